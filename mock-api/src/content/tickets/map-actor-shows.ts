import { camShowPlatformId, camShowStatus } from '@lounge/protocol/content/tickets';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import type { ActorShows } from '../actors/ports.ts';

/**
 * The shows of a performer that are neither cancelled nor over, and whether a guest has a ticket. Profiles are read most: a join and
 * an order would each cost SQLite several times what these few rows take.
 */
const showsWithOwnTickets = statement((db, $: Bind<{ actorId: number; guestId: number; now: string }>) =>
  db
    .selectFrom('camShow')
    .select((show) => [
      'startAt',
      'isPrivate',
      'isKept',
      show
        .selectFrom('camTicket')
        .select('camTicket.id')
        .whereRef('camTicket.showId', '=', 'camShow.id')
        .where('camTicket.guestId', '=', $('guestId'))
        .where('camTicket.endedAt', 'is', null)
        .limit(1)
        .as('ticketId'),
    ])
    .where('actorId', '=', $('actorId'))
    .where('status', '=', camShowStatus)
    .where('endAt', '>', $('now')),
);

const byStart = (one: { startAt: string }, other: { startAt: string }): number =>
  one.startAt < other.startAt ? -1 : 1;

const inShowNow = statement((db, $: Bind<{ now: string }>) =>
  db
    .selectFrom('camShow')
    .select('actorId')
    .where('status', '=', camShowStatus)
    .where('isKept', '=', 1)
    .where('startAt', '<=', $('now'))
    .where('endAt', '>', $('now')),
);

/** The ids of all performers who are in a ticket show now. */
export const performersInShow = async (world: Pick<World, 'tx' | 'clock'>): Promise<ReadonlySet<number>> =>
  new Set((await inShowNow.all(world.tx, { now: nowIso(world) })).map(({ actorId: id }) => id));

/** How many shows that start soon are read. @assumed */
const mostSoon = 50;

const publicShowsBetween = statement((db, $: Bind<{ now: string; until: string; first: number }>) =>
  db
    .selectFrom('camShow')
    .select(['actorId', 'startAt'])
    .where('platformId', '=', camShowPlatformId)
    .where('status', '=', camShowStatus)
    .where('isPrivate', '=', 0)
    .where('endAt', '>', $('now'))
    .where('startAt', '>', $('now'))
    .where('startAt', '<=', $('until'))
    .orderBy('startAt')
    .orderBy('id')
    .limit($('first')),
);

/** The starts of the next public shows until an instant, by performer. */
export const showsUntil = async (
  until: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ReadonlyMap<number, string>> => {
  const bindings = { now: nowIso(world), until: new Date(until).toISOString(), first: mostSoon };
  const rows = await publicShowsBetween.all(world.tx, bindings);
  // The first of a performer's shows counts.
  return new Map(rows.toReversed().map(({ actorId, startAt }) => [actorId, startAt]));
};

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
  const known = rows.filter((row) => row.isPrivate === 0 || row.ticketId !== null);
  const running = rows.find((row) => row.startAt <= now && row.isKept === 1);
  const next = known.find((row) => row.startAt > now);
  const entered = running ?? next;
  return {
    isCurrentlyTicketShow: running !== undefined,
    guestHasTicket: entered !== undefined && entered.ticketId !== null,
    nextShowAt: next?.startAt ?? null,
  };
};
