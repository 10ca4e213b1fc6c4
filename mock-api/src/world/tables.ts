import type { Infer } from '@lounge/protocol';
import type { actorGenderCode, actorGenderType } from '@lounge/protocol/content/actors';
import type { favouriteKind } from '@lounge/protocol/content/favourites';
import type { notification } from '@lounge/protocol/content/notifications';
import type { includedGift, messageType, senderType } from '@lounge/protocol/content/messenger';
import type { spinSegment, spinWheelType } from '@lounge/protocol/engagement/spin-wheel';
import type { avsStatus } from '@lounge/protocol/foundation/guest';
import type { legalTextType } from '@lounge/protocol/foundation/legal';
import type { Language } from '@lounge/locale';
import type { Selectable } from 'kysely';
import type { Delivery } from './bus.ts';
import { enumeration, json, nullableJson, type Column } from './column-specs.ts';
import { accountTables } from './tables/accounts.ts';
import { ageCheckTables } from './tables/age-check.ts';
import { alertTables, alertedPin } from './tables/alerts.ts';
import { liveChatTables } from './tables/live-chat.ts';
import { surveyTables } from './tables/surveys.ts';
import { messageTables, type StoredMessageData } from './tables/messages.ts';
import { subscriptionTables } from './tables/subscriptions.ts';
import { ticketTables } from './tables/tickets.ts';
import { voucherTables } from './tables/vouchers.ts';
import { walletTables } from './tables/wallet.ts';

