import { berlinDay, endOfBerlinDay } from '@lounge/locale';
import type { AnswerOf, Infer } from '@lounge/protocol';
import { claimCoinLoyaltyBonus, type coinBonus } from '@lounge/protocol/engagement/loyalty';
import { answerReward, attemptsOfDay, giveOnce, type Reward } from '../rewards/index.ts';
import { pointsOf } from '../spin-wheel/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import type { Caller, World } from '../../world/world.ts';

type Answer = AnswerOf<typeof claimCoinLoyaltyBonus>;

/** Coins a day by loyalty points, in hundredths. @assumed The documents give no amount. */
const coinTiers = [
  { points: 100, coins: 100 },
  { points: 500, coins: 200 },
  { points: 1000, coins: 300 },
  { points: 2000, coins: 500 },
] as const;

/** The coins a day for a number of points, in hundredths; 0 with too few. */
export const coinsFor = (points: number): number => coinTiers.findLast((tier) => tier.points <= points)?.coins ?? 0;

const source = { source: 'coinBonus', eventId: 0 };

/** The coins that a guest can claim today. */
export const coinBonusOf = async (guestId: number, points: number, world: World): Promise<Infer<typeof coinBonus>> => {
  const { used, renewedAt } = await attemptsOfDay(source, guestId, 1, world);
  const amount = coinsFor(points);
  const next = coinTiers.find((tier) => tier.points > points);
  return {
    coins: amount === 0 ? null : coins(amount),
    isClaimed: used > 0,
    nextAt: renewedAt,
    nextTier: next === undefined ? null : { points: next.points, coins: coins(next.coins) },
  };
};

const giveCoins = async (guestId: number, world: World): Promise<Reward<Answer>> => {
  const amount = coinsFor(await pointsOf(world, guestId));
  if (amount === 0) reject('locked');
  const award = { kind: 'coins', amount } as const;
  const day = berlinDay(world.clock.now());
  if ((await giveOnce({ ...source, guestId, day, attempt: 1 }, award, world)) === null) reject('tooMany');
  const nextAt = new Date(endOfBerlinDay(world.clock.now()) + 1000).toISOString();
  return { award, reference: { coinBonus: day }, answer: { coins: coins(amount), nextAt } };
};

/** Adds the coins of the day once a Berlin day, and publishes the balance. A repeat with the same key returns the same answer. */
export const claim = async (_: unknown, caller: Caller, world: World): Promise<Answer> =>
  answerReward(caller, fingerprint(claimCoinLoyaltyBonus.id, {}), (guestId) => giveCoins(guestId, world), world);
