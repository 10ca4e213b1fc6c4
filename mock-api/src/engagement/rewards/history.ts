import { berlinDay, endOfBerlinDay } from '@lounge/locale';
import { parseJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { World } from '../../world/world.ts';
import { giveAward } from './award.ts';
import { attemptsOn, givenBy, insertGiven, setVoucherOf } from './statements.ts';

/** The origin of rewards: its kind, such as `game`, and its id. */
export interface RewardSource {
  readonly source: string;
  readonly eventId: number;
}

/** One attempt of a guest. */
export interface Attempt extends RewardSource {
  readonly guestId: number;
  /** In Berlin, as `2026-11-20`; empty for what is given once in an event. */
  readonly day: string;
  /** From 1; for what is given once, its number in the event. */
  readonly attempt: number;
}

/** A reward of the history. */
export interface GivenReward {
  readonly id: number;
  readonly at: string;
  readonly day: string;
  readonly attempt: number;
  /** Null where nothing was won. */
  readonly award: Award | null;
  /** Whether the voucher that it gave was used up; what is no voucher needs no use. */
  readonly isUsed: boolean;
}

const keyOf = ({ guestId, source, eventId, day, attempt }: Attempt): string =>
  [guestId, source, eventId, day, attempt].join(' ');

/**
 * Gives the award of an attempt, within a change, once for each guest, event, day and attempt. Returns the id in the history; null where
 * that attempt was there already, and then nothing is given.
 */
export const giveOnce = async (attempt: Attempt, award: Award | null, world: World): Promise<number | null> => {
  const { guestId, source, eventId, day, attempt: number } = attempt;
  const stored = award === null ? null : toJson<Award>(award);
  const row = { key: keyOf(attempt), guestId, source, eventId, day, attempt: number, award: stored, at: nowIso(world) };
  const inserted = await insertGiven.first(world.tx, row);
  if (inserted === null) return null;
  const voucherId = award === null ? null : await giveAward(award, guestId, world);
  if (voucherId !== null) await setVoucherOf.all(world.tx, { id: inserted.id, voucherId });
  return inserted.id;
};

/** The attempts of a guest on the Berlin day of now. */
export interface AttemptsOfDay {
  readonly day: string;
  readonly used: number;
  readonly left: number;
  /** The number of the next one; null where none is left. */
  readonly next: number | null;
  /** The next midnight in Berlin, in ISO 8601, from which on there are new ones. */
  readonly renewedAt: string;
}

/** The attempts of today, of which there are `perDay`; unused ones do not carry over. */
export const attemptsOfDay = async (
  { source, eventId }: RewardSource,
  guestId: number,
  perDay: number,
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<AttemptsOfDay> => {
  const day = berlinDay(clock.now());
  const row = await attemptsOn.first(tx, { guestId, source, eventId, day });
  const [used, last] = [Number(row?.used ?? 0), Number(row?.last ?? 0)];
  const left = Math.max(0, perDay - used);
  const renewedAt = new Date(endOfBerlinDay(clock.now()) + 1000).toISOString();
  return { day, used, left, next: left === 0 ? null : last + 1, renewedAt };
};

/** The rewards that an event gave a guest, newest first, `first` at most. */
export const historyOf = async (
  { source, eventId }: RewardSource,
  guestId: number,
  first: number,
  { tx }: Pick<World, 'tx'>,
): Promise<readonly GivenReward[]> => {
  const rows = await givenBy.all(tx, { guestId, source, eventId, first });
  return rows.map(({ id, at, day, attempt, award, voucherLeft }) => ({
    id,
    at,
    day,
    attempt,
    award: award === null ? null : parseJson(award),
    isUsed: award !== null && (voucherLeft ?? 0) <= 0,
  }));
};
