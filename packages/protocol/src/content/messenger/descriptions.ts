import { describe } from '../../declare/describe.ts';
import { channelArchive, channelsFilter, channelsLoad, channelsLoadOnline, messageSend } from './commands.ts';
import {
  channelArchiveNotice,
  channelMessage,
  channelMessagePriceNotice,
  channelMessageProgress,
  channelOnlineStateNotice,
  channelsList,
  channelTyping,
  channelUnreadNotice,
} from './messages.ts';
import { messengerChannels, messengerContent, messengerUnreadCount, touchMessengerChannel } from './queries.ts';
import {
  getChannel,
  getChannelByActor,
  getMessengerActor,
  getMessengerRecommendations,
  storeMessageImage,
} from './rest.ts';
import { channelPage, includedGift, messageData, messageImage, messengerChannel, messengerMessage } from './schemas.ts';

const channelId = 'a channel of the guest; another guest’s is unknown';
const price = {
  freeMessagesAmount: 'messages that the guest can still write for nothing; they are used before coins',
  messagePrice: 'a message after those; null if messages cost nothing',
  isMessagingFree: 'whether messages cost nothing at all, as `messagePrice` is null',
} as const;
const page = {
  items: 'the channels of this page, the latest message first',
  total: 'all channels that match, counted up to 1,000',
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(messengerChannel, {
    id: 'the channel, in all calls about it',
    actorId: 'the performer on its other side',
    guestId: 'the guest, who is the caller',
    actorName: 'her display name',
    actorSlug: 'her name as it is in addresses',
    actorAge: 'whole years, 21 or more',
    subject: 'the text of the last message; empty if it has none or there is none',
    lastMessageId: 'the last message of guest or performer; null without one; messages of the platform never count',
    lastMessageAt: 'when it was sent; null without one',
    lastMessageType: 'its type; null without one',
    lastSenderType: 'who wrote it; null without one',
    unread: 'whether any message is unread',
    unreadCount: 'messages that the guest has not read',
    archived: 'whether the guest archived it; it is in the list `archived` only',
    blocked: 'whether one of both blocked the other; it is in the list `blocked` only',
    isActorOnline: 'whether she can be seen live now',
    multiChatPrice: 'her video chat a minute; null if she offers none',
    canVoyeurChat: 'whether her private chats can be watched',
    isVoyeurInSingleChatAllowed: 'whether a private chat with this guest could be watched, too',
    isDildocontrolAvailable: 'whether guests can run her toy',
    ...price,
    freeChat: 'whether her video chat costs nothing now',
    previewPictureUrl: 'her portrait 160 pixels wide',
    portrait: 'the same in all widths',
    sentDiffForHumans: 'how long ago the last message was sent, as text in the caller’s language',
  }),
  describe(channelPage, page),
  describe(includedGift, {
    giftId: 'as in `messengerGifts` or `messengerToyControls`',
    quantity: 'how many, up to 99',
  }),
  describe(messageImage, {
    id: 'for `data.imageId` of `messageSend`',
    url: 'a random address that only the guest of the channel can read, with the access token',
    contentType: 'image/png, image/jpeg or image/webp',
  }),
  describe(messageData, {
    mode: 'the kind of chat that began or ended; null for other messages',
    pricePerMinute: 'of that chat; null if nothing was charged by time',
    coins: 'coins that were paid or came back; null if the message is about none',
    seconds: 'how long something lasted or lasts; null if the message is about no time',
    exitCode: 'why a chat ended; null for other messages',
    giftId: 'the gift or pattern that it is about; null for other messages',
    name: 'of that gift or pattern, in the caller’s language; null for other messages',
  }),
  describe(messengerMessage, {
    messageId: 'grows with time; the order of messages',
    channelId: 'the conversation that it is in',
    key: 'the key of the guest’s command, by which a page finds its own message; null for messages of others',
    messageType: 'what kind of message, which determines `data`',
    senderType: '`system` messages are written by the platform',
    text: 'plain text, up to 2,000 characters; null for messages without words',
    date: 'when it was sent',
    model: 'the performer of the channel, also where the guest wrote',
    media: 'the picture of the message; null without one',
    includedGifts: 'gifts in it; empty without any',
    price: 'the coins that it cost, gifts included; 0 if it was free',
    chatId: 'the live chat in which it was written; null outside of chats',
    data: 'what a system message reports; null for other messages',
    deliveredAt: 'when her client had it; null before, and for messages of others',
    readAt: 'when she read it; null before, and for messages of others',
  }),
  describe(messageSend.input, {
    channelId,
    messageType: '`image` needs `data.imageId`, `gift` needs gifts, `text` needs words',
    senderType: 'always `guest`',
    isVideochat: 'whether it is written in a running chat, where texts cost nothing',
    isFreechat: 'whether that chat is free',
    data: [
      'the content',
      {
        text: 'words, up to 2,000 characters; null without any',
        imageId: 'a picture from `storeMessageImage`; null without one',
      },
    ],
    includedGifts: 'gifts to send; owned ones cost nothing; a toy control is the only gift of its message',
    chatId: 'the running chat; null exactly where `isVideochat` is false',
  }),
  describe(channelsLoad.input, { offset: 'channels to skip, up to 500', limit: 'how many, up to 500' }),
  describe(channelsLoadOnline.input, { online: 'true leaves out channels of performers who are offline' }),
  describe(channelsFilter.input, { filterType: '`newest` are all that are neither archived nor blocked' }),
  describe(channelArchive.input, { channelId, status: '`unarchived` brings it back into the list' }),
  describe(channelMessage.payload, { message: 'the whole message; it can arrive more than once, with the same id' }),
  describe(channelMessageProgress.payload, {
    channelId: 'the conversation',
    upToMessageId: 'this message of the guest and all before it',
    progress: '`read` includes `delivered`',
    at: 'when it happened',
  }),
  describe(channelTyping.payload, {
    channelId: 'the conversation',
    isTyping: 'false when she stopped, also by sending',
  }),
  describe(channelUnreadNotice.payload, {
    channelId: 'the channel whose count changed; null if no channel has unread messages any more',
    unreadCount: 'unread messages of this channel',
    total: 'unread messages of all channels that are neither archived nor blocked',
  }),
  describe(channelMessagePriceNotice.payload, {
    channelId: 'the conversation',
    actorId: 'its performer',
    ...price,
  }),
  describe(channelArchiveNotice.payload, {
    channelId: 'the conversation',
    actorId: 'its performer',
    archived: 'false if it was brought back',
  }),
  describe(channelOnlineStateNotice.payload, {
    channelId: 'the conversation',
    actorId: 'its performer',
    isActorOnline: 'whether she can be seen live from now on',
  }),
  describe(channelsList.payload, {
    filter: 'the filter that was asked for',
    online: 'whether channels of performers who are offline are left out',
    offset: 'channels that were skipped',
    ...page,
  }),
  describe(messengerChannels.input, {
    filter: 'which channels, `newest` if left out',
    online: 'true leaves out channels of performers who are offline',
    first: 'how many, 10 if left out, at most 500',
    offset: 'channels to skip, 0 if left out',
  }),
  describe(messengerContent.input, {
    filter: [
      'which messages',
      {
        channelId: 'of one channel; of all if left out',
        kind: '`media` are messages with a picture; all if left out',
        beforeId: 'only messages that are older than this one, for paging while new ones arrive',
        chatId: 'only what was written in this live chat',
      },
    ],
    first: 'how many, 30 if left out, at most 500',
    offset: 'messages to skip, 0 if left out',
    order: 'by the time of sending, `newest` if left out',
  }),
  describe(messengerContent.answer, {
    items: 'the messages of this page, in the order that was asked for',
    total: 'all that match the filter, counted up to 1,000',
  }),
  describe(messengerUnreadCount.answer, {
    unreadCount: 'messages from performers that the guest has not read; archived and blocked channels do not count',
  }),
  describe(touchMessengerChannel.input, {
    actorId: 'the performer; a channel with her is created if there is none, and marked as read',
  }),
  describe(storeMessageImage.input, {
    bytes: 'the body: a PNG, JPEG or WebP file of at most 10 MiB, recognized by its first bytes',
  }),
  describe(getChannel.input, { channelId }),
  describe(getChannelByActor.input, { actorId: 'the performer; unknown if there is no channel with her yet' }),
  describe(getMessengerActor.input, { actorId: 'the performer; one who does not exist is unknown' }),
  describe(getMessengerActor.answer, {
    id: 'the performer',
    name: 'her display name',
    slug: 'her name as it is in addresses',
    age: 'whole years, 21 or more',
    headline: 'her own line of text, in the caller’s language',
    isOnline: 'whether she can be seen live now',
    portrait: 'her picture in the ratio 3:4',
    messagePrice: price.messagePrice,
    freeMessagesAmount: price.freeMessagesAmount,
  }),
  describe(getMessengerRecommendations.input, {
    currentActorId: 'the performer who is open, who is left out',
    useGrid: 'true for the 9 of a grid; 4 otherwise',
    fsk: 'the highest age rating of their profile picture; 16 if left out',
  }),
  describe(getMessengerRecommendations.answer, {
    performers: 'who is online and not yet among the guest’s channels',
  }),
].flat();