type ByLanguage = Readonly<Record<Language, string>>;
type NotifiedShow = NonNullable<Infer<typeof notification>['show']>;
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
  meta: { key: 'key', value: 'text' },
  actor: {
    id: 'id',
    name: 'text',
    slug: 'text unique',
    gender: enumeration<Infer<typeof actorGenderCode>>(),
    gender_type: enumeration<Infer<typeof actorGenderType>>(),
    age: 'int',
    city: 'text',
    country: 'text',
    languages: json<readonly Language[]>(),
    created_at: 'instant',
    tags: json<readonly string[]>(),
    price_video: 'int null',
    base_price_video: 'int null',
    price_single: 'int null',
    price_voyeur: 'int null',
    price_toy: 'int null',
    price_voice: 'int null',
    price_message: 'int null',
    free_messages: 'int',
    is_vip: 'flag',
    is_voyeur: 'flag',
    is_toy: 'flag',
    is_voice: 'flag',
    free_chat: 'flag',
    is_online: 'flag',
    state_since: 'instant null',
    rating_count: 'int',
    satisfaction: 'int',
    pinned: 'int',
    visits: 'int',
    picture_seed: 'text',
    banner_seed: 'text',
    banned: json<readonly string[]>(),
    hours: json<readonly (readonly number[])[]>(),
    recommended: json<readonly number[]>(),
  },
  actor_text: { key: 'key', actor_id: 'int', language: enumeration<Language>(), headline: 'text', about: 'text' },
  album: {
    id: 'id',
    actor_id: 'int',
    is_sedcard: 'flag',
    title: json<ByLanguage>(),
    description: json<ByLanguage>(),
    created_at: 'instant',
    picture_count: 'int',
    price: 'int',
    is_vip: 'flag',
    age_rating: 'int',
    likes: 'int',
    dislikes: 'int',
    views: 'int',
    cover_seed: 'text',
    picture_seeds: json<readonly string[]>(),
  },
  video: {
    id: 'id',
    actor_id: 'int',
    title: json<ByLanguage>(),
    created_at: 'instant',
    duration: 'int',
    price: 'int',
    base_price: 'int null',
    is_vip: 'flag',
    is_classic: 'flag',
    is_cam_recording: 'flag',
    is_promoted: 'flag',
    likes: 'int',
    views: 'int',
    age_rating: 'int',
    preview_seed: 'text',
  },
  jumbotron_slide: {
    id: 'id',
    actor_id: 'int',
    kicker: json<ByLanguage>(),
    title: json<ByLanguage>(),
    lead: json<ByLanguage>(),
    picture_seed: 'text',
  },
  legal_text: {
    id: 'id',
    type: enumeration<Infer<typeof legalTextType>>(),
    product: 'text',
    version: 'text',
    language: enumeration<Language>(),
    html: 'text',
  },
  guest: {
    id: 'id',
    name: 'text',
    avs_status: enumeration<Infer<typeof avsStatus>>(),
    avs_message: 'text null',
    is_vip: 'flag',
    is_locked: 'flag',
    is_paying: 'flag',
    show_data_protection: 'flag',
    loyalty_points: 'int',
    created_at: 'instant',
  },
  /** `network` is the `networkKey` of a visitor without an account. */
  live_preview: {
    key: 'key',
    actor_id: 'int',
    started_at: 'instant',
    seconds: 'int',
    is_declined: 'flag',
    network: 'text null',
  },
  session: {
    id: 'id',
    token_hash: 'text unique',
    guest_id: 'int null',
    created_at: 'instant',
    used_at: 'instant null',
    expires_at: 'instant null',
    user_agent: 'text null',
  },
  ...accountTables,
  second_factor: {
    id: 'id',
    guest_id: 'int unique',
    secret: 'text',
    is_active: 'flag',
    last_step: 'int',
    recovery_hashes: json<readonly string[]>(),
    begun_at: 'instant null',
    begun_by: 'text null',
  },
  attempt: { key: 'key', count: 'int', until: 'instant' },
  closed_item: { key: 'key', guest_id: 'int', item: 'text', at: 'instant' },
  mail: { id: 'id', guest_id: 'int null', to_address: 'text', kind: 'text', body: 'text', at: 'instant' },
  pin: {
    key: 'key',
    guest_id: 'int',
    kind: enumeration<Infer<typeof favouriteKind>>(),
    subject_id: 'int',
    email: 'flag',
    sms: 'flag',
    ...alertedPin,
    pinned_at: 'instant',
  },
  wheel: { type: enumeration<SpinWheelType>('key'), is_active: 'flag', next_segment: 'text null' },
  spin: {
    id: 'id',
    guest_id: 'int',
    wheel: enumeration<SpinWheelType>(),
    is_free: 'flag',
    segment: 'text',
    prize: json<SpinPrize>(),
    at: 'instant',
  },
  redeemed_reward: { key: 'key', guest_id: 'int', reward_id: 'int', month: 'text', at: 'instant' },
  gift: {
    id: 'id',
    name: json<ByLanguage>(),
    price: 'int',
    drawing: 'text',
    is_active: 'flag',
    is_vip: 'flag',
    category_id: 'int',
  },
  owned_gift: { key: 'key', guest_id: 'int', gift_id: 'int', quantity: 'int' },
  channel: {
    id: 'id',
    key: 'text unique',
    guest_id: 'int',
    actor_id: 'int',
    language: enumeration<Language>(),
    is_archived: 'flag',
    is_blocked: 'flag',
    free_messages: 'int',
    unread: 'int',
    last_message_id: 'int null',
    last_message_at: 'instant null',
  },
  message: {
    id: 'id',
    channel_id: 'int',
    key: 'text null',
    type: enumeration<Infer<typeof messageType>>(),
    sender: enumeration<Infer<typeof senderType>>(),
    text: 'text null',
    image_id: 'text null',
    gifts: json<readonly Infer<typeof includedGift>[]>(),
    price: 'int',
    chat_id: 'text null',
    data: nullableJson<StoredMessageData>(),
    sent_at: 'instant',
    delivered_at: 'instant null',
    read_at: 'instant null',
  },
  message_image: {
    key: 'key',
    guest_id: 'int',
    content_type: 'text',
    bytes: 'int',
    is_complete: 'flag',
    at: 'instant',
    unsent_since: 'instant null',
  },
  message_image_part: { id: 'id', image: 'text', base64: 'text' },
  notification: {
    id: 'id',
    guest_id: 'int',
    type: 'int',
    actor_id: 'int null',
    is_unread: 'flag',
    is_unseen: 'flag',
    at: 'instant',
    show: nullableJson<NotifiedShow>(),
  },
  push_stream: { key: 'key', last: 'int' },
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
    guest_id: 'int null',
    kind: 'text',
    context: 'text',
    action: 'text',
    data: json<unknown>(),
  },
} as const;

/** Increment it with every change of a table or an index that has landed, and write its upgrade to `upgrades.ts`. */
export const schemaVersion = 14;

/** The rows of all tables, for statements. */
export type DatabaseSchema = {
  -readonly [T in keyof typeof tables]: {
    -readonly [C in keyof (typeof tables)[T]]: Column<(typeof tables)[T][C]>;
  };
};
/** A row of one table. */
export type Row<T extends keyof DatabaseSchema> = Selectable<DatabaseSchema[T]>;
