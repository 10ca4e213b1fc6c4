import { dailyBonusEvent } from '@lounge/protocol/engagement/daily-bonus';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import {
  dealsPageIs,
  guestHasAddress,
  guestIsLoggedIn,
  guestRedeemsCode,
  noDeals,
  testStores,
  theDeal,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { DailyDeals } from './DailyDeals.ts';

const toMidnightMs = 4 * 3_600_000;

const setUp = async (guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  const { world } = stores;
  for (const id of [7, 8]) {
    await guestIsLoggedIn.setUp({ guestId: id, token: id === 7 ? 'test-token' : 'other', isVip: false }, world);
    await guestHasAddress.setUp({ guestId: id, email: `guest-${id}@example.com`, isVerified: true }, world);
  }
  await noDeals.setUp({}, world);
  await theDeal.setUp({ day: 'today', id: 98_001, offer: 'videoVoucher', quantity: 2 }, world);
  await theDeal.setUp({ day: 'tomorrow', id: 98_002, offer: 'merchandise' }, world);
  const deals = new DailyDeals(stores.context, () => 'key-1');
  stores.socket.setState('ready');
  deals.listen(stores.pushSource);
  await deals.load();
  return { ...stores, deals };
};

// @spec feature:reward.daily-bonus 1, 4
test('a deal is taken once, and its day and the list say so', async () => {
  const { deals, sent } = await setUp();
  await deals.consumed.load();
  expect([deals.taking, deals.date, deals.days.value?.secondsLeft]).toEqual(['idle', '2026-11-20', 14_399]);
  const taking = deals.take();
  expect(deals.taking).toBe('taking');
  await Promise.all([taking, deals.take()]);
  expect(deals.taking).toBe('taken');
  expect(deals.today).toMatchObject({ purchased: true, remaining: 1, link: '/en/videos/' });
  await vi.waitFor(() => expect(deals.consumed.value).toMatchObject([{ date: '2026-11-20', offer: 'videoVoucher' }]));
  expect(sent.filter(({ path }) => path.endsWith('redeemBonus'))).toHaveLength(1);
  expect(redeemBonus.idempotent).toBe(true);
});

// @spec state:daily-bonus 2
test.each([
  ['gone', { quantity: 2, taken: 2 }],
  ['needsVip', { vip: true }],
  ['needsMobile', { requireMobileAuth: true }],
] as const)('a deal that became %s meanwhile is refused with its reason, and shown as it is', async (reason, deal) => {
  const { deals, world } = await setUp();
  await theDeal.setUp({ day: 'today', id: 98_001, offer: 'videoVoucher', ...deal }, world);
  await deals.take();
  expect([deals.taking, deals.reason, deals.today?.reason]).toEqual(['refused', reason, reason]);
});

test('a deal that could not be sent fails, and is taken with the same key then', async () => {
  const { deals, failRequests, sent } = await setUp();
  failRequests(/redeemBonus|checkBonusCode/);
  await deals.take();
  expect([deals.taking, deals.reason]).toEqual(['failed', null]);
  failRequests(null);
  await deals.take();
  expect(deals.taking).toBe('taken');
  const keys = sent.filter(({ path }) => path.endsWith('redeemBonus')).map(({ headers }) => headers['idempotency-key']);
  expect([...new Set(keys)]).toEqual(['key-1']);
});

test('a deal that was taken on another device is shown as taken', async () => {
  const { deals, world } = await setUp();
  await guestRedeemsCode.setUp({ guestId: 7, code: 'DEAL-20261120' }, world);
  await vi.waitFor(() => expect(deals.today?.purchased).toBe(true));
});

// @spec state:daily-bonus 1
test('a new day comes to an open page after its timer, with its own settings', async () => {
  const { deals, clock, world } = await setUp();
  await deals.take();
  await dealsPageIs.setUp({ title: 'A new day', showMysteriousTomorrowOffer: true }, world);
  clock.advance(toMidnightMs - 1000);
  deals.onDayOver();
  clock.advance(1499);
  expect(deals.date).toBe('2026-11-20');
  clock.advance(1);
  await vi.waitFor(() => expect(deals.page.value?.headerTexts.title).toBe('A new day'));
  expect([deals.date, deals.today?.offer, deals.taking]).toEqual(['2026-11-21', 'merchandise', 'idle']);
  expect(deals.days.value?.previousDay).toMatchObject({ date: '2026-11-20', purchased: true });
});

test('a day that does not come yet is read again, and not for ever', async () => {
  const { deals, clock, sent } = await setUp();
  const reads = () => sent.filter(({ body }) => JSON.stringify(body).includes('dailyBonusInteractiveContent')).length;
  const before = reads();
  deals.onDayOver();
  for (const [at, delay] of [1500, 5000, 15_000, 60_000].entries()) {
    clock.advance(delay);
    await vi.waitFor(() => expect(reads() - before).toBe(at + 1));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  clock.advance(600_000);
  expect(reads() - before).toBe(4);
});

// @spec feature:reward.daily-bonus 5, state:daily-bonus 2
test.each([
  [{}, null],
  [{ hidesDailyBonusPage: true, leadsHome: true }, 'home'],
  [{ leadsHome: true }, { path: '/en/' }],
  [{ leadsTo: '//elsewhere.example' }, null],
] as const)('a page with %j leads to %j', async (settings, leadsTo) => {
  const { deals, world, sent } = await setUp(null);
  await dealsPageIs.setUp({ backgroundSeeds: ['dunes-deals'], ...settings }, world);
  deals.days.set({ ...deals.days.value!, endsAt: '2026-11-21T22:59:59.000Z' });
  await deals.page.load();
  expect(deals.leadsTo).toEqual(leadsTo);
  expect(deals.page.value?.backgrounds).toMatchObject([{ kind: 'banner' }]);
  expect(deals.page.value?.phoneBackgrounds).toMatchObject([{ kind: 'portrait' }]);
  const asked = () => sent.filter(({ body }) => JSON.stringify(body).includes('dailyBonusEvent')).length;
  const before = asked();
  await deals.page.load();
  expect([asked() - before, dailyBonusEvent.cache?.forMs]).toEqual([0, 60_000]);
});

test('a redirect of another server that leaves the site is none', async () => {
  const { deals } = await setUp();
  deals.page.set({ ...deals.page.value!, redirect: true, redirectUrl: 'https://elsewhere.example/' });
  expect(deals.leadsTo).toBe(null);
});

test('a visitor sees the deals and has no list', async () => {
  const { deals, unexpectedErrors } = await setUp(null);
  await deals.consumed.load();
  expect([deals.today?.offer, deals.today?.purchased, deals.consumed.value]).toEqual(['videoVoucher', false, null]);
  expect(unexpectedErrors).toEqual([]);
});
