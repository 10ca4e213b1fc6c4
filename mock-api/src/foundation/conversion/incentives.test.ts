import type { AnswerOf } from '@lounge/protocol';
import {
  closeIncentive,
  getBuyImageAlbumIncentives,
  getIncentivesByEvent,
  getPageLoadIncentives,
  getVideoPreviewEndIncentives,
  setGuestInfo,
} from '@lounge/protocol/foundation/conversion';
import { takeBreak } from '@lounge/protocol/foundation/wallet';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestBoughtVideo } from '../../content/videos/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import type { Caller } from '../../world/world.ts';
import { guestIsLocked } from '../../content/messenger/states.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { guestHasVoucher } from '../vouchers/states.ts';
import { incentivesAre } from './states.ts';

const dayMs = 86_400_000;
const robin = { guestId: 7 };
const visitor = { visitor: 'a1b2' };

const setUp = async ({ isVip = false } = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}`, isVip }, world);
  const client = testClient(world);
  const listed = (answer: { data: { incentives: AnswerOf<typeof getIncentivesByEvent>['data']['incentives'] } }) =>
    answer.data.incentives;
  const onPage = async (who: Partial<Caller> = robin) =>
    listed(await client.answer(getPageLoadIncentives, { routeName: 'home', routeArgs: '{}' }, who));
  const typesOnPage = async (who?: Partial<Caller>) => (await onPage(who)).map(({ type }) => type);
  const close = (result: string, incentive: number, who: Partial<Caller> = robin) =>
    client.answer(closeIncentive, { result, incentive }, who);
  return { ...testWorld, ...client, listed, onPage, typesOnPage, close };
};

const vipOffer = {
  id: 3,
  region: 'content',
  type: 'vip',
  event: 'pageLoad',
  priority: 40,
  uniqueGroup: 'vip',
} as const;

// @spec feature:pay.incentives 3
test('incentives come by descending priority, those of the occasion only', async () => {
  const { world, onPage } = await setUp();
  await incentivesAre.setUp(
    {
      incentives: [
        { ...vipOffer, id: 1, priority: 10, type: 'topUp' },
        { ...vipOffer, id: 2, priority: 30 },
        { ...vipOffer, id: 3, priority: 20, region: 'side' },
        { ...vipOffer, id: 4, priority: 90, event: 'lowBalance' },
      ],
    },
    world,
  );
  expect((await onPage()).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test.each([
  ['an anonymous visitor', {}, visitor, ['signUp']],
  ['a guest', {}, robin, ['vip']],
  ['a VIP', { isVip: true }, robin, []],
] as const)('%s is offered what is missing on a page', async (_, options, who, types) => {
  const { typesOnPage } = await setUp(options);
  expect(await typesOnPage(who)).toEqual(types);
});

test('a voucher that ends within a week is offered until its own end', async () => {
  const { world, onPage, pass } = await setUp({ isVip: true });
  const validTo = new Date(world.clock.now() + 8 * dayMs).toISOString();
  await guestHasVoucher.setUp({ guestId: 7, type: voucherTypes.video, amount: 1, validTo }, world);
  expect(await onPage()).toEqual([]);
  pass(dayMs + 500);
  expect(await onPage()).toMatchObject([{ type: 'voucher', region: 'top', countdown: 7 * 86_400 }]);
  pass(7 * dayMs - 500);
  expect(await onPage()).toEqual([]);
});

// @spec state:incentive-countdown 1-2, component:CountdownTimer 12
test('a countdown shrinks by the seconds since it was last read, and is never begun anew', async () => {
  const { world, onPage, pass } = await setUp();
  await incentivesAre.setUp({ incentives: [{ ...vipOffer, countdown: 600 }] }, world);
  const read = async () => (await onPage()).map(({ countdown, countdownStartTime }) => [countdown, countdownStartTime]);
  expect(await read()).toEqual([[600, '2026-11-20T19:00:00.000Z']]);
  pass(90_000);
  expect(await read()).toEqual([[510, '2026-11-20T19:01:30.000Z']]);
  expect(await read()).toEqual([[510, '2026-11-20T19:01:30.000Z']]);
  pass(509_001);
  expect(await read()).toEqual([[1, '2026-11-20T19:09:59.001Z']]);
  pass(999);
  expect(await read()).toEqual([]);
});

test('a closed incentive keeps its group away for 30 days, from this guest only', async () => {
  const { close, typesOnPage, pass } = await setUp();
  expect(await close('closed', 3)).toEqual({ data: { success: true } });
  expect(await close('closed', 3)).toEqual({ data: { success: true } });
  expect([await typesOnPage(), await typesOnPage({ guestId: 8 })]).toEqual([[], ['vip']]);
  pass(30 * dayMs - 1);
  expect(await typesOnPage()).toEqual([]);
  pass(1);
  expect(await typesOnPage()).toEqual(['vip']);
});

test.each(['followed', 'expired'])('one that was %s keeps nothing away', async (result) => {
  const { close, typesOnPage } = await setUp();
  expect(await close(result, 3)).toEqual({ data: { success: true } });
  expect(await typesOnPage()).toEqual(['vip']);
});

test('no wish of a visitor is stored, whose device remembers what was closed', async () => {
  const { close, run, typesOnPage } = await setUp();
  expect(await close('closed', 2, visitor)).toEqual({ data: { success: true } });
  expect([await typesOnPage(visitor), await run('select * from "incentiveBlock"')]).toEqual([['signUp'], []]);
});

// @spec rest:conversion.guest-info.set
test.each([
  [visitor, true, null],
  [robin, false, 7],
])('what %j states of an account is counted as %j', async (who, value, guestId) => {
  const { answer, run } = await setUp();
  expect(await answer(setGuestInfo, { type: 'guestAlreadySignedUp', value }, who)).toEqual({ data: { success: true } });
  expect(await run(`select action, data, "guestId" from event where context = 'guestInfo'`)).toEqual([
    { action: 'guestAlreadySignedUp', data: JSON.stringify({ value }), guestId },
  ]);
});

test.each([
  [closeIncentive, { result: 'closed', incentive: 99 }, 'unknown', 'incentive'],
  [closeIncentive, { result: 'ignored', incentive: 3 }, 'malformed', 'result'],
  [getVideoPreviewEndIncentives, { albumId: 999_999 }, 'unknown', 'albumId'],
  [getBuyImageAlbumIncentives, { albumId: 999_999 }, 'unknown', 'albumId'],
  [getIncentivesByEvent, { event: 'buyAlbum' }, 'malformed', 'event'],
  [getIncentivesByEvent, { event: 'rain' }, 'malformed', 'event'],
  [setGuestInfo, { type: 'guestLikesRain', value: true }, 'malformed', 'type'],
])('rejects %o with %j', async (call, input, code, field) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input, robin)).toMatchObject({ code, field });
});

const paidVideo = `select id from video where price > 0 and "isVip" = 0 and "ageRating" < 18 order by id limit 1`;
const paidAlbum = `select id from album where price > 0 and "isVip" = 0 and "ageRating" < 18 order by id limit 1`;

test('the end of a preview offers the video, a voucher that pays for it, or an account; a bought video offers nothing', async () => {
  const { world, run, answer, listed } = await setUp();
  const albumId = (await run<{ id: number }>(paidVideo))[0]?.id ?? 0;
  const types = async (who: Partial<Caller>) =>
    listed(await answer(getVideoPreviewEndIncentives, { albumId }, who)).map(({ type }) => type);
  expect([await types(visitor), await types(robin)]).toEqual([['signUp'], ['video']]);
  await guestHasVoucher.setUp({ guestId: 7, type: voucherTypes.video, amount: 1 }, world);
  expect(await types(robin)).toEqual(['voucher', 'video']);
  await guestBoughtVideo.setUp({ guestId: 7, videoId: albumId }, world);
  expect(await types(robin)).toEqual([]);
});

test('content of the VIP club offers the club', async () => {
  const { run, answer, listed } = await setUp();
  const albumId = (await run<{ id: number }>(paidAlbum))[0]?.id ?? 0;
  const types = async () =>
    listed(await answer(getBuyImageAlbumIncentives, { albumId }, robin)).map(({ type }) => type);
  expect(await types()).toEqual(['album']);
  await run(`update album set "isVip" = 1 where id = ?`, albumId);
  expect(await types()).toEqual(['album', 'vip']);
});

test('a guest on a break, or whom the platform locked, is offered nothing', async () => {
  const { world, answer, typesOnPage } = await setUp();
  await answer(takeBreak, { length: 'day' }, robin);
  await guestIsLocked.setUp({ guestId: 8 }, world);
  expect([await typesOnPage(), await typesOnPage({ guestId: 8 })]).toEqual([[], []]);
});

test('blocks that are over are forgotten', async () => {
  const { close, pass, run } = await setUp();
  await close('closed', 3);
  pass(30 * dayMs);
  await close('closed', 3, { guestId: 8 });
  expect(await run('select owner, subject from "incentiveBlock"')).toEqual([
    { owner: 'guest:8', subject: 'group:vip' },
  ]);
});
