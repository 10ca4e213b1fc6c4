import type { Infer, PayloadOf } from '@lounge/protocol';
import { messageSend, messengerChannel, messengerMessage } from '@lounge/protocol/content/messenger';
import { parsed } from '../parsed.ts';

type ChannelData = Infer<typeof messengerChannel>;
type MessageData = Infer<typeof messengerMessage>;
type MessageSendData = PayloadOf<typeof messageSend>;

/** A channel of guest 7 with Noor, with an unread message of hers and three free messages. */
export const aChannel = (overrides: Partial<ChannelData> = {}): ChannelData =>
  parsed(messengerChannel, {
    id: 501,
    actorId: 9101,
    guestId: 7,
    actorName: 'Noor Vega',
    actorSlug: 'noor-vega',
    actorAge: 31,
    subject: 'Good evening',
    lastMessageId: 41,
    lastMessageAt: '2026-11-20T19:00:00.000Z',
    lastMessageType: 'text',
    lastSenderType: 'actor',
    unread: true,
    unreadCount: 1,
    archived: false,
    blocked: false,
    isActorOnline: true,
    multiChatPrice: { value: 3600, currency: 'VXC' },
    canVoyeurChat: true,
    isVoyeurInSingleChatAllowed: true,
    isDildocontrolAvailable: true,
    freeMessagesAmount: 3,
    messagePrice: { value: 300, currency: 'VXC' },
    isMessagingFree: false,
    freeChat: false,
    previewPictureUrl: '/pictures/velvet/portrait/noor/w160.webp',
    portrait: { url: '/pictures/velvet/portrait/noor', kind: 'portrait', tint: 3 },
    sentDiffForHumans: 'now',
    ...overrides,
  });

/** A message of guest 7 in the channel with Noor, just sent. */
export const aMessage = (overrides: Partial<MessageData> = {}): MessageData =>
  parsed(messengerMessage, {
    messageId: 41,
    channelId: 501,
    key: 'k-1',
    messageType: 'text',
    senderType: 'guest',
    text: 'Good evening',
    date: '2026-11-20T19:00:00.000Z',
    model: { id: 9101, name: 'Noor Vega' },
    media: null,
    includedGifts: [],
    price: { value: 0, currency: 'VXC' },
    chatId: null,
    data: null,
    deliveredAt: null,
    readAt: null,
    ...overrides,
  });

/** A text message as a guest sends it. */
export const aSentMessage = (overrides: Partial<MessageSendData> = {}): MessageSendData =>
  parsed(messageSend.input, {
    channelId: 501,
    messageType: 'text',
    senderType: 'guest',
    isVideochat: false,
    isFreechat: false,
    data: { text: 'Good evening', imageId: null },
    includedGifts: [],
    chatId: null,
    ...overrides,
  });
