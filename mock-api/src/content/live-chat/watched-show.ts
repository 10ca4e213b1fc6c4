import { statement, type Bind } from '../../world/statement.ts';
import type { WatchedOf } from '../tickets/ports.ts';

const watched = statement((db, $: Bind<{ guestId: number; showId: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => [
      e.fn.coalesce(e.fn.sum<number>('countedMs'), e.lit(0)).as('ms'),
      e.fn.max('language').as('language'),
    ])
    .where('guestId', '=', $('guestId'))
    .where('showId', '=', $('showId')),
);

/** The time that a guest watched a show in all chats. */
export const watchedShow: WatchedOf = async ({ guestId, showId }, { tx }) =>
  (await watched.first(tx, { guestId, showId })) ?? { ms: 0, language: null };
