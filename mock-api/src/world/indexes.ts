import type { tables } from './tables.ts';

/** A column in descending order, or an expression, which statements must write in the same way. */
export interface IndexTerm {
  /** In the name of the index. */
  readonly name: string;
  readonly sql: string;
}

const descending = (name: string): IndexTerm => ({ name, sql: `"${name}" desc` });

/** Expressions by which performers are ordered. */
export const actorOrders = {
  /** Who has no price comes last. */
  price: `coalesce("priceVideo", ${Number.MAX_SAFE_INTEGER})`,
  /** Fewer than ten ratings are not shown, so they do not count. */
  rating: `case when "ratingCount" >= 10 then "satisfaction" else -1 end`,
} as const;

/** Expressions by which videos are ordered: `rating` is the share of likes in thousandths, where a few likes count less. */
export const videoRatings = {
  best: '"likes" - "dislikes"',
  rating: '"likes" * 1000 / ("likes" + "dislikes" + 20)',
} as const;

/** How a video is sold: each is one of `free`, `premium`, `discount` and `vip`. */
export const videoSale = `case when "isVip" = 1 then 'vip' when "price" <= 0 then 'free' when "basePrice" > "price" then 'discount' else 'premium' end`;

/** Videos of one sale type, for an index of them in each order. */
const ofSaleType: IndexTerm = { name: 'sale', sql: `(${videoSale})` };

const videoOrders: readonly (string | IndexTerm)[] = [
  'price',
  'duration',
  'shuffle',
  descending('sold'),
  descending('likes'),
  descending('views'),
  ...(['best', 'rating'] as const).map((name) => ({ name, sql: `(${videoRatings[name]}) desc` })),
];

/** The columns by which performers are filtered, at the end of each order, so that who does not pass costs no look at the row. */
const filtered: IndexTerm = { name: 'filtered', sql: '"isOnline", "freeChat", "isVoice", "isVip", "createdAt"' };

