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
      .insertInto('chatSurvey')
      .values({
        chatKey: $('chatKey'),
        guestId: $('guestId'),
        actorId: $('actorId'),
        rating: $('rating'),
        feedback: $('feedback'),
        url: $('url'),
        isMobile: $('isMobile'),
        at: $('at'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('chatKey'),
);

export const ratingsOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['ratingCount', 'satisfaction']).where('id', '=', $('id')),
);

export const setRatings = statement((db, $: Bind<{ id: number; count: number; satisfaction: number }>) =>
  db
    .updateTable('actor')
    .set({ ratingCount: $('count'), satisfaction: $('satisfaction') })
    .where('id', '=', $('id')),
);
