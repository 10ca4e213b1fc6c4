import { count, entityId, flag, instant, listOf, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { actorRef, money, picture } from '../../vocabulary/words.ts';

/**
 * What a guest can narrow the list of channels to.
 * @spec entity:enum.messengerChannelFilter
 */
export const channelFilter = oneOf('ChannelFilter', 'newest are all that are neither archived nor blocked', [
  'newest',
  'archived',
  'unread',
  'blocked',
]);

/**
 * What a message is. The reference server makes text, image and gift.
 * @spec entity:enum.messageType
 */
export const messageType = oneOf('MessageType', 'what a message is', [
  'gift',
  'new_gift',
  'image',
  'system',
  'text',
  'notification',
  'image_sent',
  'image_received',
  'charge_success',
  'charge_failure',
  'chat_start',
  'chat_end',
  'voyeur_info',
]);

/**
 * Who wrote a message.
 * @spec entity:enum.senderType
 */
export const senderType = oneOf('SenderType', 'who wrote a message', ['actor', 'guest', 'system']);

/**
 * What writing costs: free messages are used up before coins. `messagePrice` is null where messages cost nothing.
 * @spec socket:channel.message-price-notice
 */
export const messagePriceFields = { freeMessagesAmount: count, messagePrice: orNull(money), isMessagingFree: flag };

/**
 * A guest's conversation with a performer.
 * @spec entity:messengerChannel
 * @assumed `actorSlug`, `portrait` and `lastMessageAt`; `subject` is the last message’s text, `sentDiffForHumans` its
 * age in words of the caller’s language; prices in hundredths.
 */
export const messengerChannel = named('MessengerChannel', 'a guest’s conversation with a performer', {
  id: entityId,
  actorId: entityId,
  guestId: entityId,
  actorName: text,
  actorSlug: text,
  actorAge: count,
  subject: text,
  lastMessageId: orNull(entityId),
  lastMessageAt: orNull(instant),
  unread: flag,
  unreadCount: count,
  archived: flag,
  blocked: flag,
  isActorOnline: flag,
  multiChatPrice: orNull(money),
  canVoyeurChat: flag,
  isVoyeurInSingleChatAllowed: flag,
  isDildocontrolAvailable: flag,
  ...messagePriceFields,
  freeChat: flag,
  previewPictureUrl: text,
  portrait: picture,
  sentDiffForHumans: text,
});

/** The fields of a page of channels. */
export const channelPageFields = { items: listOf(messengerChannel), total: count };

/** A page of channels, the one with the latest message first, and how many there are in all. */
export const channelPage = named('ChannelPage', 'a page of channels, the latest message first', channelPageFields);

/** A number of one gift in a message. */
export const includedGift = named('IncludedGift', 'a number of one gift in a message', {
  giftId: entityId,
  quantity: count,
});

/**
 * A picture of a message. Only the guest of its channel can read `url`, which takes the token like every read.
 * @assumed The address; it is random, so that nobody can count through them.
 */
export const messageImage = named('MessageImage', 'a picture of a message', { id: text, url: text, contentType: text });

/**
 * A message of a channel. `messageId`, `text`, `date`, `model` and `media` are the documents'; `key` is what its sender
 * named it before it had an id. A guest's message is sent, then delivered, then read: each by its instant.
 * @spec entity:messengerContentItem, state:messenger-message
 * @assumed All other fields.
 */
export const messengerMessage = named('MessengerMessage', 'a message of a channel', {
  messageId: entityId,
  channelId: entityId,
  key: orNull(text),
  messageType,
  senderType,
  text: orNull(text),
  date: instant,
  model: actorRef,
  media: orNull(messageImage),
  includedGifts: listOf(includedGift),
  price: money,
  deliveredAt: orNull(instant),
  readAt: orNull(instant),
});
