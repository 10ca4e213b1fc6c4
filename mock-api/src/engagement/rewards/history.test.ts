import { boughtGifts } from '@lounge/protocol/content/gifts';
import { getGuestVouchers, voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf, transferOnce } from '../../foundation/wallet/ledger.ts';
import { givenMediaOf } from '../../foundation/vouchers/index.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import type { Award } from '../../world/tables/rewards.ts';
import { runInWorld, type World } from '../../world/world.ts';
import {
  addPointsOf,
  attemptsOfDay,
  countActivity,
  doneOf,
  entriesOf,
  eventPointsOf,
  giveOnce,
  historyOf,
  publishAward,
  videoVoucher,
} from './index.ts';

const game = { source: 'game', eventId: 22 };
const guestId = 7;
const minuteMs = 60_000;

const setUp = async (now?: string) => {
  const testWorld = aWorld();
  if (now !== undefined) testWorld.pass(Date.parse(now) - testWorld.world.clock.now());
  await guestIsLoggedIn.setUp({ guestId, token: 't' }, testWorld.world);
  const change = <T>(handle: (world: World) => Promise<T>) => runInWorld(testWorld.world, true, handle);
  const published: string[] = [];
  testWorld.world.bus.subscribe(({ message }) => void published.push(message.type));
  const give = (attempt: number, award: Award | null, day = '2026-11-20') =>
    change((world) => giveOnce({ ...game, guestId, day, attempt }, award, world));
  const { answer } = testClient(testWorld.world);
  const vouchers = async () =>
    (await answer(getGuestVouchers, {}, { guestId })).map(({ type, amount, subject }) => [type, amount, subject]);
  const gifts = async () => (await answer(boughtGifts, {}, { guestId })).gifts.map(({ quantity }) => quantity);
  const videos = () => change(async (world) => [...(await givenMediaOf({ guestId }, 'video', world))]);
  return { ...testWorld, change, give, vouchers, gifts, videos, published };
};

test.each([
  ['a voucher', videoVoucher(2), [[voucherTypes.video, 2, null]], [], [], ['guestVouchers']],
  ['spins', { kind: 'spins', wheel: 'monthly', amount: 3 }, [[voucherTypes.spins, 3, null]], [], [], ['guestVouchers']],
  [
    'spins of the coin rush',
    { kind: 'spins', wheel: 'coinRush', amount: 1 },
    ...([[[voucherTypes.spins, 1, 'coinRush']], [], [], ['guestVouchers']] as const),
  ],
  [
    'a bonus code',
    { kind: 'bonusCode', code: 'TURN10', percent: 10 },
    ...([[[voucherTypes.bonusCode, 1, 'TURN10']], [], [], ['guestVouchers']] as const),
  ],
  ['a gift', { kind: 'messengerGift', gift: 'rose', amount: 2 }, [], [2], [], ['boughtGiftsUpdate']],
  ['a video', { kind: 'video', videoId: 101 }, [], [], [101], []],
  ['coins', { kind: 'coins', amount: 500 }, [], [], [], ['guestBalance']],
] as const)('%s goes where it belongs', async (_, award, itsVouchers, itsGifts, itsVideos, pushes) => {
  const { change, give, vouchers, gifts, videos, published } = await setUp();
  await change(({ tx }) => tx.query(`update "video" set "id" = 101 where "id" = (select min("id") from "video")`, []));
  expect(await give(1, award)).toBe(1);
  await change((world) => publishAward(award, guestId, 'en', world));
  expect([await vouchers(), await gifts(), await videos()]).toEqual([itsVouchers, itsGifts, itsVideos]);
  expect(published).toEqual(pushes);
});

test('only coins are entries of the ledger', async () => {
  const { change, world } = await setUp();
  const coins = { kind: 'coins', amount: 500 } as const;
  const newTransfer = { guestId, key: 'k', kind: 'reward', bodyHash: 'h', at: '2026-11-20T19:00:00.000Z' } as const;
  await change(({ tx }) =>
    transferOnce(tx, newTransfer, async () => ({
      entries: entriesOf(coins, guestId),
      reference: {},
      answer: () => null,
    })),
  );
  expect([await balanceOf(world.database.reader, 'guest:7'), entriesOf(videoVoucher(), guestId)]).toEqual([500, []]);
  expect(entriesOf(null, guestId)).toEqual([]);
});

