import * as s from '../../schema/s.ts';
import { actorRef, money, picture } from '../../schema/common.ts';

/**
 * The filters of the list of channels.
 * @spec entity:enum.messengerChannelFilter
 */
export const channelFilter = s.enum(['newest', 'archived', 'unread', 'blocked'], {
  id: 'ChannelFilter',
  description: 'a filter of channels; newest are all that are neither archived nor blocked',
});

/**
 * The type of a message. Guests send text, image and gift; the reference server inserts the others as system messages.
 * @spec entity:enum.messageType
 * @assumed The names of the remote-toy states: in the queue, running, over, stopped before its time with a part of the price given back,
 * and given back without having run; `new_gift` reports a gift that the guest got, `image_sent` and `image_received`
 * a picture in a chat.
 */
export const messageType = s.enum(
  [
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
    'remote_toy_queued',
    'remote_toy_started',
    'remote_toy_ended',
    'remote_toy_failed',
    'remote_toy_given_back',
  ],
  { id: 'MessageType', description: 'the type of a message' },
);

/**
 * Who wrote a message.
 * @spec entity:enum.senderType
 */
export const senderType = s.enum(['actor', 'guest', 'system'], {
  id: 'SenderType',
  description: 'who wrote a message',
});

/**
 * The price of a message: free messages are used before coins. `messagePrice` is null if messages cost nothing.
 * @spec socket:channel.message-price-notice
 */
export const messagePriceFields = {
  freeMessagesAmount: s.count,
  messagePrice: s.nullable(money),
  isMessagingFree: s.boolean,
};

/**
 * A guest's conversation with a performer.
 * @spec entity:messengerChannel
 * @deviates state:messenger-channel 13 docs/decisions/0067
 * @assumed `actorSlug`, `portrait`, `lastMessageAt`, `lastMessageType` and `lastSenderType`; `subject` is the last message’s text,
 * empty if it has none, `sentDiffForHumans` its age as text in the caller’s language; prices in hundredths. The platform’s
 * messages are never the last one.
 */
export const messengerChannel = s.object(
  {
    id: s.entityId,
    actorId: s.entityId,
    guestId: s.entityId,
    actorName: s.string,
    actorSlug: s.string,
    actorAge: s.count,
    subject: s.string,
    lastMessageId: s.nullable(s.entityId),
    lastMessageAt: s.nullable(s.instant),
    lastMessageType: s.nullable(messageType),
    lastSenderType: s.nullable(senderType),
    unread: s.boolean,
    unreadCount: s.count,
    archived: s.boolean,
    blocked: s.boolean,
    isActorOnline: s.boolean,
    multiChatPrice: s.nullable(money),
    canVoyeurChat: s.boolean,
    isVoyeurInSingleChatAllowed: s.boolean,
    isDildocontrolAvailable: s.boolean,
    ...messagePriceFields,
    freeChat: s.boolean,
    previewPictureUrl: s.string,
    portrait: picture,
    sentDiffForHumans: s.string,
  },
  { id: 'MessengerChannel', description: 'a guest’s conversation with a performer' },
);

/** The fields of a page of channels. */
export const channelPageFields = { items: s.array(messengerChannel), total: s.count };

/** A page of channels, the latest message first, and their total number. */
export const channelPage = s.object(channelPageFields, {
  id: 'ChannelPage',
  description: 'a page of channels, the latest message first',
});

/** A gift in a message and its quantity. */
export const includedGift = s.object(
  {
    giftId: s.entityId,
    quantity: s.count,
  },
  { id: 'IncludedGift', description: 'a gift in a message and its quantity' },
);

/**
 * A picture of a message. Only the guest of its channel can read `url`, with the access token like every read.
 * @assumed The URL; it is random, so that it cannot be guessed.
 */
export const messageImage = s.object(
  { id: s.string, url: s.string, contentType: s.string },
  { id: 'MessageImage', description: 'a picture of a message' },
);

/**
 * The data of a system message: the mode of the chat, its price a minute, the coins that were paid, a duration, the code of its end, a
 * gift, a name; null for what its type does not need.
 * @assumed All fields.
 */
export const messageData = s.object(
  {
    mode: s.nullable(s.string),
    pricePerMinute: s.nullable(money),
    coins: s.nullable(money),
    seconds: s.nullable(s.count),
    exitCode: s.nullable(s.count),
    giftId: s.nullable(s.entityId),
    name: s.nullable(s.string),
  },
  { id: 'MessageData', description: 'what a system message reports' },
);

/**
 * A message of a channel. `key` identifies it for its sender before it has an id. A guest's message is sent, then
 * delivered, then read; an instant records each. `chatId` is the live chat in which it was written.
 * @spec entity:messengerContentItem, state:messenger-message
 * @assumed All fields but `messageId`, `text`, `date`, `model` and `media`.
 */
export const messengerMessage = s.object(
  {
    messageId: s.entityId,
    channelId: s.entityId,
    key: s.nullable(s.string),
    messageType,
    senderType,
    text: s.nullable(s.string),
    date: s.instant,
    model: actorRef,
    media: s.nullable(messageImage),
    includedGifts: s.array(includedGift),
    price: money,
    chatId: s.nullable(s.string),
    data: s.nullable(messageData),
    deliveredAt: s.nullable(s.instant),
    readAt: s.nullable(s.instant),
  },
  { id: 'MessengerMessage', description: 'a message of a channel' },
);
