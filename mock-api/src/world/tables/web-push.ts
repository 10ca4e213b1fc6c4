import type { Brand, Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { pushEventKind } from '@lounge/protocol/engagement/web-push';
import { enumeration } from '../column-specs.ts';

/** The tables of messages to browsers. */
export const webPushTables = {
  /** A browser that gets messages; the key is the hash of its address. */
  pushSubscription: {
    key: 'key',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    /** The hash of the token that renews it. */
    tokenHash: 'text',
    /** The key of the server under which the browser subscribed; messages under another one are refused. */
    serverKey: 'text',
    guestId: 'int null',
    isActorOnline: 'flag',
    isCampaigns: 'flag',
    isNews: 'flag',
    language: enumeration<Language>(),
    brand: enumeration<Brand>(),
    at: 'instant',
  },
  /** A message that waits to be sent to a browser. It is taken out before it is sent, so that no kill sends it twice. */
  pushDelivery: {
    id: 'id',
    subscriptionKey: 'text',
    kind: enumeration<Infer<typeof pushEventKind>>(),
    topic: 'text',
    /** The performer, the campaign or the article that it is about; its page opens. */
    about: 'int null',
    text: enumeration<PushText>(),
    /** The notification that tells the same; one that is read sends no message. */
    notificationId: 'int null',
    dueAt: 'instant',
    expiresAt: 'instant',
    tries: 'int',
  },
  /** A message to many: how far its subscriptions have got it. The key is its kind and what it is about. */
  pushFanOut: {
    key: 'key',
    kind: enumeration<Infer<typeof pushEventKind>>(),
    about: 'int',
    /** The key of the last subscription that has got it. */
    after: 'text',
    isDone: 'flag',
    at: 'instant',
  },
} as const;

/** The words of a message. */
export type PushText = 'performerOnline' | 'showBegan' | 'programBegins' | 'campaign' | 'news';
