import { acceptCancellationOffer } from '@lounge/protocol/foundation/conversion';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { cancelSubscription, getSubscriptions, keepSubscription } from '@lounge/protocol/foundation/subscriptions';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { report, robin, testSubscriptions } from '../../testing/test-subscriptions.ts';
import { runInWorld } from '../../world/world.ts';
import { applyGrant } from './index.ts';
import { guestSubscribes } from './states.ts';
import { renewDue } from './renew.ts';

// @spec socket:vipAboUpdate
test('a start charges the first month, opens the product and is published as a start', async () => {
  const { begin, of, paid, isVip, published, answer } = await testSubscriptions();
  expect(await begin()).toBe('started');
  expect(await of()).toMatchObject({
    status: 'active',
    isOpen: true,
    price: { value: 1990, currency: 'EUR' },
    startedAt: '2026-11-20T19:00:00.000Z',
    paidUntil: '2026-12-20T19:00:00.000Z',
    method: { kind: 'card', label: expect.stringMatching(/^··\d{4}$/) },
  });
  expect(await paid()).toEqual([{ cents: 1990, at: '2026-11-20T19:00:00.000Z' }]);
  expect(await isVip()).toBe(true);
  const price = { value: 1990, currency: 'EUR' };
  expect(published).toContainEqual({ type: 'vipAboUpdate', status: 'active', isStarted: true, price });
  const { items } = await answer(getMovements, {}, robin);
  expect(items[0]).toMatchObject({ kind: 'subscription', amount: { value: 0 } });
});

test('a repeated or second start charges nothing', async () => {
  const { begin, paid } = await testSubscriptions();
  expect([await begin(), await begin(), await begin('vip', 'card', 'k-2')]).toEqual(['started', 'running', 'running']);
  expect(await paid()).toHaveLength(1);
});

test('two starts at once charge once', async () => {
  const { begin, paid } = await testSubscriptions();
  expect((await Promise.all([begin(), begin('vip', 'card', 'k-2')])).toSorted()).toEqual(['running', 'started']);
  expect(await paid()).toHaveLength(1);
});

test('a declined start opens nothing', async () => {
  const { begin, of, paid, isVip } = await testSubscriptions();
  expect(await begin('vip', 'wallet')).toBe('declined');
  expect([await of(), await paid(), await isVip()]).toMatchObject([{ status: 'none', isOpen: false }, [], false]);
});

// @spec entity:enum.subscriptionProduct, feature:pay.tv 2
test('VIP and TV are separate, TV makes nobody a VIP, and the flags know present and past subscribers', async () => {
  const { world, of, until, isVip, answer } = await testSubscriptions();
  await guestSubscribes.setUp({ guestId: 7, product: 'tv' }, world);
  expect([await of('tv'), await of('vip')]).toMatchObject([
    { isOpen: true, price: { value: 990 } },
    { status: 'none' },
  ]);
  expect(await isVip()).toBe(false);
  const flags = () => answer(guestInitData, {}, robin);
  expect(await flags()).toMatchObject({ isTvSubscriber: true, wasTvSubscriber: false });
  await answer(cancelSubscription, { product: 'tv' }, robin);
  expect(await flags()).toMatchObject({ isTvSubscriber: true, wasTvSubscriber: false });
  await until('2026-12-20T19:00:00.000Z');
  expect(await flags()).toMatchObject({ isTvSubscriber: false, wasTvSubscriber: true });
});

test('anonymous visitors see the prices', async () => {
  const { answer } = await testSubscriptions();
  expect(await answer(getSubscriptions, {})).toMatchObject([
    { product: 'vip', status: 'none', price: { value: 1990 }, offer: null },
    { product: 'tv', status: 'none', price: { value: 990 } },
  ]);
});

test.each([
  ['a month with 31 days', '2027-01-31T11:00:00.000Z', ['2027-02-28T11:00:00.000Z', '2027-03-31T10:00:00.000Z']],
  ['summer time', '2027-03-15T11:00:00.000Z', ['2027-04-15T10:00:00.000Z', '2027-05-15T10:00:00.000Z']],
])('renews by the Berlin calendar over %s', async (_, start, ends) => {
  const { begin, until, of, paid } = await testSubscriptions(start);
  await begin();
  for (const [index, end] of ends.entries()) {
    expect((await of())?.paidUntil).toBe(end);
    await until(new Date(Date.parse(end) - 1).toISOString());
    expect(await paid()).toHaveLength(index + 1);
    await until(end);
    await until(end);
    expect(await paid()).toHaveLength(index + 2);
  }
});

