import { statement, type Bind } from '../../world/statement.ts';

/** A guest's chat, for its rating. */
export const chatToRate = statement((db, $: Bind<{ key: string }>) =>
  db
    .selectFrom('chat')
    .select(['guest_id', 'actor_id', 'kind', 'first_picture_at', 'ended_at'])
    .where('key', '=', $('key')),
);

/** A visitor's voice call, for its rating. */
export const callToRate = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('voice_call').select(['caller', 'actor_id', 'answered_at', 'ended_at']).where('key', '=', $('key')),
);

/** Stores a survey; returns nothing if the chat has one. */
export const insertSurvey = statement(
  (
    db,
    $: Bind<{
      chatKey: string;
      guestId: number | null;
      actorId: number;
      rating: number;
      feedback: string | null;
      url: string;
      isMobile: number;
      at: string;
    }>,
  ) =>
    db
      .insertInto('chat_survey')
      .values({
        chat_key: $('chatKey'),
        guest_id: $('guestId'),
        actor_id: $('actorId'),
        rating: $('rating'),
        feedback: $('feedback'),
        url: $('url'),
        is_mobile: $('isMobile'),
        at: $('at'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('chat_key'),
);

export const ratingsOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['rating_count', 'satisfaction']).where('id', '=', $('id')),
);

export const setRatings = statement((db, $: Bind<{ id: number; count: number; satisfaction: number }>) =>
  db
    .updateTable('actor')
    .set({ rating_count: $('count'), satisfaction: $('satisfaction') })
    .where('id', '=', $('id')),
);
