import { collectEgg, easterEvent } from '@lounge/protocol/engagement/special-events';
import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { getGuestVouchers, redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { campaignTexts } from '../../seed/texts/campaigns.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import type { CampaignContents } from '../../world/tables/special-events.ts';
import { runInWorld } from '../../world/world.ts';
import { campaignRow } from './campaign-states.ts';
import { anEggHunt, guestCollectedEggs } from './easter-states.ts';
import { putCampaign } from './statements.ts';
import { aGame, noEvents } from './states.ts';

const id = 61;
const today = '2026-11-20';
const hourMs = 3_600_000;

type HuntState = Parameters<typeof anEggHunt.setUp>[0];

const setUp = async (hunt: Partial<HuntState> = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
  await noEvents.setUp({}, world);
  await anEggHunt.setUp({ id, ...hunt }, world);
  const published: string[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const { outcome, answer } = testClient(world);
  const onPage = async (routeName = 'home', guestId: number | null = 7) =>
    (await answer(getPageLoadIncentives, { routeName, routeArgs: '{}' }, { guestId })).data.easterEgg;
  const tokenOf = async (routeName?: string, guestId?: number) =>
    (await onPage(routeName, guestId))?.verificationToken ?? '';
  const collect = (verificationToken: string, key: string, more: object = { qmdate: today }, who: object = {}) =>
    outcome(collectEgg, { verificationToken, ...more }, { guestId: 7, key, ...who });
  const read = (guestId: number | null = 7) => answer(easterEvent, { id }, { guestId });
  return { ...testWorld, outcome, answer, onPage, tokenOf, collect, read, published };
};

// @spec rest:special-events.easter.collect-egg, state:easter-reward 3
test('a guest collects the egg of a page once, in ten tabs too; the count reaches a reward', async () => {
  const { onPage, collect, read, published, world, run } = await setUp();
  const egg = await onPage();
  expect(egg).toEqual({
    eventId: id,
    verificationToken: expect.stringMatching(/^[\da-f]{64}-61-home$/),
    qmdate: today,
  });
  const token = egg?.verificationToken ?? '';
  const collected = {
    collectedEggs: 1,
    isNew: true,
    collectedAt: '2026-11-20T19:00:00.000Z',
    reward: {
      id: 1,
      type: 'coins',
      info: null,
      requiredEggs: 1,
      hidden: false,
      isUpTo: false,
      value: 500,
      redeemed: true,
      canRedeem: null,
      redeemedAt: null,
    },
  };
  expect(await collect(token, 'k-1')).toMatchObject({ ok: true, answer: collected });
  expect(published).toEqual(['guestBalance']);
  // The same key answers the same; another tab learns that it was collected.
  expect(await collect(token, 'k-1')).toMatchObject({ ok: true, answer: collected });
  const tabs = await Promise.all(Array.from({ length: 10 }, (_, tab) => collect(token, `tab-${tab}`)));
  for (const each of tabs) expect(each).toMatchObject({ answer: { ...collected, isNew: false, reward: null } });
  expect([await read(), await onPage(), await balanceOf(world.database.reader, 'guest:7')]).toMatchObject([
    { collectedEggs: 1, eggsToday: 1, eggsADay: 1 },
    null,
    500,
  ]);
  expect(await run('select count(*) as n from "collectedEgg"')).toEqual([{ n: 1 }]);
});

test('a new day has its own egg, at midnight in Berlin', async () => {
  const { tokenOf, collect, pass, read, onPage } = await setUp();
  const token = await tokenOf();
  await collect(token, 'k-1');
  pass(4 * hourMs - 1);
  expect(await onPage()).toBeNull();
  pass(1);
  expect(await onPage()).toMatchObject({ qmdate: '2026-11-21' });
  // The token of yesterday is none of today.
  expect(await collect(token, 'k-2', {})).toMatchObject({ code: 'unknown', field: 'verificationToken' });
  expect(await collect(token, 'k-2')).toMatchObject({ code: 'declined', field: 'qmdate' });
  expect(await collect(await tokenOf(), 'k-3', { qmdate: '2026-11-21' })).toMatchObject({ answer: { isNew: true } });
  expect(await read()).toMatchObject({ collectedEggs: 2, eggsToday: 1 });
});

test('an egg is there for guests, on its pages, while the hunt runs', async () => {
  const { onPage, world } = await setUp();
  expect([await onPage('cams'), await onPage('home', null)]).toEqual([null, null]);
  await anEggHunt.setUp({ id, day: 0 }, world);
  expect(await onPage()).toBeNull();
  await anEggHunt.setUp({ id, day: 11 }, world);
  expect(await onPage()).toBeNull();
});

// A token works for its guest, page and day alone.
test.each([
  ['of another guest', async (token: string) => token, { guestId: 8 }, {}, 'unknown', 'verificationToken'],
  ['of another page', async (token: string) => token.replace('home', 'cams'), {}, {}, 'unknown', 'verificationToken'],
  ['with another signature', async (token: string) => `0${token.slice(1)}`, {}, {}, 'unknown', 'verificationToken'],
  ['that is none', async () => 'an egg', {}, {}, 'unknown', 'verificationToken'],
  ['on another day', async (token: string) => token, {}, { qmdate: '2026-11-19' }, 'declined', 'qmdate'],
  [
    'for another day by staff',
    async (token: string) => token,
    { isAdmin: true },
    { qmdate: '2026-11-19' },
    'unknown',
    'verificationToken',
  ],
  ['of a visitor', async (token: string) => token, { guestId: null }, {}, 'needLogin', null],
  ['without a key', async (token: string) => token, { key: null }, {}, 'malformed', 'Idempotency-Key'],
] as const)('a token %s is rejected', async (_, change, who, more, code, field) => {
  const { tokenOf, collect, run } = await setUp();
  expect(await collect(await change(`${await tokenOf()}`), 'k-1', more, who)).toMatchObject({ code, field });
  expect(await run('select count(*) as n from "collectedEgg"')).toEqual([{ n: 0 }]);
});

test('staff collect the egg of another day of the hunt, with the token of that day', async () => {
  const { tokenOf, collect, pass } = await setUp();
  const token = await tokenOf();
  pass(24 * hourMs);
  const staff = { isAdmin: true };
  expect(await collect(token, 'k-1', { qmdate: today }, staff)).toMatchObject({ answer: { collectedEggs: 1 } });
});

test('a hunt that ended meanwhile counts no egg', async () => {
  const { tokenOf, collect, world } = await setUp();
  const token = await tokenOf();
  await anEggHunt.setUp({ id, day: 11 }, world);
  expect(await collect(token, 'k-1')).toMatchObject({ code: 'notPossible' });
  await noEvents.setUp({}, world);
  expect(await collect(token, 'k-2')).toMatchObject({ code: 'unknown', field: 'verificationToken' });
});

test('a key of another egg is rejected', async () => {
  const { tokenOf, collect, world } = await setUp();
  const token = await tokenOf();
  await collect(token, 'k-1');
  await anEggHunt.setUp({ id, place: 'cams' }, world);
  expect(await collect(await tokenOf('cams'), 'k-1')).toMatchObject({ code: 'keyReused' });
});

const of = (
  requiredEggs: number,
  wins: 'coins' | 'bonusCode' | 'messengerGift' | 'videoVoucher',
  more: object = {},
) => ({
  requiredEggs,
  wins,
  ...more,
});

// @spec entity:easterEvent, query:easter-event.get, state:easter-reward 1-2
test('rewards are given when they are reached, a hidden one is named then, and a code flips once it was used', async () => {
  const rewards = [of(1, 'bonusCode'), of(2, 'messengerGift', { hidden: true }), of(4, 'videoVoucher')];
  const { read, answer, outcome, world } = await setUp({ rewards });
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  const ahead = { redeemed: false, canRedeem: null, redeemedAt: null, isUpTo: false };
  const code = { id: 1, type: 'bonusCode', requiredEggs: 1, hidden: false, value: 10, isUpTo: false };
  const nothing = { collectedEggs: 0, eggsToday: 0, eggsADay: 1, rewardHistory: [] };
  const unreached = {
    ...nothing,
    rewards: [
      { ...code, ...ahead, info: null },
      { ...ahead, id: 2, type: null, info: null, requiredEggs: 2, hidden: true, value: null },
      { ...ahead, id: 3, type: 'videoVoucher', info: null, requiredEggs: 4, hidden: false, value: 1 },
    ],
  };
  expect([await read(null), await read()]).toEqual([unreached, unreached]);
  await guestCollectedEggs.setUp({ guestId: 7, id, times: 2 }, world);
  const { rewards: reached, rewardHistory, collectedEggs } = await read();
  expect(collectedEggs).toBe(2);
  expect(reached.slice(0, 2)).toMatchObject([
    { info: 'TURN10', redeemed: false, canRedeem: true, redeemedAt: null },
    { type: 'messengerGift', info: 'rose', value: 1, redeemed: true, canRedeem: null },
  ]);
  expect(rewardHistory.map(({ reward }) => reward?.type)).toEqual(['messengerGift', 'bonusCode']);
  const redeem = { guestId: 7, key: 'k-redeem' };
  expect(await answer(redeemBonus, { code: 'TURN10' }, redeem)).toMatchObject({ data: { success: true } });
  expect((await read()).rewards[0]).toMatchObject({
    ...code,
    info: 'TURN10',
    redeemed: true,
    canRedeem: false,
    redeemedAt: '2026-11-20T19:00:00.000Z',
  });
  expect(await answer(getGuestVouchers, {}, { guestId: 7 })).toEqual([]);
  await aGame.setUp({ id: 22, eventType: 'slotmachine' }, world);
  expect(await outcome(easterEvent, { id: 22 }, { guestId: 7 })).toMatchObject({ code: 'unknown', field: 'id' });
});

test('a reward that is up to an amount brings one piece at least and the amount at most', async () => {
  const { world, read } = await setUp();
  const content: CampaignContents['easter'] = {
    places: ['home'],
    rewards: Array.from({ length: 30 }, (_, at) => ({
      id: at + 1,
      requiredEggs: at + 1,
      isHidden: false,
      isUpTo: true,
      award: { kind: 'coins', amount: 300 },
    })),
  };
  const row = campaignRow({ id, eventType: 'easter', day: 1, days: 3, title: 'Eggs', text: '' }, content, world.clock);
  await runInWorld(world, true, ({ tx }) => putCampaign.all(tx, row));
  await guestCollectedEggs.setUp({ guestId: 7, id, times: 30 }, world);
  const { rewards } = await read();
  expect(new Set(rewards.map(({ value }) => value))).toEqual(new Set([100, 200, 300]));
});

test('the hunts of the seeds have one reward for each number of eggs, with ids of their own', () => {
  const hunts = campaignTexts.filter(({ eventType }) => eventType === 'easter');
  expect(hunts.length).toBeGreaterThan(0);
  for (const { content } of hunts) {
    const { places, rewards } = content as CampaignContents['easter'];
    expect(new Set(places).size).toBe(places.length);
    for (const name of ['id', 'requiredEggs'] as const)
      expect(new Set(rewards.map((each) => each[name])).size).toBe(rewards.length);
  }
});
