import { startOfBerlinMonth } from '@lounge/locale';
import { isBarredFromSpending } from '../../dispatch/locked-out.ts';
import type { Row } from '../../world/tables.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { paidSince } from './statements.ts';

type ReadWorld = Pick<World, 'tx' | 'clock'>;

const limitRow = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('spendingLimit').selectAll().where('guestId', '=', $('guestId')),
);

const insertLimit = insertRow(
  'spendingLimit',
  { cents: null, pendingCents: null, pendingAt: null, pausedUntil: null },
  (insert) => insert.onConflict((conflict) => conflict.doNothing()),
);

const putLimit = updateRow('spendingLimit', 'guestId', ['cents', 'pendingCents', 'pendingAt']);

const putPause = statement((db, $: Bind<{ guestId: number; until: string }>) =>
  db
    .updateTable('spendingLimit')
    .set({ pausedUntil: $('until') })
    .where('guestId', '=', $('guestId')),
);

/** How long a higher limit waits. @assumed The documents name no limit. */
const higherLimitDelayMs = 24 * 3_600_000;

/** A break that ends at most this much later than the one that runs is the same. @assumed */
const sameBreakMs = 60_000;

/** A guest's limit at an instant; amounts in hundredths of a euro, null is no limit. */
export interface SpendingState {
  /** The limit of a Berlin month. */
  readonly cents: number | null;
  /** A higher limit, which holds from `at`. */
  readonly pending: { readonly cents: number | null; readonly at: string } | null;
  /** The payments of this month, in any way. */
  readonly usedCents: number;
  /** The end of the guest's break; null if there is none. */
  readonly pausedUntil: string | null;
}

/** The limit that holds at an instant and the one that waits: a pending limit is read by the clock, nothing runs at its time. */
const currentLimit = (row: Row<'spendingLimit'> | null, now: string): Pick<SpendingState, 'cents' | 'pending'> => {
  if (row === null) return { cents: null, pending: null };
  const { cents, pendingCents, pendingAt: at } = row;
  if (at === null) return { cents, pending: null };
  return at <= now ? { cents: pendingCents, pending: null } : { cents, pending: { cents: pendingCents, at } };
};

/** The end of a guest's break, null if none lasts at an instant. */
const currentBreak = (row: Row<'spendingLimit'> | null, now: string): string | null => {
  const until = row?.pausedUntil ?? null;
  return until !== null && until > now ? until : null;
};

/** Reads what a guest decided about spending, and what was paid in the current Berlin month. */
export const spendingOf = async (guestId: number, world: ReadWorld): Promise<SpendingState> => {
  const now = nowIso(world);
  const row = await limitRow.first(world.tx, { guestId });
  const since = new Date(startOfBerlinMonth(world.clock.now())).toISOString();
  const paid = await paidSince.first(world.tx, { guestId, since });
  return { ...currentLimit(row, now), usedCents: paid?.total ?? 0, pausedUntil: currentBreak(row, now) };
};

/** Why a guest can pay nothing at all, whatever the sum. */
export type PaymentStop =
  | { readonly reason: 'locked' }
  | {
      readonly reason: 'paused';
      /** The end of the guest's break. */ readonly until: string;
    };

/** The guest's break, where it was read already. */
export type KnownBreak = Pick<SpendingState, 'pausedUntil'>;

/** A lock or a restriction, which count as one reason, or a break, which forbids every payment; null if there is neither. */
export const paymentStopOf = async (
  guestId: number,
  world: ReadWorld,
  known?: KnownBreak,
): Promise<PaymentStop | null> => {
  if (await isBarredFromSpending(world.tx, guestId)) return { reason: 'locked' };
  const until =
    known === undefined ? currentBreak(await limitRow.first(world.tx, { guestId }), nowIso(world)) : known.pausedUntil;
  return until === null ? null : { reason: 'paused', until };
};

/** Why a locked account or the guest's own decision forbids a payment of this sum; null if nothing does. */
export const forbiddenBy = async (
  guestId: number,
  cents: number,
  world: ReadWorld,
): Promise<PaymentStop['reason'] | 'limitReached' | null> => {
  const spending = await spendingOf(guestId, world);
  const stop = await paymentStopOf(guestId, world, spending);
  if (stop !== null) return stop.reason;
  const { cents: limit, usedCents } = spending;
  return limit !== null && usedCents + cents > limit ? 'limitReached' : null;
};

const isHigher = (one: number | null, other: number | null): boolean => (one ?? Infinity) > (other ?? Infinity);

/** Sets the monthly limit: a lower one holds at once, a higher one after 24 hours. The same limit takes a pending one back. */
export const setLimit = async (guestId: number, cents: number | null, world: ReadWorld): Promise<void> => {
  await insertLimit.all(world.tx, { guestId });
  const current = await spendingOf(guestId, world);
  const waits = isHigher(cents, current.cents);
  await putLimit.all(world.tx, {
    guestId,
    cents: waits ? current.cents : cents,
    pendingCents: waits ? cents : null,
    pendingAt: waits ? new Date(world.clock.now() + higherLimitDelayMs).toISOString() : null,
  });
};

/** Begins a break, or makes it longer; nothing ends it early. */
export const pause = async (guestId: number, hours: number, world: ReadWorld): Promise<void> => {
  await insertLimit.all(world.tx, { guestId });
  const { pausedUntil } = await spendingOf(guestId, world);
  const until = new Date(world.clock.now() + hours * 3_600_000).toISOString();
  // A repeat, as of a double press, moves nothing.
  const isLater = pausedUntil === null || Date.parse(until) - Date.parse(pausedUntil) > sameBreakMs;
  if (isLater) await putPause.all(world.tx, { guestId, until });
};
