import type { Dialect } from './database.ts';
import { oldestVersion, schemaVersion } from './tables.ts';
import { camelCaseNames } from './upgrade-15.ts';
import { articles } from './upgrade-26.ts';
import { documentIdsApart, television } from './upgrade-27.ts';
import { dailyDeals, rewardTables28, specialEvents } from './upgrade-28.ts';
import { tables29 } from './upgrade-29.ts';

/** A step that brings a stored world to a version from the one before it. */
interface Upgrade {
  readonly to: number;
  /**
   * In order; columns that are added have a default or are null, as stored rows and servers of the version before have no value for them.
   * Steps after 17 run on every database.
   */
  readonly statements: readonly string[] | ((dialect: Dialect) => readonly string[]);
}

/** The mailbox of an account as `addressKey` computes it. */
const mailbox = `(select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (select case when instr(local, '+') > 1 then substr(local, 1, instr(local, '+') - 1) else local end as name, host
    from (select substr(email, 1, instr(email, '@') - 1) as local, substr(email, instr(email, '@') + 1) as host)))`;

/** Codes that were given away before they were counted by address and number. */
const givenCodes = [
  `create table "given_code" ("key" text primary key, "guest_id" integer not null, "code" text not null) strict`,
  `create index "given_code_guest_id" on "given_code" (guest_id)`,
  `insert or ignore into given_code (key, guest_id, code) select code || ' ' || ${mailbox}, bonus_redemption.guest_id, code
    from bonus_redemption join account on account.guest_id = bonus_redemption.guest_id where account.is_verified = 1`,
  `insert or ignore into given_code (key, guest_id, code) select code || ' tel:' || number_hash, bonus_redemption.guest_id, code
    from bonus_redemption join verified_phone on verified_phone.guest_id = bonus_redemption.guest_id`,
];

/** Where visitors without an account have a place. */
const networks = [
  `alter table "live_preview" add column "network" text`,
  `alter table "voice_call" add column "network" text`,
];

/** Each page of a chat counts for itself; a chat that runs is counted on from the next heartbeat of its page. */
const chatPages = [
  `alter table chat add column page_id text`,
  `alter table chat add column pages text not null default '[]'`,
  `alter table chat add column delivered_ms integer not null default 0`,
  `alter table chat drop column played_ms`,
];

/** Vouchers for video chats count seconds. A chat that is not over gives back what it did not use of its begun minute. */
const voucherSeconds = [
  `update voucher set amount = amount * 60 where type = 2`,
  `update chat set voucher_minutes = voucher_minutes * 60`,
  `alter table chat rename column voucher_minutes to voucher_seconds`,
  `update voucher set amount = amount + coalesce((select sum(max(0, voucher_seconds - counted_ms / 1000)) from chat
    where chat.voucher_id = voucher.id and chat.status <> 'ended'), 0) where type = 2`,
  `update chat set voucher_seconds = min(voucher_seconds, counted_ms / 1000) where status <> 'ended'`,
];

/** Alerts when pinned performers come online. Numbers that were verified before are known by their hashes only. */
const alerts = [
  `alter table pin add column "alert_language" text`,
  `alter table pin add column "alert_brand" text`,
  `alter table verified_phone add column "number" text`,
  `create table "online_alert" ("key" text primary key, "guest_id" integer not null, "actor_id" integer not null, "at" text not null) strict`,
  `create table "sms" ("id" integer primary key autoincrement, "guest_id" integer not null, "to_number" text not null, "body" text not null, "at" text not null) strict`,
  `create index "pin_subject_id" on "pin" (subject_id) where kind = 'actor' and (email = 1 or sms = 1)`,
  `create index "online_alert_guest_id" on "online_alert" (guest_id)`,
  `create index "sms_guest_id" on "sms" (guest_id)`,
];

/** Mails are in the language of the page where the guest was last. */
const languages = [`alter table account add column "language" text`];

/** Networks pause between their voice calls. */
const networkCalls = [
  `create index "voice_call_network_actor_id_ended_at" on "voice_call" (network, actor_id, ended_at) where network is not null`,
];

