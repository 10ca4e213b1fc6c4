import type { Infer } from '@lounge/protocol';
import type { messengerChannel, messengerMessage } from '@lounge/protocol/content/messenger';
import { coins, priceOf } from '../../wire/coins.ts';
import { pictureOf } from '../../media/picture.ts';
import type { Caller, World } from '../../world/world.ts';
import type { MessageRow } from './message-statements.ts';
import type { ChannelRow } from './statements.ts';
import { parseJson } from '../../world/json.ts';

type Channel = Infer<typeof messengerChannel>;
type Message = Infer<typeof messengerMessage>;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats the age of an instant as relative time; less than a minute is "now". */
const relativeTime = (at: string | null, now: number, language: Caller['language']): string => {
  if (at === null) return '';
  const ms = Math.max(0, now - Date.parse(at));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of units) if (ms >= size) return format.format(-Math.floor(ms / size), unit);
  return format.format(0, 'second');
};

/** The price of writing in a channel. */
export const writingPrice = (row: Pick<ChannelRow, 'freeMessages' | 'priceMessage'>) => {
  const messagePrice = priceOf(row.priceMessage);
  return { freeMessagesAmount: row.freeMessages, messagePrice, isMessagingFree: messagePrice === null };
};

/** Maps a row to a channel. */
export const channelFrom = (
  row: ChannelRow,
  { brand, language }: Pick<Caller, 'brand' | 'language'>,
  { clock }: Pick<World, 'clock'>,
): Channel => {
  const portrait = pictureOf(brand, 'portrait', row.pictureSeed);
  return {
    id: row.id,
    actorId: row.actorId,
    guestId: row.guestId,
    actorName: row.name,
    actorSlug: row.slug,
    actorAge: row.age,
    subject: row.subject ?? '',
    lastMessageId: row.lastMessageId,
    lastMessageAt: row.lastMessageAt,
    lastMessageType: row.lastType,
    lastSenderType: row.lastSender,
    unread: row.unread > 0,
    unreadCount: row.unread,
    archived: row.isArchived === 1,
    blocked: row.isBlocked === 1,
    isActorOnline: row.isOnline === 1,
    multiChatPrice: priceOf(row.priceVideo),
    canVoyeurChat: row.isVoyeur === 1,
    isVoyeurInSingleChatAllowed: row.isVoyeur === 1,
    isDildocontrolAvailable: row.isToy === 1,
    ...writingPrice(row),
    freeChat: row.freeChat === 1,
    previewPictureUrl: `${portrait.url}/w160.webp`,
    portrait,
    sentDiffForHumans: relativeTime(row.lastMessageAt, clock.now(), language),
  };
};

/** The path prefix of pictures of messages. */
export const imagePath = '/messenger/images/';

const money = (value: number | undefined) => (value === undefined ? null : coins(value));

/** Maps what a system message stores to the wire, where what is absent is null. */
const dataFrom = (text: MessageRow['data']): Message['data'] => {
  if (text === null) return null;
  const { mode, pricePerMinute, coins: paid, seconds, exitCode, giftId, name } = parseJson(text);
  return {
    mode: mode ?? null,
    pricePerMinute: money(pricePerMinute),
    coins: money(paid),
    seconds: seconds ?? null,
    exitCode: exitCode ?? null,
    giftId: giftId ?? null,
    name: name ?? null,
  };
};

/** Maps a row to a message. */
export const messageFrom = (row: MessageRow): Message => ({
  messageId: row.id,
  channelId: row.channelId,
  key: row.key,
  messageType: row.type,
  senderType: row.sender,
  text: row.text,
  date: row.sentAt,
  model: { id: row.actorId, name: row.actorName },
  media:
    row.imageId === null
      ? null
      : { id: row.imageId, url: `${imagePath}${row.imageId}`, contentType: row.contentType ?? '' },
  includedGifts: [...parseJson(row.gifts)],
  price: coins(row.price),
  chatId: row.chatId,
  data: dataFrom(row.data),
  deliveredAt: row.deliveredAt,
  readAt: row.readAt,
});
