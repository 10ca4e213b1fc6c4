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