/** Notifications that a ticket was given back say of which show; those that are stored stay without. */
const notifiedShows = [`alter table notification add column "show" text`];

/** Events wait in rows until their listeners have handled them. */
const worldEvents = [
  `create table "worldEvent" ("id" integer primary key autoincrement, "event" text not null, "listener" text not null, "payload" text not null, "at" text not null, "dueAt" text not null, "tries" integer not null) strict`,
];

/** The cost of lists does not grow with the platform: each order has its index, and balances are stored with the entries of guests. */
const flatLists = [
  `alter table "ledgerEntry" add column "balance" integer`,
  `update "ledgerEntry" set "balance" = summed.total from (select id, sum(amount) over (partition by account order by "transferId", id) as total
    from "ledgerEntry" where account like 'guest:%') as summed where summed.id = "ledgerEntry".id`,
  `drop index "ledgerEntry_account_transferId_amount"`,
  `create index "ledgerEntry_account_transferId_id" on "ledgerEntry" ("account", "transferId", "id")`,
  `create index "ledgerEntry_account_addingTransfer" on "ledgerEntry" ("account", "transferId") where amount > 0`,
  `create index "transfer_guestId_at" on "transfer" ("guestId", "at")`,
  `create index "transfer_guestId_idOfRefund" on "transfer" ("guestId", "id") where kind = 'refund'`,
  `create index "transfer_guestId_idByVoucher" on "transfer" ("guestId", "id") where (kind in ('voucher', 'bonus') or reference like '%"voucherId":%')`,
  `drop index "actor_isOnline"`,
  `create index "actor_isOnline_id_filtered" on "actor" ("isOnline" desc, "id", "isOnline", "freeChat", "isVoice", "isVip", "createdAt")`,
  `create index "actor_freeMessages_id_filtered" on "actor" ("freeMessages" desc, "id", "isOnline", "freeChat", "isVoice", "isVip", "createdAt")`,
  `create index "actor_price_id_filtered" on "actor" ((coalesce("priceVideo", 9007199254740991)), "id", "isOnline", "freeChat", "isVoice", "isVip", "createdAt")`,
  `create index "actor_rating_id_filtered" on "actor" ((case when "ratingCount" >= 10 then "satisfaction" else -1 end) desc, "id", "isOnline", "freeChat", "isVoice", "isVip", "createdAt")`,
  `create index "actor_createdAt_id_filtered" on "actor" ("createdAt" desc, "id", "isOnline", "freeChat", "isVoice", "isVip", "createdAt")`,
  `create index "actor_pinned_id_filtered" on "actor" ("pinned" desc, "id", "isOnline", "freeChat", "isVoice", "isVip", "createdAt")`,
  `create index "actor_freeChat" on "actor" ("freeChat") where "freeChat" = 1`,
  `create index "actor_isVoice" on "actor" ("isVoice") where "isVoice" = 1`,
  `create index "actor_isVip" on "actor" ("isVip") where "isVip" = 1`,
  `create index "voiceCall_guestId_startedAt" on "voiceCall" ("guestId", "startedAt")`,
  `create index "video_createdAt_id" on "video" ("createdAt" desc, "id")`,
];

/**
 * Legal texts say from when they hold, and what guests agree to is stored. The texts before hold since before the first account, so that
 * nobody is asked about them.
 */
const agreements = ({ columnTypes, tableOptions, indexesNameNulls }: Dialect): readonly string[] => [
  `alter table "legalText" add column "publishedAt" ${columnTypes.instant} not null default '2025-09-01T00:00:00.000Z'`,
  `alter table "legalText" add column "changes" ${columnTypes.json}`,
  `create table "agreement" ("id" ${columnTypes.id}, "guestId" ${columnTypes.int}, "receipt" ${columnTypes.text},
    "subject" ${columnTypes.text} not null, "product" ${columnTypes.text} not null, "version" ${columnTypes.text},
    "answer" ${columnTypes.text} not null, "at" ${columnTypes.instant} not null)${tableOptions}`,
  `create index "agreement_guestId" on "agreement" ("guestId"${indexesNameNulls ? ' nulls first' : ''})`,
];

