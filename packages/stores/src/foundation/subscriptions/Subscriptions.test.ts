import {
  guestCancelled,
  guestIsLoggedIn,
  guestStartsSubscription,
  guestSubscribes,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Guest } from '../guest/index.ts';
import { Subscriptions } from './Subscriptions.ts';

const vip = { guestId: 7, product: 'vip' } as const;

const setUp = async ({ hasAnalyticsConsent = true } = {}) => {
  const stores = testStores({ guestId: 7, hasAnalyticsConsent });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  const guest = new Guest(stores.context);
  await guest.load();
  let remembered = 0;
  const environment = { rememberOffer: () => void (remembered += 1) };
  const subscriptions = new Subscriptions(stores.context, guest, environment);
  subscriptions.listen(stores.pushSource);
  const tracked = () => stores.sent.filter(({ path }) => path.endsWith('/track')).map(({ body }) => body);
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { ...stores, guest, subscriptions, tracked, settle, offers: () => remembered };
};

// @spec socket:vipAboUpdate, state:subscriptions 1, 5, component:SubscriptionCard 7, feature:pay.vip 2
// @spec feature:shell.tracking 7
test('a start that is pushed is shown at once and counts as one purchase', async () => {
  const { subscriptions, guest, world, tracked, settle, unexpectedErrors } = await setUp();
  await subscriptions.load();
  expect(subscriptions.of('vip')?.status).toBe('none');
  await guestStartsSubscription.setUp(vip, world);
  await settle();
  expect(subscriptions.of('vip')?.status).toBe('active');
  expect([guest.data.value?.isVip, subscriptions.startedNow]).toEqual([true, 'vip']);
  const eventData = { value: 19.9, currency: 'EUR', itemCategory: 'vip', itemName: 'abo' };
  expect(tracked()).toMatchObject([{ eventContext: 'purchase', eventAction: 'vip', eventData }]);
  await subscriptions.cancel('vip');
  await subscriptions.keep('vip');
  expect(tracked()).toHaveLength(1);
  expect(unexpectedErrors).toEqual([]);
});

test('without consent nothing is tracked', async () => {
  const { world, tracked, settle } = await setUp({ hasAnalyticsConsent: false });
  await guestStartsSubscription.setUp(vip, world);
  await settle();
  expect(tracked()).toEqual([]);
});

// @spec socket:vxtvAboUpdate, feature:pay.tv 1
test('TV makes a subscriber, and no VIP', async () => {
  const { guest, world, tracked, settle } = await setUp();
  const { isVip } = guest.data.value ?? {};
  await guestStartsSubscription.setUp({ guestId: 7, product: 'tv' }, world);
  await settle();
  expect(guest.data.value).toMatchObject({ isTvSubscriber: true, isVip });
  expect(tracked()).toMatchObject([{ eventAction: 'tv', eventData: { value: 9.9, itemCategory: 'tv' } }]);
});

test('cancels and keeps; a second press while one is in progress does nothing', async () => {
  const { subscriptions, world, sent } = await setUp();
  await guestSubscribes.setUp(vip, world);
  await subscriptions.load();
  const [first, second] = await Promise.all([subscriptions.cancel('vip'), subscriptions.cancel('vip')]);
  expect([first, second]).toEqual([true, false]);
  expect(sent.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
  expect(subscriptions.of('vip')?.status).toBe('ending');
  await subscriptions.keep('vip');
  expect(subscriptions.of('vip')?.status).toBe('active');
});

test('the guest’s offer appears with a cancellation, also one of another tab, and goes when the guest stays', async () => {
  const { subscriptions, guest, world, context, unexpectedErrors } = await setUp();
  await guestSubscribes.setUp(vip, world);
  await guest.load();
  expect(guest.data.value).toMatchObject({ isVip: true, cancellationOffer: null });
  const otherTab = new Subscriptions(context, guest, { rememberOffer: () => undefined });
  for (const each of [subscriptions, otherTab]) {
    await each.cancel('vip');
    const offer = { price: { value: 990, currency: 'EUR' }, months: 3 };
    await vi.waitFor(() => expect(guest.data.value).toMatchObject({ isVip: true, cancellationOffer: offer }));
    await each.keep('vip');
    await vi.waitFor(() => expect(guest.data.value).toMatchObject({ isVip: true, cancellationOffer: null }));
  }
  expect(unexpectedErrors).toEqual([]);
});

test('an offer survives a cancellation that is published while the guest’s data is being read', async () => {
  const { subscriptions, guest, world, holdAnswers } = await setUp();
  await guestSubscribes.setUp(vip, world);
  const deliver = holdAnswers();
  const reading = guest.load();
  await new Promise<void>((resolve) => setImmediate(resolve));
  const cancelling = subscriptions.cancel('vip');
  await new Promise<void>((resolve) => setImmediate(resolve));
  deliver();
  await Promise.all([reading, cancelling]);
  await vi.waitFor(() => expect(guest.data.value?.cancellationOffer).not.toBeNull());
});

test('a change that fails is named, keeps what is shown, and can be repeated', async () => {
  const { subscriptions, world, failRequests } = await setUp();
  await guestSubscribes.setUp(vip, world);
  await subscriptions.load();
  failRequests(/cancel/);
  expect(await subscriptions.cancel('vip')).toBe(false);
  expect(subscriptions.failure).toMatchObject({ product: 'vip', intent: 'cancel', failure: { kind: 'offline' } });
  expect(subscriptions.of('vip')?.status).toBe('active');
  failRequests(null);
  expect(await subscriptions.cancel('vip')).toBe(true);
  expect(subscriptions.failure).toBeNull();
});

// @spec rest:guest.cancellation-offer.accept, state:cancellation-offer 1
test('accepts the offer, remembers it on this device, and fails where it is over', async () => {
  const { subscriptions, world, offers } = await setUp();
  await guestCancelled.setUp(vip, world);
  await subscriptions.load();
  expect(await subscriptions.acceptOffer('web')).toBe(true);
  expect(subscriptions.of('vip')).toMatchObject({ status: 'active', price: { value: 990 } });
  expect(subscriptions.acceptedOffer).toMatch(/^9,90/);
  expect(offers()).toBe(1);
  await subscriptions.cancel('vip');
  expect(await subscriptions.acceptOffer('web')).toBe(false);
  expect(subscriptions.failure).toEqual({ product: 'vip', intent: 'offer', failure: null });
  expect(offers()).toBe(1);
});
