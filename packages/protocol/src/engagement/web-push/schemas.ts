import * as s from '../../schema/s.ts';

/**
 * The kinds of events that a browser is told of.
 * @spec entity:enum.pushEventKind
 */
export const pushEventKind = s.enum(['actor-online', 'campaigns', 'news'], {
  id: 'PushEventKind',
  description: 'a kind of events that a browser is told of',
});

/**
 * The kinds that a subscription begins with.
 * @spec constant:push.defaultEvents
 */
export const defaultPushEvents = ['actor-online', 'campaigns', 'news'] as const;

/** The longest address of a push service. @assumed Those of today's browsers are shorter than 600 characters. */
export const maxEndpointLength = 1000;

/** The longest encoded payload of a path: a subscription with the longest address, and the kinds. */
const maxPayloadLength = 2000;

/**
 * The subscription of a browser, as `PushSubscription.toJSON` names its fields: where to send, and how to encrypt it.
 * @assumed The lengths: a public key of P-256 and 16 bytes, both in base64url, as browsers write them.
 */
export const browserSubscription = s.object(
  {
    endpoint: s.boundedString(maxEndpointLength),
    keys: s.object(
      { p256dh: s.matching(/^B[\w-]{86}$/, 87), auth: s.matching(/^[\w-]{22}$/, 22) },
      { id: 'PushSubscriptionKeys', description: 'the keys by which messages to a browser are encrypted' },
    ),
  },
  { id: 'BrowserPushSubscription', description: 'where a browser gets messages, and the keys to encrypt them' },
);

/**
 * A subscription in a path: its JSON in base64url. Only the browser knows its keys, so that nobody else can change it.
 * @assumed The encoding.
 */
export const subscriptionPayload = s.boundedString(maxPayloadLength);

/**
 * The content of the payload of `updatePush`: the kinds that are wanted from now on, or one that is not.
 * @assumed The documents show no payload. `stop` is what a notification's own button sends, which does not know the others.
 */
export const changedSubscription = s.object(
  {
    ...browserSubscription.fields,
    events: s.optional(s.array(pushEventKind)),
    stop: s.optional(pushEventKind),
  },
  { id: 'ChangedPushSubscription', description: 'a subscription with the kinds that are wanted from now on' },
);

/**
 * How messages are encrypted. @assumed RFC 8291 alone; its drafts are no longer needed by any browser.
 */
export const pushEncoding = s.enum(['aes128gcm'], {
  id: 'PushEncoding',
  description: 'how messages to a browser are encrypted',
});

/**
 * The message that a worker gets and shows. Its texts name no performer, as lock screens show it.
 * @assumed All fields.
 */
export const pushMessage = s.object(
  {
    kind: pushEventKind,
    title: s.string,
    body: s.string,
    path: s.string,
    tag: s.string,
    stop: s.string,
  },
  { id: 'PushMessage', description: 'what a browser shows as a notification' },
);

/** The answer of a subscription: the token that renews it, and whether messages come. */
export const pushSubscribed = s.object(
  { token: s.string, subscribed: s.boolean },
  { id: 'PushSubscribed', description: 'a stored subscription' },
);
