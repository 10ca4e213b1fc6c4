import { camShowStatus } from '@lounge/protocol/content/tickets';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';

/**
 * The shows of a performer that are neither cancelled nor over, and whether a guest has a ticket. Profiles are read most: a join and
 * an order would each cost SQLite several times what these few rows take.
 */
const showsWithOwnTickets = statement((db, $: Bind<{ actorId: number; guestId: number; now: string }>) =>
  db
    .selectFrom('cam_show')
    .select((show) => [
      'start_at',
      'is_private',
      'is_kept',
      show
        .selectFrom('cam_ticket')
        .select('cam_ticket.id')
        .whereRef('cam_ticket.show_id', '=', 'cam_show.id')
        .where('cam_ticket.guest_id', '=', $('guestId'))
        .where('cam_ticket.ended_at', 'is', null)
        .limit(1)
        .as('ticket_id'),
    ])
    .where('actor_id', '=', $('actorId'))
    .where('status', '=', camShowStatus)
    .where('end_at', '>', $('now')),
);

const byStart = (one: { start_at: string }, other: { start_at: string }): number =>
  one.start_at < other.start_at ? -1 : 1;

const inShowNow = statement((db, $: Bind<{ now: string }>) =>
  db
    .selectFrom('cam_show')
    .select('actor_id')
    .where('status', '=', camShowStatus)
    .where('is_kept', '=', 1)
    .where('start_at', '<=', $('now'))
    .where('end_at', '>', $('now')),
);

/** The ids of all performers who are in a ticket show now. */
export const performersInShow = async (world: Pick<World, 'tx' | 'clock'>): Promise<ReadonlySet<number>> =>
  new Set((await inShowNow.all(world.tx, { now: nowIso(world) })).map(({ actor_id: id }) => id));

/** What a performer's profile says of ticket shows. */
export interface ActorShows {
  /** Whether she is in a show now, also in one that others may not know. */
  readonly isCurrentlyTicketShow: boolean;
  /** Whether the guest has a ticket to the show that runs, or while none does to the next one. */
  readonly guestHasTicket: boolean;
  readonly nextShowAt: string | null;
}

/**
 * Reads what a performer's profile says of ticket shows.
 * @spec feature:chat.ticket-show
 */
export const actorShowsOf = async (
  actorId: number,
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ActorShows> => {
  const now = nowIso(world);
  const found = await showsWithOwnTickets.all(world.tx, { actorId, guestId: guestId ?? 0, now });
  const rows = found.toSorted(byStart);
  const known = rows.filter((row) => row.is_private === 0 || row.ticket_id !== null);
  const running = rows.find((row) => row.start_at <= now && row.is_kept === 1);
  const next = known.find((row) => row.start_at > now);
  const entered = running ?? next;
  return {
    isCurrentlyTicketShow: running !== undefined,
    guestHasTicket: entered !== undefined && entered.ticket_id !== null,
    nextShowAt: next?.start_at ?? null,
  };
};