/** Facts about a guest beside the account; worlds that are stored have none of it. */
const guestFacts = ({ columnTypes }: Dialect): readonly string[] => [
  `alter table "guest" add column "restrictionLevel" ${columnTypes.int}`,
  `alter table "guest" add column "isBlockedForComments" ${columnTypes.flag}`,
  `alter table "guest" add column "isConversionChatOff" ${columnTypes.flag}`,
  `alter table "guest" add column "signupOrigin" ${columnTypes.text}`,
  ...['place', 'featureFeedback'].map((each) => `alter table "guest" add column "${each}" ${columnTypes.json}`),
  ...['conversionChatEnd', 'conversionChatCandidateEnd'].map(
    (each) => `alter table "guest" add column "${each}" ${columnTypes.instant}`,
  ),
];

/** The guest's own place: profile, picture, newsletters. */
const guestPlace = ({ columnTypes: { key, int, text, flag, instant }, tableOptions, indexesNameNulls }: Dialect) => [
  `create table "guestDetail" ("key" ${key}, "guestId" ${int} not null unique, "preferences" ${text} not null, "pinnedOnlineEmail" ${flag} not null, "pinnedOnlineSms" ${flag} not null)${tableOptions}`,
  `create table "guestPicture" ("key" ${key}, "guestId" ${int} not null unique, "base64" ${text} not null, "base64Small" ${text} not null, "contentType" ${text} not null, "at" ${instant} not null, "deletedAt" ${instant})${tableOptions}`,
  `create table "tileGridSetting" ("key" ${key}, "guestId" ${int} not null, "type" ${text} not null, "sort" ${text} not null)${tableOptions}`,
  `create index "tileGridSetting_guestId" on "tileGridSetting" ("guestId")`,
  `create table "newsletter" ("key" ${key}, "typeId" ${int} not null, "email" ${text} not null, "guestId" ${int}, "token" ${text} not null unique, "state" ${text} not null, "language" ${text} not null, "brand" ${text} not null, "at" ${instant} not null, "sentAt" ${instant})${tableOptions}`,
  `create table "relation" ("key" ${key}, "guestId" ${int} not null, "relationTypeId" ${int} not null, "objectTypeId" ${int} not null, "objectId" ${int} not null, "at" ${instant} not null, "doneAt" ${instant})${tableOptions}`,
  `create index "relation_guestId" on "relation" ("guestId")`,
  `create index "relation_objectTypeId_objectId" on "relation" ("objectTypeId", "objectId")`,
  `create index "newsletter_guestId" on "newsletter" ("guestId"${indexesNameNulls ? ' nulls first' : ''})`,
  `create index "newsletter_email" on "newsletter" ("email")`,
  `create index "newsletter_state_at" on "newsletter" ("state", "at")`,
];

/** The offers that visitors want to see no more of; the offers themselves are seeds, which a stored world gets by hand. */
const incentiveBlocks = ({ columnTypes: { key, text, instant }, tableOptions }: Dialect) => [
  `create table "incentiveBlock" ("key" ${key}, "owner" ${text} not null, "subject" ${text} not null, "until" ${instant} not null)${tableOptions}`,
  `create index "incentiveBlock_owner" on "incentiveBlock" ("owner")`,
  `create index "incentiveBlock_until" on "incentiveBlock" ("until")`,
];

/** The notes of guests about performers. */
const actorNotes = ({ columnTypes: { key, int, text, instant }, tableOptions }: Dialect) => [
  `create table "actorNote" ("key" ${key}, "guestId" ${int} not null, "actorId" ${int} not null, "comment" ${text} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "actorNote_guestId" on "actorNote" ("guestId")`,
];

/** Adds a column to performers. */
const addedToActor = (column: string): string => `alter table "actor" add column ${column}`;