test.each([
  ['within its days of grace, for the month that was due', '2026-12-22T10:00:00.000Z', '2027-01-20T19:00:00.000Z'],
  ['later, for a month from then', '2027-01-08T10:00:00.000Z', '2027-02-08T10:00:00.000Z'],
  ['after months, for one month from then', '2027-05-01T10:00:00.000Z', '2027-06-01T10:00:00.000Z'],
])('a renewal that runs late is charged once: %s', async (_, at, paidUntil) => {
  const { begin, until, of, paid } = await testSubscriptions();
  await begin();
  await until(at);
  await until(at);
  expect(await of()).toMatchObject({ status: 'active', paidUntil });
  expect(await paid()).toHaveLength(2);
});

test('two runs at once charge once', async () => {
  const { begin, pass, world, paid } = await testSubscriptions();
  await begin();
  pass(31 * 86_400_000);
  await Promise.all([renewDue(world, report), renewDue(world, report)]);
  expect(await paid()).toHaveLength(2);
});

test('a failed renewal is told, tried once more after two days and ends after three', async () => {
  const { begin, until, of, paid, breakCard, isVip, published } = await testSubscriptions();
  await begin();
  await breakCard();
  await until('2026-12-20T19:00:00.000Z');
  expect(await of()).toMatchObject({
    status: 'unpaid',
    isOpen: true,
    retryAt: '2026-12-22T19:00:00.000Z',
    openUntil: '2026-12-23T19:00:00.000Z',
  });
  await until('2026-12-22T19:00:00.000Z');
  expect(await of()).toMatchObject({ status: 'unpaid', retryAt: null });
  expect(await isVip()).toBe(true);
  await until('2026-12-23T19:00:00.000Z');
  expect(await of()).toMatchObject({ status: 'past', isOpen: false });
  expect(await isVip()).toBe(false);
  expect(await paid()).toHaveLength(1);
  const statuses = published.flatMap((each) => {
    const { type, status } = each as { type: string; status?: string };
    return type === 'vipAboUpdate' ? [status] : [];
  });
  expect(statuses).toEqual(['active', 'unpaid', 'unpaid', 'past']);
});

test('the second try renews from the end of the paid month', async () => {
  const { begin, until, of, paid, breakCard, mendCard } = await testSubscriptions();
  await begin();
  await breakCard();
  await until('2026-12-20T19:00:00.000Z');
  await mendCard();
  await until('2026-12-22T19:00:00.000Z');
  expect(await of()).toMatchObject({ status: 'active', paidUntil: '2027-01-20T19:00:00.000Z', retryAt: null });
  expect(await paid()).toHaveLength(2);
});

test('a failed renewal can be paid in another way', async () => {
  const { begin, until, of, paid, breakCard } = await testSubscriptions();
  await begin();
  await breakCard();
  await until('2026-12-20T19:00:00.000Z');
  expect(await begin('vip', 'bank', 'k-2')).toBe('started');
  expect(await of()).toMatchObject({
    status: 'active',
    method: { kind: 'bank' },
    paidUntil: '2027-01-20T19:00:00.000Z',
  });
  expect(await paid()).toHaveLength(2);
});

test('a cancelled one stays open until its end, is not renewed, and can be kept', async () => {
  const { begin, until, of, paid, answer, isVip } = await testSubscriptions();
  await begin();
  const input = { product: 'vip' };
  expect((await answer(cancelSubscription, input, robin)).subscription).toMatchObject({
    status: 'ending',
    isOpen: true,
    openUntil: '2026-12-20T19:00:00.000Z',
  });
  expect((await answer(keepSubscription, input, robin)).subscription.status).toBe('active');
  await answer(cancelSubscription, input, robin);
  await answer(cancelSubscription, input, robin);
  await until('2026-12-20T19:00:00.000Z');
  expect(await of()).toMatchObject({ status: 'past', isOpen: false });
  expect([await isVip(), (await paid()).length]).toEqual([false, 1]);
});

