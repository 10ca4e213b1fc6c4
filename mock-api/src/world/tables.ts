import type { Infer } from '@lounge/protocol';
import type { favouriteKind } from '@lounge/protocol/content/favourites';
import type { notification } from '@lounge/protocol/content/notifications';
import type { includedGift, messageType, senderType } from '@lounge/protocol/content/messenger';
import type { spinSegment, spinWheelType } from '@lounge/protocol/engagement/spin-wheel';
import type { avsStatus, geoLocation } from '@lounge/protocol/foundation/guest';
import type { Language } from '@lounge/locale';
import type { Selectable } from 'kysely';
import type { Delivery } from './bus.ts';
import { enumeration, json, nullableJson, type Column } from './column-specs.ts';
import { accountTables } from './tables/accounts.ts';
import { ageCheckTables } from './tables/age-check.ts';
import { eventTables } from './tables/events.ts';
import { alertTables, alertedPin } from './tables/alerts.ts';
import { blogTables } from './tables/blog.ts';
import { contentTables } from './tables/content.ts';
import { conversionTables } from './tables/conversion.ts';
import { clashTables } from './tables/clash.ts';
import { webPushTables } from './tables/web-push.ts';
import { contestTables } from './tables/contests.ts';
import { dailyBonusTables } from './tables/daily-bonus.ts';
import { feedTables } from './tables/feed.ts';
import { findTables } from './tables/find.ts';
import { eggTables } from './tables/eggs.ts';
import { galleryTables } from './tables/galleries.ts';
import { legalTables } from './tables/legal.ts';
import { mediaLibraryTables } from './tables/media-library.ts';
import { guestPlaceTables } from './tables/guest-place.ts';
import { liveChatTables } from './tables/live-chat.ts';
import { surveyTables } from './tables/surveys.ts';
import { messageTables, type StoredMessageData } from './tables/messages.ts';
import { prizeDrawTables } from './tables/prize-draws.ts';
import { rewardTables } from './tables/rewards.ts';
import { subscriptionTables } from './tables/subscriptions.ts';
import { ticketTables } from './tables/tickets.ts';
import { specialEventTables } from './tables/special-events.ts';
import { tvTables } from './tables/tv.ts';
import { voucherTables } from './tables/vouchers.ts';
import { walletTables } from './tables/wallet.ts';

type ByLanguage = Readonly<Record<Language, string>>;
type NotifiedShow = NonNullable<Infer<typeof notification>['show']>;
type NotifiedProgram = NonNullable<Infer<typeof notification>['program']>;
type SpinWheelType = Infer<typeof spinWheelType>;
type SpinPrize = Omit<Infer<typeof spinSegment>, 'id' | 'weight' | 'isFeatured'>;

/**
 * Every table, written once: `kind` or `kind null`. `id` is assigned by the database, `flag` is 0 or 1, `instant` is ISO
 * 8601 text, `json` is text that `parseJson` reads with the column's type.
 */
