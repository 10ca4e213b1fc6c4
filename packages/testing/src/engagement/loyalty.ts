import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  claimCoinLoyaltyBonus,
  loyalty,
  loyaltyPointsChanged,
  redeemedReward,
  tryLoyaltyMigrate,
  userActivityEvent,
  vip30Value,
} from '@lounge/protocol/engagement/loyalty';
import { monthlyReward } from '@lounge/protocol/engagement/spin-wheel';
import { parsed } from '../parsed.ts';
import { coinsToWin } from './spin-wheel.ts';

type Reward = Infer<typeof monthlyReward>;
type PointsPush = PayloadOf<typeof loyaltyPointsChanged>;

/** A redeemable reward of 40 coins for 500 points. */
export const aReward = (overrides: Partial<Reward> = {}): Reward =>
  parsed(monthlyReward, {
    id: 3,
    isRedeemed: false,
    isRedeemable: true,
    requiredPoints: 500,
    ...coinsToWin(4000),
    ...overrides,
  });

/** The payload of the push to a guest with 140 points. */
export const aPointsPush = (overrides: Partial<PointsPush> = {}): PointsPush =>
  parsed(loyaltyPointsChanged.payload, { loyaltyPoints: 140, ...overrides });

type Redeemed = Infer<typeof redeemedReward>;
type LoyaltyAnswer = Infer<typeof loyalty>;
type EventAnswer = Infer<typeof userActivityEvent>;

/** The reward of 40 coins after it was redeemed. */
export const aRedeemedReward = (overrides: Partial<Redeemed> = {}): Redeemed =>
  parsed(redeemedReward, { ...aReward(), isRedeemed: true, isRedeemable: false, video: null, ...overrides });

const coinsOf = (value: number) => ({ value, currency: 'VXC' as const });

/** The loyalty of a guest with 620 points, who can claim two coins. */
export const aLoyalty = (overrides: Partial<LoyaltyAnswer> = {}): LoyaltyAnswer =>
  parsed(loyalty, {
    loyaltyPoints: 620,
    coinBonus: {
      coins: coinsOf(200),
      isClaimed: false,
      nextAt: '2026-11-20T23:00:00.000Z',
      nextTier: { points: 1000, coins: coinsOf(300) },
    },
    movablePoints: 0,
    eventId: 202_611,
    ...overrides,
  });

/** Two coins that were claimed. */
export const aClaim = (): AnswerOf<typeof claimCoinLoyaltyBonus> =>
  parsed(claimCoinLoyaltyBonus.answer, { coins: coinsOf(200), nextAt: '2026-11-20T23:00:00.000Z' });

/** 620 points that were moved. */
export const aMigration = (): AnswerOf<typeof tryLoyaltyMigrate> =>
  parsed(tryLoyaltyMigrate.answer, { moved: 620, loyaltyPoints: 740 });

const rewardOf = (
  number: number,
  type: EventAnswer['rewards'][number]['type'],
  requiredPoints: number,
  info: string,
  value = 1,
) => ({
  id: 20_261_100 + number,
  type,
  requiredPoints,
  info,
  value,
  redeemed: number === 1,
  video: type === 'video' ? { id: 5001, actorId: 101, title: 'Rooftop, after rain' } : null,
});

const rewardsOfEvent = [
  rewardOf(1, 'messengerGift', 20, 'Macaron'),
  rewardOf(2, 'coins', 60, '10 coins', 1000),
  rewardOf(3, 'freeSpins', 100, '2 spins', 2),
  rewardOf(4, 'bonusCode', 140, '10% more at your next top-up', 10),
  rewardOf(5, 'voucher', 180, 'Video voucher'),
  rewardOf(6, 'video', 240, 'A video'),
];

const activityOf = (
  kind: EventAnswer['activities'][number]['kind'],
  points: number,
  vipBonus: number,
  limitPerDay: number,
  faq: string,
  timesToday = 0,
) => ({
  kind,
  points,
  vipBonus,
  limitPerDay,
  timesToday,
  faq,
});

const activitiesOfEvent = [
  activityOf(
    'chatMinute',
    2,
    50,
    60,
    'Every whole minute of a chat with a picture. It counts when the chat is over.',
    10,
  ),
  activityOf(
    'purchase',
    10,
    50,
    5,
    'Albums, videos and tickets that you buy with coins. What a voucher pays does not count.',
  ),
  activityOf('message', 1, 100, 20, 'Every message that you write. Gifts count by themselves.'),
  activityOf('gift', 4, 50, 10, 'Every gift that you send, one that you won as well.'),
  activityOf('logIn', 5, 100, 1, 'Logging in, once a day. The day ends at midnight in Berlin.'),
];

const challengeOf = (
  name: string,
  description: string,
  points: number,
  link: string,
  goal: number,
  isFulfilled = false,
) => ({
  points,
  name,
  description,
  fullfilled: isFulfilled,
  date: isFulfilled ? '2026-11-20T19:00:00.000Z' : null,
  link,
  done: isFulfilled ? goal : 0,
  goal,
});

const challengesOfEvent = [
  challengeOf('Talk for ten minutes', 'In chats with a picture, also in several.', 40, '/en/cams/', 10, true),
  challengeOf('Five messages', 'To one person or to several.', 20, '/en/messenger/', 5),
  challengeOf('Two purchases', 'An album, a video or a ticket.', 30, '/en/videos/', 2),
  challengeOf('Here on three days', 'Log in on three days of this month.', 30, '/en/', 3),
];

/** The event of November for a guest who chatted for ten minutes and redeemed its first reward. */
export const anActivityEvent = (overrides: Partial<EventAnswer> = {}): EventAnswer =>
  parsed(userActivityEvent, {
    id: 202_611,
    name: 'November challenge',
    start: '2026-10-31T23:00:00.000Z',
    end: '2026-11-30T22:59:59.000Z',
    rewardClaimEnd: '2026-12-07T22:59:59.000Z',
    guestPoints: 60,
    activities: activitiesOfEvent,
    challenges: challengesOfEvent,
    rewards: rewardsOfEvent,
    ...overrides,
  });

/** The coins of a month. */
export const aMonthOfValue = (overrides: Partial<Infer<typeof vip30Value>> = {}): Infer<typeof vip30Value> =>
  parsed(vip30Value, { month: 11, year: 2026, value: 25_200, ...overrides });
