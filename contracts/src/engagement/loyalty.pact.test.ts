import {
  activityIdIs,
  guestClaimedCoins,
  guestDidForEvent,
  guestHasOldPoints,
  guestHasPoints,
  guestRedeemedEventReward,
  guestRedeemedReward,
  guestSpentCoins,
  keyWasUsed,
  pointsChange,
} from '@lounge/mock-api/states';
import {
  claimCoinLoyaltyBonus,
  getLoyalty,
  getUserActivityEvent,
  loyaltyPointsChanged,
  redeemLoyaltyReward,
  tryLoyaltyMigrate,
  vip30ValueHistory,
} from '@lounge/protocol/engagement/loyalty';
import { ActivityEvent, Loyalty, LoyaltyClub } from '@lounge/stores/engagement/loyalty';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import {
  aClaim,
  aLoyalty,
  aMigration,
  aMonthOfValue,
  anActivityEvent,
  aPointsPush,
  aRedeemedReward,
  aReward,
} from '@lounge/testing/engagement/loyalty';
import { aWheel } from '@lounge/testing/engagement/spin-wheel';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

/** On any day, the event of the month is that of November 2026. */
const november = activityIdIs({ id: 202_611 });
const didChat = [november, guestDidForEvent({ guestId: 7, activity: 'chatMinute', times: 10 })];
const has = (points: number) => guestHasPoints({ guestId: 7, points });

// @spec query:loyalty.reward.redeem
test('a guest redeems a reward', () =>
  pactForCall(
    redeemLoyaltyReward,
    {
      description: 'a request to redeem a monthly reward',
      states: [has(500)],
      caller: guest,
      input: { id: 3 },
      answer: aRedeemedReward(),
      exact: ['id', 'isRedeemed', 'isRedeemable', 'type', 'coins'],
    },
    async (side) => {
      const wheel = new SpinWheel('monthly', side, () => 'k-1');
      wheel.info.set(aWheel({ monthlyRewards: [aReward()] }));
      expect((await new Loyalty(wheel, side, () => 'k-1').redeem(3)).ok).toBe(true);
      expect(wheel.info.value?.monthlyRewards).toMatchObject([{ id: 3, isRedeemed: true }]);
    },
  ));

