import { aChannelOfGuest, aPerformer, guestOwnsCoins, guestOwnsGifts } from '@lounge/mock-api/states';
import type { InputOf } from '@lounge/protocol';
import {
  channelMessage,
  maxGiftQuantity,
  maxMessageLength,
  messageSend,
  messengerChannels,
} from '@lounge/protocol/content/messenger';
import { balanceIs } from './balance-is.ts';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { came, check, given, open, request, scenario, send, settled, valueOf } from './parts.ts';
import { textMessage } from './text-message.ts';

const [actorId, channelId] = [900_001, 950_001];
const { guestId } = ownOfGuest;
const on = { socket: 'one', by: robin };
const gift = { giftId: 2, quantity: 1 };

type Sent = InputOf<typeof messageSend>;

const message = (changes: Partial<Sent>): Sent => ({ ...textMessage(channelId, 'Good evening'), ...changes });
const ofGifts = (includedGifts: Sent['includedGifts']): Sent =>
  message({ messageType: 'gift', data: { text: null, imageId: null }, includedGifts });

/** Messages that the documents name as `malformed` beside the schema. */
const malformed: Readonly<Record<string, Sent>> = {
  chatWithoutId: message({ isVideochat: true }),
  idWithoutChat: message({ chatId: 'c-1' }),
  freeWithoutChat: message({ isFreechat: true }),
  longText: textMessage(channelId, 'x'.repeat(maxMessageLength + 1)),
  textWithImage: message({ data: { text: 'Good evening', imageId: 'i-1' } }),
  noImage: message({ messageType: 'image' }),
  noGift: ofGifts([]),
  giftTwice: ofGifts([gift, gift]),
  manyGifts: ofGifts([{ ...gift, quantity: maxGiftQuantity + 1 }]),
};

const own = { numbers: [guestId, actorId, channelId], texts: [ownOfGuest.token, 'key-of'] };

const before = (amount: number) => [
  robinIsLoggedIn,
  given(aPerformer({ id: actorId, name: 'Noor Vega' })),
  given(aChannelOfGuest({ id: channelId, guestId, actorId, freeMessages: 0 })),
  given(guestOwnsCoins({ guestId, amount })),
];

const longestText = '🌙'.repeat(maxMessageLength);

/** Effects of messages that the documents exclude in words. */
export const messageConditions = [
  scenario({
    id: 'content/messenger/malformed-messages-are-rejected',
    text: 'messages that their schema allows and their description excludes are rejected, and the longest text is sent',
    own,
    parts: [
      ...before(2500),
      open('one', robin),
      ...Object.entries(malformed).map(([name, input]) => send(name, messageSend, input, on, { fails: 'malformed' })),
      settled('one'),
      came('messages on the socket', channelMessage, 'one', 'message.messageId', []),
      ...balanceIs('balance', 2500),
      request('conversations', messengerChannels, {}, robin),
      check('conversations that have a message', { got: valueOf('conversations', 'total'), equals: 0 }),
      send('longest', messageSend, textMessage(channelId, longestText), on),
      check('the longest text in the answer', { got: valueOf('longest', 'message.text'), equals: longestText }),
    ],
  }),
  scenario({
    id: 'content/messenger/free-messages-have-no-price',
    text: 'a message to a performer whose messages cost nothing is free, and the list has no price of it',
    own,
    parts: [
      ...before(100),
      given(aPerformer({ id: actorId, name: 'Noor Vega', messagePrice: null })),
      open('one', robin),
      send('sent', messageSend, message({}), on),
      check('the price', { got: valueOf('sent', 'message.price.value'), equals: 0 }),
      ...balanceIs('balance', 100),
      request('conversations', messengerChannels, {}, robin),
      check('the price in the list', {
        got: [valueOf('conversations', 'items.0.messagePrice'), valueOf('conversations', 'items.0.isMessagingFree')],
        equals: [null, true],
      }),
    ],
  }),
  scenario({
    id: 'content/messenger/an-owned-gift-is-sent-once',
    text: 'a gift that the guest owns costs nothing once, and after that its price',
    own,
    parts: [
      ...before(1000),
      given(guestOwnsGifts({ guestId, giftId: gift.giftId, quantity: 1 })),
      open('one', robin),
      send('owned', messageSend, ofGifts([gift]), on),
      ...balanceIs('same', 1000),
      send('paid', messageSend, ofGifts([gift]), on),
      check('the prices of the messages', {
        got: [valueOf('owned', 'message.price.value'), valueOf('paid', 'message.price.value')],
        equals: [0, 800],
      }),
      ...balanceIs('balance', 200),
      send('poor', messageSend, ofGifts([gift]), on, { fails: 'needPurchase' }),
    ],
  }),
];
