import { berlinDay, endOfBerlinDay } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { monthlyReward, spinWin } from '@lounge/protocol/engagement/spin-wheel';
import { usableVouchers } from '../../foundation/vouchers/index.ts';
import type { Row } from '../../world/tables.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { spinsFor } from '../rewards/index.ts';
import { begunCampaign } from '../special-events/statements.ts';
import { rewardsOfMonth, type Wheel } from './prizes.ts';
import { lastFreeSpin, pointsOfGuest, redeemedIn, unverifiedAccount, wheelByType } from './statements.ts';
import { parseJson } from '../../world/json.ts';

const dayMs = 86_400_000;

/** Whether a campaign of the coin rush runs. */
const isGoldrush = async (world: Pick<World, 'tx' | 'clock'>): Promise<boolean> => {
  const now = nowIso(world);
  const campaign = await begunCampaign.first(world.tx, { eventType: 'goldrush', now });
  return campaign !== null && campaign.end > now;
};

/**
 * Whether a wheel is active, and the segment at which it stops, if that is fixed. @assumed The coin rush is active while its campaign runs;
 * a row of settings says otherwise.
 */
export const settingOf = async (wheel: Wheel, world: Pick<World, 'tx' | 'clock'>) => {
  const row = await wheelByType.first(world.tx, { type: wheel });
  const nextSegment = row?.nextSegment ?? null;
  if (row !== null) return { isActive: row.isActive === 1, nextSegment };
  return { isActive: wheel === 'monthly' || (await isGoldrush(world)), nextSegment };
};

/** The instant of the next free spin; null if there is one now. */
const nextFreeSpin = async ({ tx, clock }: World, guestId: number): Promise<string | null> => {
  const last = await lastFreeSpin.first(tx, { guestId, wheel: 'monthly' });
  if (last === null || berlinDay(Date.parse(last.at)) < berlinDay(clock.now())) return null;
  return new Date(endOfBerlinDay(clock.now()) + 1000).toISOString();
};

/**
 * Whether a guest gets free spins on a wheel. @assumed Not before the e-mail address is verified: accounts that nobody can be reached
 * at would collect prizes without end.
 */
const hasFreeSpins = async ({ tx }: World, guestId: number, wheel: Wheel): Promise<boolean> =>
  wheel === 'monthly' && (await unverifiedAccount.first(tx, { guestId })) === null;

/** The spins of a guest: a free one per day on the monthly wheel, and those of vouchers. */
export const spinsLeft = async (guestId: number, wheel: Wheel, world: World) => {
  const mayBeFree = await hasFreeSpins(world, guestId, wheel);
  const nextFreeSpinAt = mayBeFree ? await nextFreeSpin(world, guestId) : null;
  const isFree = mayBeFree && nextFreeSpinAt === null;
  const vouchers = await usableVouchers(guestId, spinsFor(wheel), world);
  const bought = vouchers.reduce((sum, { amount }) => sum + amount, 0);
  return { isFree, nextFreeSpinAt, spins: bought + (isFree ? 1 : 0) };
};

/** The current month in Berlin, such as "2026-11". */
export const monthOf = ({ clock }: Pick<World, 'clock'>): string => berlinDay(clock.now()).slice(0, 7);

/** The last second of the current month in Berlin. */
export const endOfMonth = ({ clock }: Pick<World, 'clock'>): string => {
  const [year = 0, month = 1] = berlinDay(clock.now()).split('-').map(Number);
  return new Date(endOfBerlinDay(Date.UTC(year, month, 1, 12) - dayMs)).toISOString();
};

/** The points of a guest. */
export const pointsOf = async ({ tx }: World, guestId: number): Promise<number> =>
  (await pointsOfGuest.first(tx, { id: guestId }))?.loyaltyPoints ?? 0;

/** The rewards of the month with their state for a guest; null for anonymous visitors. */
export const rewardsFor = async (
  guestId: number | null,
  points: number,
  world: World,
): Promise<readonly Infer<typeof monthlyReward>[]> => {
  const month = monthOf(world);
  const rows = guestId === null ? [] : await redeemedIn.all(world.tx, { guestId, month });
  const redeemed = new Set(rows.map((row) => row.rewardId));
  return rewardsOfMonth.map((reward) => ({
    ...reward,
    isRedeemed: redeemed.has(reward.id),
    isRedeemable: guestId !== null && points >= reward.requiredPoints && !redeemed.has(reward.id),
  }));
};

/** Maps a row to a win in the history. */
export const winOf = ({ id, at, segment, prize }: Row<'spin'>): Infer<typeof spinWin> => ({
  id,
  at,
  segment,
  ...parseJson(prize),
});