test('a video that is gone rejects, and the attempt is not used', async () => {
  const { change, give } = await setUp();
  await expect(give(1, { kind: 'video', videoId: 999_999 })).rejects.toMatchObject({ code: 'unknown', field: 'video' });
  expect(await change((world) => attemptsOfDay(game, guestId, 3, world))).toMatchObject({ used: 0, left: 3 });
});

test('an award is given once for each guest, event, day and attempt', async () => {
  const { change, give, vouchers } = await setUp();
  const award = videoVoucher();
  expect(await Promise.all([give(1, award), give(1, award), give(1, award)])).toEqual([1, null, null]);
  expect(await give(2, null)).not.toBeNull();
  expect(await give(1, award, '2026-11-21')).not.toBeNull();
  const others = { ...game, eventId: 23, guestId, day: '2026-11-20', attempt: 1 };
  expect(await change((world) => giveOnce(others, award, world))).not.toBeNull();
  expect(await vouchers()).toEqual(Array.from({ length: 3 }, () => [voucherTypes.video, 1, null]));
  const history = await change((world) => historyOf(game, guestId, 2, world));
  expect(history.map(({ day, attempt, award: won }) => [day, attempt, won])).toEqual([
    ['2026-11-21', 1, award],
    ['2026-11-20', 2, null],
  ]);
});

test.each([
  ['an evening', '2026-11-20T19:00:00.000Z', '2026-11-20', '2026-11-20T23:00:00.000Z'],
  ['after midnight in Berlin', '2026-11-20T23:00:00.000Z', '2026-11-21', '2026-11-21T23:00:00.000Z'],
  ['a day of 23 hours', '2026-03-29T00:30:00.000Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['a day of 25 hours', '2026-10-25T12:00:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
])('attempts of %s', async (_, now, day, renewedAt) => {
  const { change, give } = await setUp(now);
  const ofDay = () => change((world) => attemptsOfDay(game, guestId, 2, world));
  expect(await ofDay()).toEqual({ day, used: 0, left: 2, next: 1, renewedAt });
  await give(1, null, day);
  expect(await ofDay()).toMatchObject({ used: 1, left: 1, next: 2 });
  await give(2, null, day);
  expect(await ofDay()).toMatchObject({ used: 2, left: 0, next: null });
});

test('attempts are new at midnight in Berlin, and unused ones do not carry over', async () => {
  const { change, give, pass } = await setUp('2026-11-20T22:59:00.000Z');
  await give(1, null);
  pass(minuteMs);
  expect(await change((world) => attemptsOfDay(game, guestId, 2, world))).toMatchObject({ used: 0, left: 2, next: 1 });
});

const rule = { activity: 'message', points: 5, limitPerDay: 3, bonusPercent: 0 };

test.each([
  ['within the limit', rule, [2], 10],
  ['beyond the limit', rule, [2, 2], 15],
  ['far beyond the limit', rule, [9, 9], 15],
  ['without a limit', { ...rule, limitPerDay: null }, [2, 9], 55],
  ['with a bonus, rounded down for each time', { ...rule, bonusPercent: 50 }, [2], 14],
  ['with twice the points', { ...rule, bonusPercent: 100 }, [1], 10],
])('points %s', async (_, its, times, points) => {
  const { change, run } = await setUp();
  const owner = { ...game, guestId };
  const before = await run('select "loyaltyPoints" from guest where id = 7');
  let added = 0;
  for (const each of times) added += await change((world) => countActivity(owner, its, each, world));
  expect([added, await change((world) => eventPointsOf(game, guestId, world))]).toEqual([points, points]);
  const done = times.reduce((sum, each) => sum + each, 0);
  expect(await change((world) => doneOf(game, guestId, world))).toEqual([
    { activity: 'message', day: '2026-11-20', times: done, points },
  ]);
  expect(await run('select "loyaltyPoints" from guest where id = 7')).toEqual(before);
});

test('a new day has its own limit, another event its own points', async () => {
  const { change, pass } = await setUp();
  const count = (eventId: number) => change((world) => countActivity({ ...game, eventId, guestId }, rule, 3, world));
  expect([await count(22), await count(22), await count(23)]).toEqual([15, 0, 15]);
  pass(24 * 60 * minuteMs);
  expect(await count(22)).toBe(15);
  await change((world) => addPointsOf({ ...game, guestId }, 40, world));
  const pointsOf = (eventId: number) => change((world) => eventPointsOf({ ...game, eventId }, guestId, world));
  expect([await pointsOf(22), await pointsOf(23), await pointsOf(24)]).toEqual([70, 15, 0]);
});
