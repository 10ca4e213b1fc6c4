import { aBrowserIsSubscribed, guestSubscribedOften } from '@lounge/mock-api/states';
import {
  getPushKey,
  getPushStatus,
  resubscribePush,
  setPushGuest,
  subscribePush,
  unsubscribePush,
  updatePush,
} from '@lounge/protocol/engagement/web-push';
import { aBrowserSubscription } from '@lounge/testing/engagement/web-push';
import { test } from 'vitest';
import { anonymous, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const payloadOf = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
const subscription = aBrowserSubscription();
const payload = payloadOf(subscription);
const subscribed = aBrowserIsSubscribed({ subscription, token: 'renewal', guestId: 7 });
const elsewhere = { ...subscription, endpoint: 'https://push.example.com/a-browser' };

/** @spec rest:web-push.key.get */
test('reads the key of the server', () =>
  pactForCall(getPushKey, {
    description: 'a request for the key for messages',
    input: {},
    answer: { key: 'BMqvv2fXG_k9rZ1kL0bXcYJr0S5cZ7oN0wq1n8bV3yJvJxq6rL9mQpQ8yN3oJ5xW1tT0fZk2uB7cC4dD5eE6fF0' },
  }));

/** @spec rest:web-push.status.get */
test('a browser that is subscribed', () =>
  pactForCall(getPushStatus, {
    description: 'a request whether a browser is subscribed',
    states: [subscribed],
    input: { payload },
    answer: { subscribed: true },
    exact: ['subscribed'],
  }));

test('what is no subscription is malformed', () =>
  pactForCall(getPushStatus, {
    description: 'a request whether nothing is subscribed',
    input: { payload: 'bm90aGluZw' },
    error: 'malformed',
    field: 'payload',
  }));

/** @spec rest:web-push.subscribe, entity:webPushSubscription, entity:enum.pushEventKind */
test('a visitor subscribes a browser to all kinds', () =>
  pactForCall(subscribePush, {
    description: 'a subscription of a browser',
    caller: anonymous,
    input: { subscription, events: ['actor-online', 'campaigns', 'news'], encoding: 'aes128gcm' },
    answer: { token: 'renewal', subscribed: true },
    exact: ['subscribed'],
  }));

test('an address elsewhere is not subscribed', () =>
  pactForCall(subscribePush, {
    description: 'a subscription of an address at no push service',
    caller: anonymous,
    input: { subscription: elsewhere, events: ['news'], encoding: 'aes128gcm' },
    error: 'malformed',
    field: 'subscription.endpoint',
  }));

test('an address elsewhere does not renew a subscription', () =>
  pactForCall(resubscribePush, {
    description: 'a renewal by an address at no push service',
    caller: anonymous,
    states: [subscribed],
    input: { token: 'renewal', subscription: elsewhere },
    error: 'malformed',
    field: 'subscription.endpoint',
  }));

/** @spec rest:web-push.guest-id.set */
test('a guest takes over the subscription of the browser', () =>
  pactForCall(setPushGuest, {
    description: 'a subscription that becomes that of a guest',
    caller: guest,
    states: [aBrowserIsSubscribed({ subscription, token: 'renewal' })],
    input: { payload },
    answer: { updated: true },
    exact: ['updated'],
  }));

/** @spec rest:web-push.update */
test('a browser is told of news alone', () =>
  pactForCall(updatePush, {
    description: 'a change of the kinds of messages',
    states: [subscribed],
    input: { payload: payloadOf({ ...subscription, events: ['news'] }) },
    answer: { events: ['news'] },
    exact: ['events'],
  }));

test('the kinds of a browser that is not subscribed are unknown', () =>
  pactForCall(updatePush, {
    description: 'a change of the kinds of messages without a subscription',
    input: { payload: payloadOf({ ...subscription, events: ['news'] }) },
    error: 'unknown',
    field: 'payload',
  }));

/** @spec rest:web-push.unsubscribe */
test('a browser ends its messages', () =>
  pactForCall(unsubscribePush, {
    description: 'the end of the messages to a browser',
    states: [subscribed],
    input: { payload },
    answer: { subscribed: false },
    exact: ['subscribed'],
  }));

/** @spec rest:web-push.resubscribe */
test('a browser renews its subscription by the token', () =>
  pactForCall(resubscribePush, {
    description: 'a renewed subscription',
    states: [subscribed],
    input: { token: 'renewal', subscription: { ...subscription, endpoint: `${subscription.endpoint}-renewed` } },
    answer: { token: 'the-next', subscribed: true },
    exact: ['subscribed'],
  }));

test('a token that was used renews nothing', () =>
  pactForCall(resubscribePush, {
    description: 'a renewal by a token that nobody has',
    input: { token: 'another', subscription },
    error: 'unknown',
  }));

test('a guest who has subscribed often waits', () =>
  pactForCall(subscribePush, {
    description: 'a subscription of a guest who has subscribed often',
    caller: guest,
    states: [guestSubscribedOften({ guestId: 7 })],
    input: { subscription, events: ['news'], encoding: 'aes128gcm' },
    error: 'tooMany',
  }));

test('a guest who has subscribed often renews nothing', () =>
  pactForCall(resubscribePush, {
    description: 'a renewal by a guest who has subscribed often',
    caller: guest,
    states: [subscribed, guestSubscribedOften({ guestId: 7 })],
    input: { token: 'renewal', subscription },
    error: 'tooMany',
  }));
