import {
  guestCancelled,
  guestHasNoSubscription,
  guestStartsSubscription,
  guestSubscribes,
} from '@lounge/mock-api/states';
import { acceptCancellationOffer } from '@lounge/protocol/foundation/conversion';
import {
  cancelSubscription,
  getSubscriptions,
  keepSubscription,
  vipAboUpdate,
  vxtvAboUpdate,
} from '@lounge/protocol/foundation/subscriptions';
import { Guest } from '@lounge/stores/foundation/guest';
import { Subscriptions } from '@lounge/stores/foundation/subscriptions';
import { guestData } from '@lounge/testing/foundation/guest';
import { aSubscription, aSubscriptionPush } from '@lounge/testing/foundation/subscriptions';
import { expect, test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const vip = { guestId: 7, product: 'vip' } as const;
const at = '2026-11-20T19:00:00.000Z';
const end = '2026-12-20T19:00:00.000Z';
const offer = { price: { value: 990, currency: 'EUR' as const }, months: 3 };
const open = {
  isOpen: true,
  startedAt: at,
  paidUntil: end,
  openUntil: end,
  method: { kind: 'card' as const, label: '··4417' },
  offer,
};

const subscriptionsOf = (side: GuestSide) => {
  const robin = new Guest(side);
  robin.data.set(guestData({ isVip: false }));
  const subscriptions = new Subscriptions(side, robin, { rememberOffer: () => undefined });
  return { robin, subscriptions };
};

test('a guest’s subscriptions are read', () =>
  pactForCall(
    getSubscriptions,
    {
      description: 'a query for the subscriptions of a VIP',
      states: [
        guestSubscribes({ ...vip, offerPeriods: 3 }),
        guestSubscribes({ guestId: 7, product: 'tv', isUnpaid: true }),
      ],
      caller: guest,
      input: {},
      answer: [
        aSubscription({
          ...open,
          status: 'active',
          price: { value: 990, currency: 'EUR' },
          offer: null,
          offerUntil: '2027-03-20T19:00:00.000Z',
        }),
        aSubscription({
          ...open,
          offer: null,
          openUntil: '2026-11-23T19:00:00.000Z',
          retryAt: '2026-11-22T19:00:00.000Z',
          status: 'unpaid',
          product: 'tv',
          price: { value: 990, currency: 'EUR' },
          fullPrice: { value: 990, currency: 'EUR' },
        }),
      ],
      exact: ['product', 'status', 'isOpen'],
    },
    async (side, served) => {
      const { subscriptions } = subscriptionsOf(side);
      await subscriptions.load();
      expect(subscriptions.list.value).toEqual(served);
      expect(subscriptions.of('vip')?.status).toBe('active');
    },
  ));

test('a subscription is cancelled', () =>
  pactForCall(cancelSubscription, {
    description: 'a request to cancel VIP',
    states: [guestSubscribes(vip)],
    caller: guest,
    input: { product: 'vip' },
    answer: { success: true, subscription: aSubscription({ ...open, status: 'ending' }) },
    exact: ['success', 'subscription.product', 'subscription.status', 'subscription.isOpen'],
  }));

test('a cancellation is taken back', () =>
  pactForCall(keepSubscription, {
    description: 'a request to keep VIP that was cancelled',
    states: [guestCancelled(vip)],
    caller: guest,
    input: { product: 'vip' },
    answer: { success: true, subscription: aSubscription({ ...open, status: 'active' }) },
    exact: ['success', 'subscription.product', 'subscription.status'],
  }));

test.each([
  ['cancel', cancelSubscription],
  ['keep', keepSubscription],
] as const)('a guest without VIP cannot %s it', (name, call) =>
  pactForCall(call, {
    description: `a request to ${name} VIP of a guest without it`,
    states: [guestHasNoSubscription(vip)],
    caller: guest,
    input: { product: 'vip' },
    error: 'unknown',
    field: 'product',
  }),
);

test.each([
  ['cancel', cancelSubscription],
  ['keep', keepSubscription],
] as const)('to %s VIP needs a log-in', (name, call) =>
  pactForCall(call, {
    description: `a request to ${name} VIP with an expired token`,
    caller: expiredGuest,
    input: { product: 'vip' },
    error: 'needLogin',
  }),
);

// @spec rest:guest.cancellation-offer.accept, state:cancellation-offer 1, feature:pay.cancellation-offer 1
test('the offer for guests who want to leave is accepted', () =>
  pactForCall(acceptCancellationOffer, {
    description: 'a request to accept the cancellation offer',
    states: [guestCancelled(vip)],
    caller: guest,
    input: { guest_id: 7, platform_text: 'web' },
    answer: {
      accepted_offer: true,
      accepted_offer_info: '9,90 € a month until 20 March 2027, then 19,90 €.',
    },
    exact: ['accepted_offer'],
  }));

test('the offer of another guest is unknown', () =>
  pactForCall(acceptCancellationOffer, {
    description: 'a request to accept the cancellation offer of another guest',
    caller: guest,
    input: { guest_id: 8, platform_text: 'web' },
    error: 'unknown',
    field: 'guest_id',
  }));

test('the offer needs a log-in', () =>
  pactForCall(acceptCancellationOffer, {
    description: 'a request to accept the cancellation offer with an expired token',
    caller: expiredGuest,
    input: { guest_id: 7, platform_text: 'web' },
    error: 'needLogin',
  }));

// @spec socket:vipAboUpdate, state:subscriptions 1, 3-4, feature:pay.vip 1, component:SubscriptionCard 8
test('a guest is notified that VIP has started', () =>
  pactForPush(
    vipAboUpdate,
    {
      description: 'a vipAboUpdate push when the guest starts VIP',
      caller: guest,
      event: guestStartsSubscription(vip),
      payload: aSubscriptionPush(),
      exact: ['status', 'isStarted'],
    },
    (side, deliver) => {
      const { robin, subscriptions } = subscriptionsOf(side);
      subscriptions.listen(side);
      deliver();
      expect(robin.data.value?.isVip).toBe(true);
      expect(subscriptions.startedNow).toBe('vip');
    },
  ));

// @spec socket:vxtvAboUpdate, state:subscriptions 2-4, component:SubscriptionCard 8
test('a guest is notified that TV has started', () =>
  pactForPush(
    vxtvAboUpdate,
    {
      description: 'a vxtvAboUpdate push when the guest starts TV',
      caller: guest,
      event: guestStartsSubscription({ guestId: 7, product: 'tv' }),
      payload: aSubscriptionPush({ price: { value: 990, currency: 'EUR' } }),
      exact: ['status', 'isStarted'],
    },
    (side, deliver) => {
      const { robin, subscriptions } = subscriptionsOf(side);
      subscriptions.listen(side);
      deliver();
      expect(robin.data.value?.isTvSubscriber).toBe(true);
    },
  ));
