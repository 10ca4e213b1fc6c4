import type { World } from '../../world/world.ts';
import type { CheckStatus } from '../../world/tables/age-check.ts';
import type { Row } from '../../world/tables.ts';
import { settleAgeCheck } from './age-check.ts';
import {
  ageCheckById,
  checkByKey,
  eventByKey,
  insertEvent,
  latestAnswered,
  setCheckStatus,
} from './age-check-statements.ts';
import type { CheckEvent } from './provider.ts';

/** The outcome of an event: `ignored` is late, out of order, or about a check that no longer counts. */
export type EventOutcome = 'applied' | 'repeated' | 'ignored' | 'unknown';

/** The statuses that may follow one. A rejected or revoked check is over; the guest begins a new one. */
const next: Readonly<Record<CheckStatus, readonly CheckStatus[]>> = {
  started: ['pending', 'accepted', 'rejected'],
  pending: ['accepted', 'rejected'],
  accepted: ['revoked'],
  rejected: [],
  revoked: [],
};

/**
 * Whether a check decides the guest's state: the last one, and of a confirmed age only the one that confirmed it. A later check without an
 * answer of its provider decides nothing, as the guest may only have looked.
 */
const counts = async ({ guestId, key }: Row<'ageCheck'>, { tx }: Pick<World, 'tx'>): Promise<boolean> => {
  const state = await ageCheckById.first(tx, { id: guestId });
  if (state?.avsStatus === 'accepted') return state.checkKey === key;
  return (await latestAnswered.first(tx, { guestId, key }))?.key === key;
};

/**
 * Applies an event once. It is ignored if it occurred before the last applied event of its check, if it cannot follow the
 * check's status, or if another check decides the guest's state.
 */
export const applyEvent = async (provider: string, event: CheckEvent, world: World): Promise<EventOutcome> => {
  const { tx } = world;
  const { checkId, result, message } = event;
  // A provider whose clock is ahead must not make its next events late.
  const occurredAt = new Date(Math.min(Date.parse(event.occurredAt), world.clock.now())).toISOString();
  const check = await checkByKey.first(tx, { key: checkId });
  if (check?.provider !== provider) return 'unknown';
  const key = `${provider} ${event.eventId}`;
  if ((await eventByKey.first(tx, { key })) !== null) return 'repeated';
  const isLate = check.eventAt !== null && Date.parse(occurredAt) < Date.parse(check.eventAt);
  const isApplied = !isLate && next[check.status].includes(result) && (await counts(check, world));
  await insertEvent.all(tx, { key, checkKey: checkId, result, occurredAt, isApplied: isApplied ? 1 : 0 });
  if (!isApplied) return 'ignored';
  await setCheckStatus.all(tx, { key: checkId, status: result, at: occurredAt });
  const settled = { guestId: check.guestId, message, provider, checkKey: checkId };
  await settleAgeCheck({ ...settled, result: result === 'revoked' ? 'unknown' : result }, world);
  return 'applied';
};