test.each([
  ['a monthly reward with an expired token', [], expiredGuest, 3, 'needLogin', null],
  ['an unknown monthly reward', [has(500)], guest, 99, 'unknown', 'id'],
  ['a monthly reward with too few points', [has(499)], guest, 3, 'locked', 'id'],
  [
    'a monthly reward that was redeemed before',
    [has(500), guestRedeemedReward({ guestId: 7, id: 3 })],
    guest,
    ...([3, 'locked', 'id'] as const),
  ],
  [
    'a monthly reward with a reused idempotency key',
    [has(500), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    ...([3, 'keyReused', 'Idempotency-Key'] as const),
  ],
  ['a reward of the event with too few points', [november], guest, ...([20_261_101, 'locked', 'id'] as const)],
  [
    'a reward of the event that was redeemed before',
    [...didChat, guestRedeemedEventReward({ guestId: 7, number: 1 })],
    guest,
    ...([20_261_101, 'locked', 'id'] as const),
  ],
  ['a reward of an event to come', didChat, guest, ...([20_261_201, 'locked', 'id'] as const)],
] as const)('redeeming %s fails', (what, states, caller, id, error, field) =>
  pactForCall(redeemLoyaltyReward, {
    description: `a request to redeem ${what}`,
    states,
    caller,
    error,
    field,
    input: { id },
  }),
);

test('redeeming a reward by an invalid id is malformed', () =>
  pactForCall(redeemLoyaltyReward, {
    description: 'a request to redeem a monthly reward by an invalid id',
    caller: guest,
    input: { id: 0 },
    error: 'malformed',
    field: 'id',
  }));

// @spec socket:loyaltyPointsChanged, state:guest-data-pushes 4
test('a guest is notified when the points change', () =>
  pactForPush(
    loyaltyPointsChanged,
    {
      description: 'a loyaltyPointsChanged push when the loyalty points change',
      caller: guest,
      event: pointsChange({ guestId: 7, points: 140 }),
      payload: aPointsPush(),
      exact: ['loyaltyPoints'],
    },
    (side, deliver) => {
      const wheel = new SpinWheel('monthly', side, () => 'k-1');
      wheel.info.set(aWheel());
      const loyalty = new Loyalty(wheel, side, () => 'k-1');
      loyalty.listen(side);
      deliver();
      expect(loyalty.points).toBe(140);
    },
  ));

// @spec query:loyalty.reward.redeem
test('a guest redeems a reward of an event', () =>
  pactForCall(
    redeemLoyaltyReward,
    {
      description: 'a request to redeem a reward of the event',
      states: didChat,
      caller: guest,
      input: { id: 20_261_102 },
      answer: aRedeemedReward({
        id: 20_261_102,
        requiredPoints: 60,
        coins: { value: 1000, currency: 'VXC' },
      }),
      exact: ['id', 'isRedeemed', 'isRedeemable', 'type', 'coins', 'requiredPoints'],
    },
    async (side) => {
      const event = new ActivityEvent(202_611, side, () => 'k-1');
      event.data.set(anActivityEvent());
      expect((await event.redeem(20_261_102)).ok).toBe(true);
      expect(event.data.value?.rewards[1]).toMatchObject({ id: 20_261_102, redeemed: true });
    },
  ));

const manyPoints = [
  november,
  guestDidForEvent({ guestId: 7, activity: 'chatMinute', times: 60 }),
  guestDidForEvent({ guestId: 7, activity: 'purchase', times: 5 }),
];
const noCoins = { coins: null };

test.each([
  ['a gift', 1, 20, { ...noCoins, type: 'messengerGift', messengerGift: { gift: 'macaron', amount: 1 } }],
  ['spins', 3, 100, { ...noCoins, type: 'freeSpins', freeSpins: 2 }],
  ['a bonus code', 4, 140, { ...noCoins, type: 'bonusCode', bonuscode: { code: 'TURN10', percent: 10 } }],
  ['a voucher', 5, 180, { ...noCoins, type: 'voucher', voucher: { type: 1, amount: 1 } }],
  ['a video', 6, 240, { ...noCoins, type: 'video', video: { id: 5001, actorId: 101, title: 'Rooftop, after rain' } }],
] as const)('a guest redeems %s of an event', (what, number, requiredPoints, fields) =>
  pactForCall(redeemLoyaltyReward, {
    description: `a request to redeem ${what} of the event`,
    states: manyPoints,
    caller: guest,
    input: { id: 20_261_100 + number },
    answer: aRedeemedReward({ id: 20_261_100 + number, requiredPoints, ...fields }),
    exact: ['id', 'isRedeemed', 'isRedeemable', 'type', 'requiredPoints'],
  }),
);

const shown = ['loyaltyPoints', 'coinBonus.coins', 'coinBonus.isClaimed', 'movablePoints', 'eventId'];

// @spec state:loyalty 1
test('a guest reads points and the coins of the day', () =>
  pactForCall(
    getLoyalty,
    {
      description: 'a query for the loyalty of a guest with old points',
      states: [november, has(620), guestHasOldPoints({ guestId: 7, points: 180 })],
      caller: guest,
      input: {},
      answer: aLoyalty({ movablePoints: 180 }),
      exact: shown,
    },
    async (side) => {
      const club = new LoyaltyClub(side);
      await club.data.load();
      expect(club.data.value?.movablePoints).toBe(180);
    },
  ));

test('a guest who has claimed coins today reads it', () =>
  pactForCall(getLoyalty, {
    description: 'a query for the loyalty of a guest who has claimed coins',
    states: [november, has(620), guestClaimedCoins({ guestId: 7 })],
    caller: guest,
    input: {},
    answer: aLoyalty({ coinBonus: { ...aLoyalty().coinBonus, isClaimed: true } }),
    exact: shown,
  }));

// @spec query:loyalty.coin-bonus.claim
test('a guest claims the coins of the day', () =>
  pactForCall(
    claimCoinLoyaltyBonus,
    {
      description: 'a request to claim the coins of the day',
      states: [has(620)],
      caller: guest,
      input: {},
      answer: aClaim(),
      exact: ['coins'],
    },
    async (side) => {
      const club = new LoyaltyClub(side, () => 'k-1');
      club.data.set(aLoyalty());
      expect((await club.claim()).ok).toBe(true);
      expect(club.data.value?.coinBonus.isClaimed).toBe(true);
    },
  ));

test.each([
  ['with an expired token', [], expiredGuest, 'needLogin', null],
  ['with too few points', [has(99)], guest, 'locked', null],
  ['twice on a day', [has(620), guestClaimedCoins({ guestId: 7 })], guest, 'tooMany', null],
  [
    'with a reused idempotency key',
    [has(620), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    ...(['keyReused', 'Idempotency-Key'] as const),
  ],
] as const)('claiming the coins of the day %s fails', (what, states, caller, error, field) =>
  pactForCall(claimCoinLoyaltyBonus, {
    description: `a request to claim the coins of the day ${what}`,
    states,
    caller,
    error,
    field,
    input: {},
  }),
);

// @spec query:loyalty.migrate.try
test('a guest moves the points of the club before', () =>
  pactForCall(tryLoyaltyMigrate, {
    description: 'a request to move the points of the club before',
    states: [has(120), guestHasOldPoints({ guestId: 7, points: 620 })],
    caller: guest,
    input: {},
    answer: aMigration(),
    exact: ['moved', 'loyaltyPoints'],
  }));

test.each([
  ['with an expired token', expiredGuest, 'needLogin'],
  ['that are not there', guest, 'unknown'],
] as const)('moving points of the club before %s fails', (what, caller, error) =>
  pactForCall(tryLoyaltyMigrate, {
    description: `a request to move points of the club before ${what}`,
    caller,
    error,
    input: {},
  }),
);

const event = anActivityEvent();
/** The items of its lists differ in which of their fields are null, so they are compared one by one. */
const ofEvent = {
  exact: [
    'id',
    'guestPoints',
    'activities.kind',
    'activities.timesToday',
    'challenges.name',
    'challenges.fullfilled',
    'challenges.done',
    'rewards.id',
    'rewards.type',
    'rewards.requiredPoints',
    'rewards.value',
    'rewards.redeemed',
  ],
};
/** The same event for somebody without points. */
const untouched = anActivityEvent({
  guestPoints: 0,
  activities: event.activities.map((each) => ({ ...each, timesToday: 0 })),
  challenges: event.challenges.map((each) => ({ ...each, fullfilled: false, date: null, done: 0 })),
  rewards: event.rewards.map((each) => ({ ...each, redeemed: false })),
});

// @spec query:user-activity-event.get, entity:userActivityEvent
test('a guest reads an event with activities, challenges and rewards', () =>
  pactForCall(
    getUserActivityEvent,
    {
      description: 'a query for the event of the month by a guest with points',
      states: [...didChat, guestRedeemedEventReward({ guestId: 7, number: 1 })],
      caller: guest,
      input: { id: 202_611 },
      // Chat minutes bring half as many points again with VIP.
      answer: { ...event, guestPoints: 70 },
      ...ofEvent,
    },
    async (side) => {
      const store = new ActivityEvent(202_611, side);
      await store.load();
      expect(store.data.value).toMatchObject({ guestPoints: 70 });
    },
  ));

test('a visitor reads an event', () =>
  pactForCall(getUserActivityEvent, {
    description: 'a query for the event of the month by a visitor',
    states: [november],
    input: { id: 202_611 },
    answer: untouched,
    ...ofEvent,
  }));

test('an event that is not known is rejected', () =>
  pactForCall(getUserActivityEvent, {
    description: 'a query for an unknown event',
    input: { id: 22 },
    error: 'unknown',
    field: 'id',
  }));

// @spec query:vip30.history, entity:vip30ValueHistory
test('a guest reads the coins of each month', () =>
  pactForCall(
    vip30ValueHistory,
    {
      description: 'a query for the coins spent by month',
      states: [
        guestSpentCoins({ guestId: 7, amount: 25_200, monthsAgo: 0 }),
        guestSpentCoins({ guestId: 7, amount: 40_000, monthsAgo: 1 }),
      ],
      caller: guest,
      input: {},
      answer: [
        aMonthOfValue({ month: 6, value: 0 }),
        aMonthOfValue({ month: 7, value: 0 }),
        aMonthOfValue({ month: 8, value: 0 }),
        aMonthOfValue({ month: 9, value: 0 }),
        aMonthOfValue({ month: 10, value: 40_000 }),
        aMonthOfValue(),
      ],
      exact: ['value'],
    },
    async (side) => {
      const club = new LoyaltyClub(side);
      await club.history.load();
      expect(club.history.value?.at(-1)).toMatchObject({ month: 11, value: 25_200 });
    },
  ));

test.each([
  ['loyalty', getLoyalty],
  ['the coins spent by month', vip30ValueHistory],
] as const)('reading %s with an expired token fails', (what, call) =>
  pactForCall(call, {
    description: `a query for ${what} with an expired token`,
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }),
);