/** The tables by which content is found. Cities, categories and tags come from the seeds, which a stored world gets after its upgrade. */
const findableContent = ({
  columnTypes: { id, key, int, text, json, instant },
  tableOptions,
  textSearch,
}: Dialect): readonly string[] => [
  ...['"moods" ' + json + " not null default '[]'", `"mood" ${int} not null default 50`].map(addedToActor),
  ...[`"videoCallPoints" ${int} not null default 0`, `"videoCount" ${int} not null default 0`].map(addedToActor),
  `update "actor" set "videoCount" = (select count(*) from "video" where "video"."actorId" = "actor"."id")`,
  `alter table "video" add column "dislikes" ${int} not null default 0`,
  `create table "city" ("key" ${key}, "country" ${text} not null, "latitude" ${int} not null, "longitude" ${int} not null)${tableOptions}`,
  `create table "category" ("id" ${id}, "slug" ${text} not null unique, "title" ${json} not null, "text" ${json} not null, "conditions" ${json} not null, "position" ${int} not null, "pictureSeed" ${text} not null)${tableOptions}`,
  `create table "actorInterview" ("id" ${id}, "actorId" ${int} not null, "title" ${json} not null, "parts" ${json} not null, "pictureSeed" ${text} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "welcomeClip" ("id" ${id}, "actorId" ${int} not null, "fsk" ${int} not null, "clipSeed" ${text} not null, "greeting" ${json} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "videoTag" ("key" ${key}, "videoId" ${int} not null, "tag" ${text} not null)${tableOptions}`,
  `create table "tag" ("key" ${key}, "name" ${json} not null, "videoCount" ${int} not null)${tableOptions}`,
  `create table "searchPattern" ("key" ${key}, "pattern" ${text} not null, "language" ${text} not null, "count" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "searchDocument" ("id" ${id}, "words" ${text} not null)${tableOptions}`,
  ...textSearch.index,
  `create index "actor_city_isOnline_id" on "actor" ("city", "isOnline" desc, "id")`,
  `create index "actor_videoCallPoints_id" on "actor" ("videoCallPoints" desc, "id")`,
  `create index "actor_videoCount_id" on "actor" ("videoCount" desc, "id")`,
  `create index "actorInterview_actorId" on "actorInterview" ("actorId")`,
  `create index "welcomeClip_actorId" on "welcomeClip" ("actorId")`,
  `create index "videoTag_tag_videoId" on "videoTag" ("tag", "videoId")`,
  `create index "videoTag_videoId" on "videoTag" ("videoId")`,
  `create index "tag_videoCount_key" on "tag" ("videoCount" desc, "key")`,
  `create index "searchPattern_language_pattern" on "searchPattern" ("language", "pattern")`,
  `create index "searchPattern_language_count_pattern" on "searchPattern" ("language", "count" desc, "pattern")`,
];

/** The columns by which lists of videos are ordered, and the likes of guests. */
const listedVideos = ({ columnTypes: { key, int, instant }, tableOptions }: Dialect): readonly string[] => [
  ...['sold', 'shares', 'isSelect', 'shuffle'].map(
    (column) => `alter table "video" add column "${column}" ${int} not null default 0`,
  ),
  `update "video" set "sold" = "views" / (120 + ("id" % 7) * 20), "shuffle" = ("id" * 48271) % 65536`,
  `create table "videoLike" ("key" ${key}, "guestId" ${int} not null, "videoId" ${int} not null, "isLiked" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "watchPosition" ("key" ${key}, "guestId" ${int} not null, "videoId" ${int} not null, "seconds" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "watchPosition_guestId" on "watchPosition" ("guestId")`,
  `create index "videoLike_guestId" on "videoLike" ("guestId")`,
  `create index "videoLike_videoId" on "videoLike" ("videoId")`,
  ...['price', 'duration', 'shuffle'].map(
    (column) => `create index "video_${column}_id" on "video" ("${column}", "id")`,
  ),
  ...['sold', 'likes', 'views'].map(
    (column) => `create index "video_${column}_id" on "video" ("${column}" desc, "id")`,
  ),
  `create index "video_best_id" on "video" (("likes" - "dislikes") desc, "id")`,
  `create index "video_rating_id" on "video" (("likes" * 1000 / ("likes" + "dislikes" + 20)) desc, "id")`,
  ...Object.entries({
    price: '"price"',
    duration: '"duration"',
    shuffle: '"shuffle"',
    sold: '"sold" desc',
    likes: '"likes" desc',
    views: '"views" desc',
    createdAt: '"createdAt" desc',
    best: '("likes" - "dislikes") desc',
    rating: '("likes" * 1000 / ("likes" + "dislikes" + 20)) desc',
  }).map(
    ([name, order]) =>
      `create index "video_sale_${name}_id" on "video" ((case when "isVip" = 1 then 'vip' when "price" <= 0 then 'free' when "basePrice" > "price" then 'discount' else 'premium' end), ${order}, "id")`,
  ),
];

