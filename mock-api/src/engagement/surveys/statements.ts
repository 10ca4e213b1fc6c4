import { sql } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** A guest's chat, for its rating. */
export const chatToRate = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('chat').select(['guestId', 'actorId', 'kind', 'firstPictureAt', 'endedAt']).where('key', '=', $('key')),
);

/** A visitor's voice call, for its rating. */
export const callToRate = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('voiceCall').select(['caller', 'actorId', 'answeredAt', 'endedAt']).where('key', '=', $('key')),
);

/** Stores a survey; returns nothing if the chat has one. */
export const insertSurvey = insertRow('chatSurvey', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('chatKey'),
);

export const insertFeedback = insertRow('feedback');

/** Takes the turn of a key until an instant, in one step; returns nothing while it is taken. */
export const takeTurn = insertRow('feedbackTurn', {}, (insert) =>
  insert
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ at: sql`excluded.at`, until: sql`excluded.until` })
        .where(sql<boolean>`"feedbackTurn".until <= excluded.at`),
    )
    .returning('key'),
);

/** The turn of a key that is taken. */
export const turnOf = statement((db, $: Bind<{ key: string; now: string }>) =>
  db.selectFrom('feedbackTurn').select('until').where('key', '=', $('key')).where('until', '>', $('now')),
);

/** Deletes the addresses of feedback from before an instant. */
export const forgetMails = statement((db, $: Bind<{ before: string }>) =>
  db.updateTable('feedback').set({ email: null }).where('at', '<=', $('before')).where('email', 'is not', null),
);

/** Deletes feedback from before an instant. */
export const forgetFeedback = statement((db, $: Bind<{ before: string }>) =>
  db.deleteFrom('feedback').where('at', '<=', $('before')),
);

export const forgetTurns = statement((db, $: Bind<{ now: string }>) =>
  db.deleteFrom('feedbackTurn').where('until', '<=', $('now')),
);
