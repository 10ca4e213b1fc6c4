import { conditions, describe, describeValues } from '../../declare/describe.ts';
import {
  getPushKey,
  getPushStatus,
  resubscribePush,
  setPushGuest,
  subscribePush,
  unsubscribePush,
  updatePush,
} from './rest.ts';
import {
  browserSubscription,
  changedSubscription,
  pushEncoding,
  pushEventKind,
  pushMessage,
  pushSubscribed,
} from './schemas.ts';

const payload = 'the subscription as JSON in base64url';
const noSubscription = 'no subscription in base64url';
const keys = [
  'the keys to encrypt messages, as the browser made them',
  { p256dh: 'its public key, in base64url', auth: 'its secret of 16 bytes, in base64url' },
] as const;
const subscription = {
  endpoint: 'the address at the push service of the browser',
  keys: [...keys],
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describeValues(pushEventKind, {
    'actor-online': 'performers whom the guest pinned are live, and reminders',
    campaigns: 'games, events and calendars that begin',
    news: 'articles of the magazine',
  }),
  describeValues(pushEncoding, { aes128gcm: 'as RFC 8291 and RFC 8188 have it' }),
  describe(browserSubscription, { endpoint: subscription.endpoint, keys: [keys[0], keys[1]] }),
  describe(changedSubscription, {
    endpoint: subscription.endpoint,
    keys: keys[0],
    events: 'the kinds that are wanted from now on; none ends nothing, but sends nothing',
    stop: 'a kind that is not wanted any more, in place of `events`',
  }),
  describe(pushMessage, {
    kind: 'why it is sent',
    title: 'the first line, without a name',
    body: 'the second line, without a name',
    path: 'the page that a press opens',
    tag: 'a later message with the same one takes its place',
    stop: 'the label of the button that ends this kind',
  }),
  describe(pushSubscribed, {
    token: 'renews the subscription once; kept by the browser',
    subscribed: 'always true',
  }),
  describe(getPushKey.answer, { key: 'a public key of P-256 in base64url; another one needs a new subscription' }),
  describe(getPushStatus.input, { payload }),
  describe(getPushStatus.answer, { subscribed: 'whether messages come, under the present key' }),
  describe(subscribePush.input, {
    subscription: 'what the browser answered',
    events: 'the kinds of messages that are wanted',
    encoding: 'how messages are encrypted',
  }),
  describe(setPushGuest.input, { payload }),
  describe(setPushGuest.answer, { updated: 'false if there is no such subscription' }),
  describe(updatePush.input, { payload: 'the subscription with the kinds, as JSON in base64url' }),
  describe(updatePush.answer, { events: 'the kinds that are sent now' }),
  describe(unsubscribePush.input, { payload }),
  describe(unsubscribePush.answer, { subscribed: 'always false' }),
  describe(resubscribePush.input, {
    token: 'from the answer to the last subscription',
    subscription: 'what the browser has now',
  }),
  conditions(getPushStatus, { payload: noSubscription }),
  conditions(setPushGuest, { payload: noSubscription }),
  conditions(updatePush, { payload: noSubscription }),
  conditions(unsubscribePush, { payload: noSubscription }),
  conditions(subscribePush, {
    'subscription.endpoint': 'not an address by https at a known push service',
    'subscription.keys.p256dh': 'no point of P-256',
  }),
  conditions(resubscribePush, {
    'subscription.endpoint': 'not an address by https at a known push service',
    'subscription.keys.p256dh': 'no point of P-256',
  }),
].flat();