/** Videos that guests shared by mail, and the mailboxes that want no such mails. */
const sharedVideos = ({ columnTypes: { key, int, text, flag, instant }, tableOptions }: Dialect): readonly string[] => [
  `create table "videoShare" ("key" ${key}, "guestId" ${int} not null, "videoId" ${int} not null, "bodyHash" ${text} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "shareMailbox" ("key" ${key}, "token" ${text} not null unique, "isOff" ${flag} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "videoShare_guestId" on "videoShare" ("guestId")`,
  `create index "shareMailbox_isOff_at" on "shareMailbox" ("isOff", "at")`,
];

/** Ratings, views, comments and tags of albums and pictures. */
const albumOpinions = ({ columnTypes: { id, key, int, text, instant }, tableOptions }: Dialect): readonly string[] => [
  `create table "galleryRating" ("key" ${key}, "guestId" ${int} not null, "kind" ${text} not null, "subjectId" ${int} not null, "rating" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "ratedPicture" ("key" ${key}, "albumId" ${int} not null, "pictureId" ${int} not null, "likes" ${int} not null, "dislikes" ${int} not null)${tableOptions}`,
  `create table "albumView" ("key" ${key}, "guestId" ${int} not null, "albumId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "albumComment" ("id" ${id}, "key" ${text} not null unique, "albumId" ${int} not null, "guestId" ${int} not null, "text" ${text} not null, "reports" ${int} not null, "at" ${instant} not null, "deletedAt" ${instant})${tableOptions}`,
  `create table "albumCommentReport" ("key" ${key}, "commentId" ${int} not null, "guestId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "albumTag" ("key" ${key}, "albumId" ${int} not null, "tag" ${text} not null, "guestId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "galleryRating_guestId_kind_subjectId" on "galleryRating" ("guestId", "kind", "subjectId")`,
  `create index "ratedPicture_albumId" on "ratedPicture" ("albumId")`,
  ...['albumView', 'albumComment', 'albumCommentReport'].map(
    (each) => `create index "${each}_guestId" on "${each}" ("guestId")`,
  ),
  `create index "albumComment_albumId_at_id" on "albumComment" ("albumId", "at" desc, "id" desc)`,
  `create index "albumCommentReport_commentId_guestId" on "albumCommentReport" ("commentId", "guestId")`,
  `create index "albumTag_albumId_at" on "albumTag" ("albumId", "at")`,
  `create index "albumTag_guestId_at" on "albumTag" ("guestId", "at")`,
];

