import { formatCoins, formatDuration, type Language } from '@lounge/locale';
import { mailGuest } from '../../foundation/guest/index.ts';
import { parseJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { notify } from '../notifications/index.ts';
import { showById, type TicketRow } from './statements.ts';

/** The type of the notification that a show gave its tickets back. @assumed */
const refundNotification = 2;

/** The kind of the mail that a show gave its ticket back. */
export const refundMailKind = 'show-cancelled';

/** How long a guest watched a show. */
const watched = statement((db, $: Bind<{ guestId: number; showId: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => [
      e.fn.coalesce(e.fn.sum<number>('counted_ms'), e.lit(0)).as('ms'),
      e.fn.max('language').as('language'),
    ])
    .where('guest_id', '=', $('guestId'))
    .where('show_id', '=', $('showId')),
);

const watchedOf = ({ guest_id: guestId, show_id: showId }: TicketRow, { tx }: Pick<World, 'tx'>) =>
  watched.first(tx, { guestId, showId });

/** For how many milliseconds a guest saw the picture of the show of a ticket. */
export const watchedMs = async (ticket: TicketRow, world: Pick<World, 'tx'>): Promise<number> =>
  (await watchedOf(ticket, world))?.ms ?? 0;

/**
 * Tells a guest that a show gave its ticket back: by a notification, and by a mail with the show, what was watched and what came back.
 * @assumed For a guest of whom no language is known, the mail has that of the chat in the show.
 */
export const notifyOfRefund = async (ticket: TicketRow, actorId: number, world: World): Promise<void> => {
  const { guest_id: guestId, show_id: showId, price } = ticket;
  await notify(world, guestId, { type: refundNotification, actorId });
  const show = await showById.first(world.tx, { id: showId });
  if (show === null) return;
  const seen = await watchedOf(ticket, world);
  const title = parseJson(show.title);
  const write = (language: Language): string =>
    [title[language], formatDuration((seen?.ms ?? 0) / 1000), formatCoins(price, language)].join(' · ');
  await mailGuest(guestId, { kind: refundMailKind, write, otherwise: seen?.language ?? null }, world);
};