/** Indexes, as table and terms; a condition limits an index to the rows that statements with the same condition find. */
export const indexes: readonly (readonly [
  table: keyof typeof tables,
  terms: readonly (string | IndexTerm)[],
  condition?: string,
])[] = [
  ['actor', [descending('isOnline'), 'id', filtered]],
  ['actor', [descending('freeMessages'), 'id', filtered]],
  ['actor', [{ name: 'price', sql: `(${actorOrders.price})` }, 'id', filtered]],
  ['actor', [{ name: 'rating', sql: `(${actorOrders.rating}) desc` }, 'id', filtered]],
  ['actor', [descending('createdAt'), 'id', filtered]],
  ['actor', [descending('pinned'), 'id', filtered]],
  ['actor', ['freeChat'], '"freeChat" = 1'],
  ['actor', ['isVoice'], '"isVoice" = 1'],
  ['actor', ['isVip'], '"isVip" = 1'],
  ['actor', ['city', descending('isOnline'), 'id']],
  ['actor', [descending('videoCallPoints'), 'id']],
  ['actor', [descending('videoCount'), 'id']],
  ['actorInterview', ['actorId']],
  ['welcomeClip', ['actorId']],
  ['videoTag', ['tag', 'videoId']],
  ['videoTag', ['videoId']],
  ['tag', [descending('videoCount'), 'key']],
  ['searchPattern', ['language', 'pattern']],
  ['searchWord', ['language', 'word']],
  ['searchWord', ['language', 'stem']],
  ['searchWord', ['language', 'reversed']],
  ['searchPattern', ['language', descending('count'), 'pattern']],
  ['livePreview', ['actorId', 'startedAt']],
  ['actorNote', ['guestId']],
  ['actorText', ['actorId', 'language']],
  ['ratingDay', ['actorId']],
  ['ratingDay', ['day']],
  ['album', ['actorId']],
  ['galleryRating', ['guestId', 'kind', 'subjectId']],
  ['ratedPicture', ['albumId']],
  ['albumView', ['guestId']],
  ['albumComment', ['albumId', descending('at'), descending('id')]],
  ['albumComment', ['guestId']],
  ['albumCommentReport', ['commentId', 'guestId']],
  ['albumCommentReport', ['guestId']],
  ['albumTag', ['albumId', 'at']],
  ['albumTag', ['guestId', 'at']],
  ['video', ['actorId']],
  ['video', [descending('createdAt'), 'id']],
  ...videoOrders.map((term) => ['video', [term, 'id']] as const),
  ...[descending('createdAt'), ...videoOrders].map((term) => ['video', [ofSaleType, term, 'id']] as const),
  ['videoLike', ['guestId']],
  ['watchPosition', ['guestId']],
  ['videoLike', ['videoId']],
  ['videoShare', ['guestId']],
  ['shareMailbox', ['isOff', 'at']],
  ['chatMedia', ['guestId', 'at']],
  ['archivedMedia', ['guestId', 'at']],
  ['pin', ['guestId', 'kind']],
  ['pin', ['subjectId'], `kind = 'actor'`],
  ['onlineAlert', ['guestId']],
  ['agreement', ['guestId']],
  ['sms', ['guestId']],
  ['relation', ['guestId']],
  ['relation', ['objectTypeId', 'objectId']],
  ['newsletter', ['guestId']],
  ['newsletter', ['email']],
  ['newsletter', ['state', 'at']],
  ['tileGridSetting', ['guestId']],
  ['ownedGift', ['guestId']],
  ['channel', ['guestId', 'lastMessageAt']],
  ['channel', ['actorId']],
  ['message', ['channelId', 'id']],
  ['message', ['imageId']],
  ['message', ['chatId']],
  ['messageImage', ['guestId', 'at']],
  ['payment', ['guestId', 'at']],
  ['paymentMethod', ['guestId']],
  ['hiddenWindow', ['guestId']],
  ['incentiveBlock', ['owner']],
  ['incentiveBlock', ['until']],
  ['transfer', ['guestId', 'id']],
  ['transfer', ['guestId', 'at']],
  ['transfer', ['guestId', { name: 'idOfRefund', sql: '"id"' }], `kind = 'refund'`],
  [
    'transfer',
    ['guestId', { name: 'idByVoucher', sql: '"id"' }],
    `(kind in ('voucher', 'bonus') or reference like '%"voucherId":%')`,
  ],
  ['messageImage', ['unsentSince']],
  ['messageImagePart', ['image']],
  ['notification', ['guestId', 'id']],
  ['ledgerEntry', ['account', 'transferId', 'id']],
  ['ledgerEntry', ['account', { name: 'addingTransfer', sql: '"transferId"' }], 'amount > 0'],
  ['ledgerEntry', ['transferId']],
  ['purchase', ['guestId', 'kind']],
  ['purchase', ['guestId', 'at']],
  ['voucher', ['guestId', 'type']],
  ['voucher', ['validTo'], `"endNoticeAt" is null and amount > 0`],
  ['subscription', ['guestId']],
  ['subscription', ['paidUntil']],
  ['bonusRedemption', ['guestId']],
  ['givenCode', ['guestId']],
  ['topUpBonus', ['guestId']],
  ['givenMedia', ['guestId', 'kind']],
  ['givenMedia', ['guestId', 'at']],
  ['camShow', ['actorId']],
  ['camShow', ['endAt']],
  ['camTicket', ['guestId', 'showId']],
  ['camTicket', ['showId']],
  ['showInvitation', ['guestId']],
  ['subscriptionGrant', ['guestId', 'product']],
  ['subscriptionGrant', ['validTo']],
  ['spin', ['guestId', 'wheel']],
  ['redeemedReward', ['guestId', 'month']],
  ['account', ['email']],
  ['account', ['deletesAt']],
  ['account', ['signUpKey']],
  ['oneTimeLink', ['guestId', 'kind']],
  ['oneTimeLink', ['email', 'kind']],
  ['oneTimeLink', ['expiresAt']],
  ['attempt', ['until']],
  ['session', ['guestId']],
  ['session', ['expiresAt']],
  ['mail', ['toAddress', 'kind']],
  ['mail', ['guestId', 'kind']],
  ['mail', ['kind', 'at'], `body != ''`],
  ['closedItem', ['guestId']],
  ['ageCheck', ['guestId', 'id']],
  ['ageCheckEvent', ['checkKey']],
  ['pinCall', ['guestId', 'startedAt']],
  ['pinCall', ['expiresAt']],
  ['verifiedPhone', ['numberHash']],
  ['verifiedPhone', ['guestId']],
  ['phoneCall', ['guestId']],
  ['chat', ['guestId', 'id']],
  ['chat', ['actorId'], `status != 'ended'`],
  ['chat', ['beatAt'], `status != 'ended'`],
  ['actorReport', ['guestId']],
  ['toyRun', ['actorId', 'startedAt']],
  ['toyRun', ['actorId'], `status in ('waiting', 'running')`],
  ['toyRun', ['guestId', 'chatKey']],
  ['voiceCall', ['actorId'], '"endedAt" is null'],
  ['voiceCall', ['guestId', 'startedAt']],
  ['voiceCall', ['caller'], '"endedAt" is null'],
  ['voiceCall', ['network', 'actorId', 'endedAt'], 'network is not null'],
  ['outbox', ['stream', 'seq']],
  ['outbox', ['stream', 'key']],
  ['outbox', ['at']],
];