/** Recordings of chats, and what guests put into the archive of their library. */
const mediaLibrary = ({ columnTypes: { id, key, int, text, instant }, tableOptions }: Dialect): readonly string[] => [
  `create table "chatMedia" ("id" ${id}, "key" ${text} not null unique, "guestId" ${int} not null, "actorId" ${int} not null, "kind" ${text} not null, "duration" ${int} not null, "previewSeed" ${text} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "archivedMedia" ("key" ${key}, "guestId" ${int} not null, "kind" ${text} not null, "contentId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  ...['chatMedia', 'archivedMedia', 'purchase', 'givenMedia'].map(
    (each) => `create index "${each}_guestId_at" on "${each}" ("guestId", "at")`,
  ),
];

/** Guests are told of vouchers that end soon, and by the bell of every performer whom they pinned. */
const bellNews = ({ indexesNameNulls, columnTypes }: Dialect): readonly string[] => [
  `alter table "voucher" add column "endNoticeAt" ${columnTypes.instant}`,
  `create index "voucher_validTo" on "voucher" ("validTo"${indexesNameNulls ? ' nulls first' : ''}) where "endNoticeAt" is null and amount > 0`,
  `drop index "pin_subjectId"`,
  `create index "pin_subjectId" on "pin" ("subjectId") where kind = 'actor'`,
];

/** Ratings leave the window with their day. The days of stored ones are not known, so they all count from the upgrade on. */
const ratingDays = ({ columnTypes: { key, int, text }, tableOptions }: Dialect): readonly string[] => [
  `create table "ratingDay" ("key" ${key}, "actorId" ${int} not null, "day" ${text} not null, "ratings" ${int} not null, "satisfied" ${int} not null)${tableOptions}`,
  `create index "ratingDay_actorId" on "ratingDay" ("actorId")`,
  `create index "ratingDay_day" on "ratingDay" ("day")`,
  `insert into "ratingDay" ("key", "actorId", "day", "ratings", "satisfied") select id || ' stored', id, cast(current_date as text), "ratingCount",
    ("ratingCount" * "satisfaction" + 50) / 100 from actor where "ratingCount" > 0`,
];

/** The words of documents, by which forms, compounds and typing errors are found. */
const searchWords = ({ columnTypes: { key, int, text }, tableOptions }: Dialect): readonly string[] => [
  `create table "searchWord" ("key" ${key}, "language" ${text} not null, "word" ${text} not null, "spelled" ${text} not null, "stem" ${text} not null, "reversed" ${text} not null, "length" ${int} not null, "count" ${int} not null)${tableOptions}`,
  `create index "searchWord_language_word" on "searchWord" ("language", "word")`,
  `create index "searchWord_language_stem" on "searchWord" ("language", "stem")`,
  `create index "searchWord_language_reversed" on "searchWord" ("language", "reversed")`,
];

/** Videos have a description, which the seeds fill in for those that are theirs. */
const videoDescriptions = ({ columnTypes: { json } }: Dialect): readonly string[] => [
  `alter table "video" add column "description" ${json} not null default '{"de":"","en":"","es":"","nl":""}'`,
];

/** Posts of performers, and what guests do with them. */
const feed = ({
  columnTypes: { id, key, int, flag, text, json, instant },
  tableOptions,
  indexesNameNulls,
}: Dialect): readonly string[] => [
  `create table "feedPost" ("id" ${id}, "actorId" ${int} not null, "kind" ${text} not null, "type" ${text} not null, "status" ${text} not null, "isPinned" ${flag} not null, "title" ${json} not null, "text" ${json} not null, "createdAt" ${instant} not null, "publishedAt" ${instant} not null, "price" ${int} not null, "ageRating" ${int} not null, "views" ${int} not null, "likes" ${int} not null, "comments" ${int} not null, "goalCoins" ${int}, "tipsSum" ${int} not null, "tippers" ${int} not null, "mediaSeeds" ${json} not null, "clipSeconds" ${int}, "contestPlace" ${int})${tableOptions}`,
  `create table "feedComment" ("id" ${id}, "key" ${text} not null unique, "bodyHash" ${text} not null, "postId" ${int} not null, "guestId" ${int}, "isCreator" ${flag} not null, "threadId" ${int}, "parentId" ${int}, "text" ${text} not null, "reports" ${int} not null, "at" ${instant} not null, "deletedAt" ${instant})${tableOptions}`,
  `create table "feedCommentReport" ("key" ${key}, "commentId" ${int} not null, "guestId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  ...['feedLike', 'feedView'].map(
    (each) =>
      `create table "${each}" ("key" ${key}, "guestId" ${int} not null, "postId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  ),
  `create table "feedTip" ("key" ${key}, "guestId" ${int} not null, "postId" ${int} not null, "coins" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "feedPost_publishedAt_id" on "feedPost" ("publishedAt" desc, "id" desc)`,
  `create index "feedPost_kind_publishedAt_id" on "feedPost" ("kind", "publishedAt" desc, "id" desc)`,
  `create index "feedPost_actorId_isPinned_publishedAt_id" on "feedPost" ("actorId", "isPinned" desc, "publishedAt" desc, "id" desc)`,
  `create index "feedComment_postId_at_id" on "feedComment" ("postId", "at" desc, "id" desc)`,
  `create index "feedComment_guestId_postId" on "feedComment" ("guestId"${indexesNameNulls ? ' nulls first' : ''}, "postId")`,
  `create index "feedComment_parentId" on "feedComment" ("parentId"${indexesNameNulls ? ' nulls first' : ''})`,
  `create index "feedCommentReport_commentId_guestId" on "feedCommentReport" ("commentId", "guestId")`,
  `create index "feedCommentReport_guestId" on "feedCommentReport" ("guestId")`,
  ...['feedLike', 'feedView', 'feedTip'].map(
    (each) => `create index "${each}_guestId_postId" on "${each}" ("guestId", "postId")`,
  ),
  `create index "feedTip_postId_guestId" on "feedTip" ("postId", "guestId")`,
];

/** Posts that guests reported, and an index that counts those of a performer. */
const postReports = ({ columnTypes: { key, int, instant }, tableOptions }: Dialect): readonly string[] => [
  `create table "feedPostReport" ("key" ${key}, "guestId" ${int} not null, "postId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "feedPostReport_guestId_postId" on "feedPostReport" ("guestId", "postId")`,
  `create index "feedPost_actorId_kind_publishedAt" on "feedPost" ("actorId", "kind", "publishedAt" desc)`,
];

/** Forward only; one that has landed never changes, as worlds are stored that went through it. */
const upgrades: readonly Upgrade[] = [
  { to: 12, statements: [...givenCodes, ...networks, ...voucherSeconds, ...chatPages, ...alerts, ...languages] },
  { to: 13, statements: networkCalls },
  { to: 14, statements: notifiedShows },
  { to: 15, statements: camelCaseNames },
  { to: 16, statements: worldEvents },
  { to: 17, statements: flatLists },
  {
    to: 18,
    statements: (dialect) => [
      ...agreements(dialect),
      ...guestFacts(dialect),
      ...guestPlace(dialect),
      ...incentiveBlocks(dialect),
    ],
  },
  { to: 19, statements: actorNotes },
  {
    to: 20,
    statements: (dialect) => [
      ...findableContent(dialect),
      ...listedVideos(dialect),
      ...sharedVideos(dialect),
      ...albumOpinions(dialect),
      ...bellNews(dialect),
      ...mediaLibrary(dialect),
    ],
  },
  { to: 21, statements: ratingDays },
  { to: 22, statements: searchWords },
  { to: 23, statements: videoDescriptions },
  { to: 24, statements: feed },
  { to: 25, statements: postReports },
  { to: 26, statements: articles },
  { to: 27, statements: (dialect) => [...television(dialect), ...documentIdsApart] },
  { to: 28, statements: (dialect) => [rewardTables28, specialEvents, dailyDeals].flatMap((each) => each(dialect)) },
  { to: 29, statements: tables29 },
];

/** The versions of a world in its `meta`. */
const versionsInMeta = [
  ['schema', String(schemaVersion)],
  ['oldest', String(oldestVersion)],
] as const;

/** The first version of worlds on each database. */
const firstVersions: Readonly<Record<Dialect['name'], number>> = { sqlite: 11, postgres: 17 };

/**
 * Returns the statements that bring a stored world of a version to today's, the versions in `meta` included: none for today's, null
 * for a version that no upgrade starts from. They run in one transaction.
 */
export const upgradeFrom = (version: string, dialect: Dialect): readonly string[] | null => {
  if (version === String(schemaVersion)) return [];
  const first = upgrades.findIndex(({ to }) => String(to - 1) === version);
  if (first < 0 || Number(version) < firstVersions[dialect.name]) return null;
  return [
    ...upgrades
      .slice(first)
      .flatMap(({ statements }) => (typeof statements === 'function' ? statements(dialect) : statements)),
    ...versionsInMeta.map(
      ([key, value]) =>
        `insert into meta (key, value) values ('${key}', '${value}') on conflict (key) do update set value = excluded.value`,
    ),
  ];
};