export const tables = {
  ...walletTables,
  ...voucherTables,
  ...subscriptionTables,
  ...ageCheckTables,
  ...liveChatTables,
  ...surveyTables,
  ...ticketTables,
  ...messageTables,
  ...alertTables,
  ...eventTables,
  ...guestPlaceTables,
  ...conversionTables,
  ...findTables,
  meta: { key: 'key', value: 'text' },
  ...contentTables,
  ...galleryTables,
  ...feedTables,
  ...blogTables,
  ...tvTables,
  ...specialEventTables,
  ...eggTables,
  ...prizeDrawTables,
  ...rewardTables,
  ...dailyBonusTables,
  ...clashTables,
  ...webPushTables,
  ...contestTables,
  ...mediaLibraryTables,
  ...legalTables,
  guest: {
    id: 'id',
    name: 'text',
    avsStatus: enumeration<Infer<typeof avsStatus>>(),
    avsMessage: 'text null',
    isVip: 'flag',
    isLocked: 'flag',
    isPaying: 'flag',
    showDataProtection: 'flag',
    loyaltyPoints: 'int',
    createdAt: 'instant',
    /** 1 to 3; null without a restriction. */
    restrictionLevel: 'int null',
    isBlockedForComments: 'flag null',
    signupOrigin: 'text null',
    /** Where the guest said to be, or where a device did. */
    place: nullableJson<Infer<typeof geoLocation>>(),
    /** The features that the guest has rated. */
    featureFeedback: nullableJson<readonly number[]>(),
    conversionChatEnd: 'instant null',
    conversionChatCandidateEnd: 'instant null',
    /** Whether the guest has switched the conversion chat off. */
    isConversionChatOff: 'flag null',
  },
  /** `network` is the `networkKey` of a visitor without an account. */
  livePreview: {
    key: 'key',
    actorId: 'int',
    startedAt: 'instant',
    seconds: 'int',
    isDeclined: 'flag',
    network: 'text null',
  },
  session: {
    id: 'id',
    tokenHash: 'text unique',
    guestId: 'int null',
    createdAt: 'instant',
    usedAt: 'instant null',
    expiresAt: 'instant null',
    userAgent: 'text null',
  },
  ...accountTables,
  secondFactor: {
    id: 'id',
    guestId: 'int unique',
    secret: 'text',
    isActive: 'flag',
    lastStep: 'int',
    recoveryHashes: json<readonly string[]>(),
    begunAt: 'instant null',
    begunBy: 'text null',
  },
  attempt: { key: 'key', count: 'int', until: 'instant' },
  closedItem: { key: 'key', guestId: 'int', item: 'text', at: 'instant' },
  mail: { id: 'id', guestId: 'int null', toAddress: 'text', kind: 'text', body: 'text', at: 'instant' },
  pin: {
    key: 'key',
    guestId: 'int',
    kind: enumeration<Infer<typeof favouriteKind>>(),
    subjectId: 'int',
    email: 'flag',
    sms: 'flag',
    ...alertedPin,
    pinnedAt: 'instant',
  },
  wheel: { type: enumeration<SpinWheelType>('key'), isActive: 'flag', nextSegment: 'text null' },
  spin: {
    id: 'id',
    guestId: 'int',
    wheel: enumeration<SpinWheelType>(),
    isFree: 'flag',
    segment: 'text',
    prize: json<SpinPrize>(),
    at: 'instant',
  },
  redeemedReward: { key: 'key', guestId: 'int', rewardId: 'int', month: 'text', at: 'instant' },
  gift: {
    id: 'id',
    name: json<ByLanguage>(),
    price: 'int',
    drawing: 'text',
    isActive: 'flag',
    isVip: 'flag',
    categoryId: 'int',
  },
  ownedGift: { key: 'key', guestId: 'int', giftId: 'int', quantity: 'int' },
  channel: {
    id: 'id',
    key: 'text unique',
    guestId: 'int',
    actorId: 'int',
    language: enumeration<Language>(),
    isArchived: 'flag',
    isBlocked: 'flag',
    freeMessages: 'int',
    unread: 'int',
    lastMessageId: 'int null',
    lastMessageAt: 'instant null',
  },
  message: {
    id: 'id',
    channelId: 'int',
    key: 'text null',
    type: enumeration<Infer<typeof messageType>>(),
    sender: enumeration<Infer<typeof senderType>>(),
    text: 'text null',
    imageId: 'text null',
    gifts: json<readonly Infer<typeof includedGift>[]>(),
    price: 'int',
    chatId: 'text null',
    data: nullableJson<StoredMessageData>(),
    sentAt: 'instant',
    deliveredAt: 'instant null',
    readAt: 'instant null',
  },
  messageImage: {
    key: 'key',
    guestId: 'int',
    contentType: 'text',
    bytes: 'int',
    isComplete: 'flag',
    at: 'instant',
    unsentSince: 'instant null',
  },
  messageImagePart: { id: 'id', image: 'text', base64: 'text' },
  notification: {
    id: 'id',
    guestId: 'int',
    type: 'int',
    actorId: 'int null',
    isUnread: 'flag',
    isUnseen: 'flag',
    at: 'instant',
    show: nullableJson<NotifiedShow>(),
    program: nullableJson<NotifiedProgram>(),
  },
  pushStream: { key: 'key', last: 'int' },
  outbox: {
    id: 'id',
    stream: 'text',
    seq: 'int',
    key: 'text null',
    message: json<Delivery['message']>(),
    at: 'instant',
  },
  event: {
    id: 'id',
    at: 'instant',
    guestId: 'int null',
    kind: 'text',
    context: 'text',
    action: 'text',
    data: json<unknown>(),
  },
} as const;

/** Increment it with every change of a table or an index that has landed, and write its upgrade to `upgrades.ts`. */
export const schemaVersion = 29;

/**
 * The oldest version whose servers can go on beside ones of today's: they write no column that has no default and miss no table. A change that
 * they cannot bear sets it to today's.
 */
export const oldestVersion = 17;

/** The rows of all tables, for statements. */
export type DatabaseSchema = {
  -readonly [T in keyof typeof tables]: {
    -readonly [C in keyof (typeof tables)[T]]: Column<(typeof tables)[T][C]>;
  };
};
/** A row of one table. */
export type Row<T extends keyof DatabaseSchema> = Selectable<DatabaseSchema[T]>;
