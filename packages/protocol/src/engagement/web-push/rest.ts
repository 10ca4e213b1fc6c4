import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { browserSubscription, pushEncoding, pushEventKind, pushSubscribed, subscriptionPayload } from './schemas.ts';

/**
 * The public key of the server, which a browser needs to subscribe.
 * @spec rest:web-push.key.get
 * @assumed The path's prefix, and the form: P-256 in base64url.
 */
export const getPushKey = read('engagement/web-push/getPushKey', {
  path: '/rest/v1/web-push/key',
  input: s.empty,
  answer: s.object({ key: s.string }),
  purpose: 'Reads the key by which browsers recognize this server.',
});

/**
 * Whether a subscription of a browser is stored, under the server's present key.
 * @spec rest:web-push.status.get
 * @assumed The path's prefix and the encoding.
 */
export const getPushStatus = read('engagement/web-push/getPushStatus', {
  path: '/rest/v1/web-push/status/{payload}',
  input: s.object({ payload: subscriptionPayload }),
  answer: s.object({ subscribed: s.boolean }),
  isFresh: true,
  purpose: 'Reads whether a browser is subscribed.',
});

/**
 * Stores a subscription of a browser, in place of an earlier one with its address.
 * @spec rest:web-push.subscribe, entity:webPushSubscription
 * @assumed The path's prefix. A visitor without an account may subscribe; a guest's oldest subscription beyond twenty ends.
 */
export const subscribePush = post('engagement/web-push/subscribePush', {
  path: '/rest/v1/web-push/subscribe',
  input: s.object({ subscription: browserSubscription, events: s.array(pushEventKind), encoding: pushEncoding }),
  answer: pushSubscribed,
  failures: ['tooMany'],
  forbiddenBy: [],
  purpose: 'Subscribes a browser to messages.',
});

/**
 * Makes a subscription one of the caller, or of nobody after a log-out.
 * @spec rest:web-push.guest-id.set
 * @assumed The path, which the documents do not show.
 */
export const setPushGuest = post('engagement/web-push/setPushGuest', {
  path: '/rest/v1/web-push/guest-id/{payload}',
  method: 'PUT',
  input: s.object({ payload: subscriptionPayload }),
  answer: s.object({ updated: s.boolean }),
  forbiddenBy: [],
  purpose: 'Sets whose subscription a browser has.',
});

/**
 * Changes the kinds of a subscription.
 * @spec rest:web-push.update
 * @assumed The path's prefix, POST, the payload and the answer.
 */
export const updatePush = post('engagement/web-push/updatePush', {
  path: '/rest/v1/web-push/update/{payload}',
  input: s.object({ payload: subscriptionPayload }),
  answer: s.object({ events: s.array(pushEventKind) }),
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Changes the kinds of messages that a browser gets.',
});

/**
 * Ends a subscription; has no effect if there is none.
 * @spec rest:web-push.unsubscribe
 * @assumed The path's prefix, POST and the answer.
 */
export const unsubscribePush = post('engagement/web-push/unsubscribePush', {
  path: '/rest/v1/web-push/unsubscribe/{payload}',
  input: s.object({ payload: subscriptionPayload }),
  answer: s.object({ subscribed: s.boolean }),
  forbiddenBy: [],
  purpose: 'Ends the messages to a browser.',
});

/**
 * Replaces a subscription by the one that a browser has now, with its guest and kinds.
 * @spec rest:web-push.resubscribe
 * @assumed The path's prefix, POST, the body and the answer. The token is used up.
 */
export const resubscribePush = post('engagement/web-push/resubscribePush', {
  path: '/rest/v1/web-push/resubscribe/{token}',
  input: s.object({ token: s.boundedString(64), subscription: browserSubscription }),
  answer: pushSubscribed,
  failures: ['unknown', 'tooMany'],
  forbiddenBy: [],
  purpose: 'Renews the subscription of a browser.',
});