test.each([[cancelSubscription], [keepSubscription]])('rejects %o without a running subscription', async (call) => {
  const { outcome } = await testSubscriptions();
  expect(await outcome(call, { product: 'vip' }, robin)).toMatchObject({ code: 'unknown', field: 'product' });
  expect(await outcome(call, { product: 'vip' })).toMatchObject({ code: 'needLogin' });
  expect(await outcome(call, { product: 'radio' }, robin)).toMatchObject({ code: 'malformed', field: 'product' });
});

// @spec rest:guest.cancellation-offer.accept, state:cancellation-offer 1
test('the offer takes a cancellation back and makes the next three months cheaper, once a year', async () => {
  const { begin, until, of, paid, answer, run } = await testSubscriptions();
  await begin();
  await answer(cancelSubscription, { product: 'vip' }, robin);
  expect((await of())?.offer).toEqual({ price: { value: 990, currency: 'EUR' }, months: 3 });
  const input = { guest_id: 7, platform_text: 'web' };
  expect(await answer(acceptCancellationOffer, input, { ...robin, language: 'de' })).toEqual({
    accepted_offer: true,
    accepted_offer_info: '9,90\u00a0€ im Monat bis 20. März 2027, danach 19,90\u00a0€.',
  });
  expect(await of()).toMatchObject({ status: 'active', offer: null, offerUntil: '2027-03-20T19:00:00.000Z' });
  expect(await answer(acceptCancellationOffer, input, robin)).toEqual({
    accepted_offer: true,
    accepted_offer_info: '9,90\u00a0€ a month until 20 March 2027, then 19,90\u00a0€.',
  });
  expect(await run(`select action, data, "guestId" from event where context = 'cancellationOffer'`)).toEqual([
    { action: 'accepted', data: '{"platform":"web"}', guestId: 7 },
  ]);
  for (const at of ['2026-12-20', '2027-01-20', '2027-02-20', '2027-03-20']) await until(`${at}T19:00:00.000Z`);
  expect((await paid()).map(({ cents }) => cents)).toEqual([1990, 990, 990, 990, 1990]);
  expect(await of()).toMatchObject({ offer: null, price: { value: 1990 } });
  expect((await answer(acceptCancellationOffer, input, robin)).accepted_offer).toBe(false);
});

test('nobody accepts the offer of another guest', async () => {
  const { begin, outcome } = await testSubscriptions();
  await begin();
  const input = { guest_id: 8, platform_text: 'web' };
  expect(await outcome(acceptCancellationOffer, input, robin)).toMatchObject({ code: 'unknown', field: 'guest_id' });
});

test('a guest who has paid for VIP for a year is a Select member', async () => {
  const { begin, until, answer } = await testSubscriptions();
  await begin();
  const isSelect = async () => (await answer(guestInitData, {}, robin)).isVXSelect;
  for (let month = 12; month <= 22; month += 1) {
    expect(await isSelect()).toBe(false);
    const [year, twoDigits] = month > 12 ? [2027, String(month - 12).padStart(2, '0')] : [2026, '12'];
    await until(`${year}-${twoDigits}-20T19:00:00.000Z`);
  }
  expect(await isSelect()).toBe(true);
});

test('days that were given make a VIP until they end, and a Select member by no means', async () => {
  const { run, world, until, of, isVip, published } = await testSubscriptions();
  await run(
    `insert into "subscriptionGrant" ("guestId", product, days, "validFrom", "validTo") values (7, 'vip', 7, ?, ?)`,
    '2026-11-20T19:00:00.000Z',
    '2026-11-27T19:00:00.000Z',
  );
  await runInWorld(world, true, (inside) => applyGrant(7, 'vip', inside));
  expect(await isVip()).toBe(true);
  expect(await of()).toMatchObject({ status: 'none', isOpen: true, openUntil: '2026-11-27T19:00:00.000Z' });
  await until('2026-11-27T19:00:00.000Z');
  expect(await isVip()).toBe(false);
  expect(await of()).toMatchObject({ status: 'none', isOpen: false, openUntil: null });
  expect(published.at(-1)).toMatchObject({ type: 'vipAboUpdate', status: 'past' });
});
