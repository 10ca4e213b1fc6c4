import {
  claimCoinLoyaltyBonus,
  getLoyalty,
  getUserActivityEvent,
  redeemLoyaltyReward,
  tryLoyaltyMigrate,
  vip30ValueHistory,
} from '@lounge/protocol/engagement/loyalty';
import { getGuestVouchers, voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { boughtGifts } from '@lounge/protocol/content/gifts';
import { expect, test } from 'vitest';
import { givenMediaOf } from '../../foundation/vouchers/index.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { keyWasUsed } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { coinsFor } from './coin-bonus.ts';
import {
  guestDidForEvent,
  guestHasOldPoints,
  guestHasPoints,
  guestRedeemedEventReward,
  guestSpentCoins,
} from './states.ts';

const dayMs = 86_400_000;
const november = 202_611;

const setUp = async ({ points = 620, isVip = false }: { points?: number; isVip?: boolean } = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}`, isVip }, world);
  await guestHasPoints.setUp({ guestId: 7, points }, world);
  const published: string[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const { outcome, answer } = testClient(world);
  const me = { guestId: 7 };
  return {
    ...testWorld,
    published,
    outcome,
    answer,
    club: () => answer(getLoyalty, {}, me),
    claim: (key: string | null = 'k-1', guestId = 7) => outcome(claimCoinLoyaltyBonus, {}, { guestId, key }),
    event: (id = november, guestId: number | null = 7) =>
      answer(getUserActivityEvent, { id }, { guestId, language: 'en' }),
    redeem: (id: number, key = `k-${id}`) => outcome(redeemLoyaltyReward, { id }, { guestId: 7, key }),
    did: (activity: 'chatMinute' | 'purchase' | 'message' | 'gift' | 'logIn', times: number) =>
      guestDidForEvent.setUp({ guestId: 7, activity, times }, world),
    balance: () => balanceOf(world.database.reader, 'guest:7'),
  };
};

test.each([
  [0, 0],
  [99, 0],
  [100, 100],
  [499, 100],
  [500, 200],
  [1000, 300],
  [1999, 300],
  [2000, 500],
  [99_999, 500],
])('%d points bring %d hundredths of a coin a day', (points, coins) => expect(coinsFor(points)).toBe(coins));

// @spec query:loyalty.coin-bonus.claim, state:loyalty 1
test('the coins of the day are claimed once a Berlin day, with any keys, also at once', async () => {
  const { claim, balance, club, published, pass } = await setUp();
  expect((await club()).coinBonus).toMatchObject({
    coins: { value: 200 },
    isClaimed: false,
    nextTier: { points: 1000 },
  });
  const all = await Promise.all([claim('k-1'), claim('k-1'), claim('k-2')]);
  expect(all[0]).toMatchObject({ ok: true, answer: { coins: { value: 200 }, nextAt: '2026-11-20T23:00:00.000Z' } });
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toMatchObject({ ok: false, code: 'tooMany' });
  expect([await balance(), published]).toEqual([200, ['guestBalance']]);
  expect((await club()).coinBonus).toMatchObject({ isClaimed: true, nextAt: '2026-11-20T23:00:00.000Z' });
  pass(4 * 3_600_000);
  expect((await club()).coinBonus.isClaimed).toBe(false);
  expect(await claim('k-3')).toMatchObject({ ok: true });
  expect(await balance()).toBe(400);
});

test('claiming is rejected for visitors, with too few points, without a key and with a used one', async () => {
  const { claim, outcome, world, balance } = await setUp({ points: 99 });
  expect(await claim()).toMatchObject({ code: 'locked' });
  expect(await outcome(claimCoinLoyaltyBonus, {}, { key: 'k' })).toMatchObject({ code: 'needLogin' });
  expect(await claim(null)).toMatchObject({ code: 'malformed', field: 'Idempotency-Key' });
  await keyWasUsed.setUp({ guestId: 7, key: 'taken' }, world);
  expect(await claim('taken')).toMatchObject({ code: 'keyReused' });
  expect(await balance()).toBe(0);
});

// @spec query:loyalty.migrate.try, state:loyalty 1
test('points of before are moved once, also at once', async () => {
  const { outcome, club, world, published } = await setUp();
  await guestHasOldPoints.setUp({ guestId: 7, points: 180 }, world);
  expect((await club()).movablePoints).toBe(180);
  const move = (guestId: number | null = 7) => outcome(tryLoyaltyMigrate, {}, { guestId });
  const both = await Promise.all([move(), move()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: true, answer: { moved: 180, loyaltyPoints: 800 } });
  expect(both).toContainEqual(expect.objectContaining({ code: 'unknown' }));
  expect(await club()).toMatchObject({ loyaltyPoints: 800, movablePoints: 0 });
  expect(await move(8)).toMatchObject({ code: 'unknown' });
  expect(await move(null)).toMatchObject({ code: 'needLogin' });
  expect(published).toEqual(['loyaltyPointsChanged']);
});

// @spec query:vip30.history, entity:vip30ValueHistory
test('the coins spent are summed by month of the Berlin clock', async () => {
  const { answer, world } = await setUp();
  for (const [monthsAgo, amount] of [
    [0, 2520],
    [1, 4000],
    [5, 240],
    [6, 999],
  ] as const)
    await guestSpentCoins.setUp({ guestId: 7, amount, monthsAgo }, world);
  expect(await answer(vip30ValueHistory, {}, { guestId: 7 })).toEqual([
    { month: 6, year: 2026, value: 240 },
    { month: 7, year: 2026, value: 0 },
    { month: 8, year: 2026, value: 0 },
    { month: 9, year: 2026, value: 0 },
    { month: 10, year: 2026, value: 4000 },
    { month: 11, year: 2026, value: 2520 },
  ]);
  expect((await answer(vip30ValueHistory, {}, { guestId: 8 })).every(({ value }) => value === 0)).toBe(true);
});

// @spec query:user-activity-event.get, entity:userActivityEvent
test('an event has activities, challenges and rewards, and the points of the guest', async () => {
  const { event, club, did } = await setUp();
  expect((await club()).eventId).toBe(november);
  await did('chatMinute', 10);
  await did('message', 2);
  const { activities, challenges, rewards, ...rest } = await event();
  expect(rest).toEqual({
    id: november,
    name: 'November challenge',
    start: '2026-10-31T23:00:00.000Z',
    end: '2026-11-30T22:59:59.000Z',
    rewardClaimEnd: '2026-12-07T22:59:59.000Z',
    guestPoints: 62,
  });
  expect(activities.map(({ kind, points, timesToday }) => [kind, points, timesToday])).toEqual([
    ['chatMinute', 2, 10],
    ['purchase', 10, 0],
    ['message', 1, 2],
    ['gift', 4, 0],
    ['logIn', 5, 0],
  ]);
  expect(challenges.map(({ fullfilled, date, done, goal, link }) => [fullfilled, date, done, goal, link])).toEqual([
    [true, '2026-11-20T19:00:00.000Z', 10, 10, '/en/cams/'],
    [false, null, 2, 5, '/en/messenger/'],
    [false, null, 0, 2, '/en/videos/'],
    [false, null, 0, 3, '/en/'],
  ]);
  expect(
    rewards.map(({ id, type, requiredPoints, value, redeemed }) => [id, type, requiredPoints, value, redeemed]),
  ).toEqual([
    [20_261_101, 'messengerGift', 20, 1, false],
    [20_261_102, 'coins', 60, 1000, false],
    [20_261_103, 'freeSpins', 100, 2, false],
    [20_261_104, 'bonusCode', 140, 10, false],
    [20_261_105, 'voucher', 180, 1, false],
    [20_261_106, 'video', 240, 1, false],
  ]);
  expect((await club()).loyaltyPoints).toBe(620);
});

test.each([
  ['a visitor', null],
  ['another guest', 8],
])('%s sees the event without points', async (_, guestId) => {
  const { event, did } = await setUp();
  await did('chatMinute', 10);
  const { guestPoints, challenges } = await event(november, guestId);
  expect([guestPoints, challenges[0]?.fullfilled, challenges[0]?.done]).toEqual([0, false, 0]);
});

test.each([
  ['no month', 202_613, false],
  ['no month', 202_600, false],
  ['the next month', 202_612, true],
  ['the month after it', 202_701, false],
  ['twelve months ago', 202_511, true],
  ['thirteen months ago', 202_510, false],
  ['no event', 22, false],
])('an id of %s', async (_, id, isKnown) => {
  const { outcome } = await setUp();
  const result = await outcome(getUserActivityEvent, { id }, {});
  if (isKnown) expect(result).toMatchObject({ ok: true, answer: { id } });
  else expect(result).toMatchObject({ code: 'unknown', field: 'id' });
});

test.each([
  ['a message', false, 'message', 3, 3],
  ['twenty messages and more', false, 'message', 25, 40],
  ['messages with VIP', true, 'message', 3, 6],
  ['chat minutes with VIP', true, 'chatMinute', 3, 9],
  ['more than an hour of chats', false, 'chatMinute', 90, 160],
  ['a log-in', false, 'logIn', 2, 5],
] as const)('points of %s, with limit, bonus and challenge', async (_, isVip, activity, times, points) => {
  const { did, event } = await setUp({ isVip });
  await did(activity, times);
  expect((await event()).guestPoints).toBe(points);
});

test('a challenge by days counts days, and is fulfilled once', async () => {
  const { did, event, pass } = await setUp();
  for (let day = 0; day < 4; day += 1) {
    await did('logIn', 1);
    expect((await event()).challenges[3]).toMatchObject({ done: Math.min(day + 1, 3), fullfilled: day >= 2 });
    pass(dayMs);
  }
  expect((await event()).guestPoints).toBe(4 * 5 + 30);
});

// @spec query:loyalty.reward.redeem, feature:reward.activity-event 2
test('rewards of an event go where they belong, each once, until the claim ends', async () => {
  const { did, redeem, event, answer, balance, world, published } = await setUp();
  await did('chatMinute', 60);
  published.length = 0;
  expect(await redeem(20_261_106)).toMatchObject({ code: 'locked', field: 'id' });
  await did('purchase', 5);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    expect(await redeem(20_261_100 + number)).toMatchObject({
      ok: true,
      answer: { isRedeemed: true, isRedeemable: false },
    });
    expect(await redeem(20_261_100 + number, 'other')).toMatchObject({ code: 'locked', field: 'id' });
  }
  expect(published).toEqual(['boughtGiftsUpdate', 'guestBalance', 'guestVouchers', 'guestVouchers', 'guestVouchers']);
  const vouchers = await answer(getGuestVouchers, {}, { guestId: 7 });
  expect(vouchers.map(({ type, subject }) => [type, subject])).toEqual([
    [voucherTypes.spins, null],
    [voucherTypes.bonusCode, 'TURN10'],
    [voucherTypes.video, null],
  ]);
  expect((await answer(boughtGifts, {}, { guestId: 7 })).gifts).toHaveLength(1);
  expect(await balance()).toBe(1000);
  const media = await runInWorld(world, false, (reading) => givenMediaOf({ guestId: 7 }, 'video', reading));
  expect([...media]).toEqual([5001]);
  expect((await event()).rewards.every(({ redeemed }) => redeemed)).toBe(true);
});

test.each([
  ['in the last second of the event', '2026-11-30T22:59:59.000Z', 'ok'],
  ['after the event', '2026-11-30T23:00:00.000Z', 'ok'],
  ['in the last second of the claim', '2026-12-07T22:59:59.000Z', 'ok'],
  ['after the claim', '2026-12-07T23:00:00.000Z', 'locked'],
])('a reward is redeemed %s: %s', async (_, at, expected) => {
  const { did, redeem, pass, world } = await setUp();
  await did('chatMinute', 60);
  pass(Date.parse(at) - world.clock.now());
  const result = await redeem(20_261_101);
  expect(result.ok ? 'ok' : result.code).toBe(expected);
});

test.each([
  ['of an event to come', 20_261_201, 'locked'],
  ['of an unknown event', 20_270_101, 'unknown'],
  ['of an unknown number', 20_261_199, 'unknown'],
])('a reward %s is rejected', async (_, id, code) => {
  const { did, redeem } = await setUp();
  await did('chatMinute', 60);
  expect(await redeem(id)).toMatchObject({ code, field: 'id' });
});

test('a reward whose video is gone is neither listed nor given', async () => {
  const { did, redeem, event, run, pass } = await setUp();
  for (let day = 0; day < 4; day += 1, pass(dayMs)) await did('chatMinute', 60);
  await run('update "video" set "id" = 999999 where "id" = 5001');
  expect((await event()).rewards).toHaveLength(5);
  expect(await redeem(20_261_106)).toMatchObject({ code: 'unknown', field: 'id' });
  expect(await run('select * from "givenReward"')).toEqual([]);
});

test('a redeemed reward of an event is shown as redeemed', async () => {
  const { event, world } = await setUp();
  await guestRedeemedEventReward.setUp({ guestId: 7, number: 1 }, world);
  expect((await event()).rewards.map(({ redeemed }) => redeemed)).toEqual([true, false, false, false, false, false]);
});
