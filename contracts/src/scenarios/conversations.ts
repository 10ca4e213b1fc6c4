import { aChannelOfGuest, aPerformer, guestOwnsCoins, performerWritesToGuest } from '@lounge/mock-api/states';
import {
  channelMessage,
  channelsMarkAllSeen,
  channelUnreadNotice,
  messageSend,
  messengerContent,
  messengerUnreadCount,
} from '@lounge/protocol/content/messenger';
import { getGuestBalance } from '@lounge/protocol/foundation/wallet';
import type { InputOf } from '@lounge/protocol';
import { mika, mikaIsLoggedIn, ownOfGuest, ownOfOtherGuest, robin, robinIsLoggedIn } from './guests.ts';
import { arrives, came, check, given, open, request, scenario, send, settled, valueOf } from './parts.ts';

const [actorId, channelId] = [900_001, 950_001];
const { guestId } = ownOfGuest;
const own = { numbers: [guestId, actorId, channelId], texts: [ownOfGuest.token, 'key-of'] };

const written: InputOf<typeof messageSend> = {
  channelId,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: { text: 'Good evening', imageId: null },
  includedGifts: [],
  chatId: null,
};

const before = [
  robinIsLoggedIn,
  given(aPerformer({ id: actorId, name: 'Noor Vega' })),
  given(aChannelOfGuest({ id: channelId, guestId, actorId, freeMessages: 0 })),
  given(guestOwnsCoins({ guestId, amount: 2500 })),
];

const messagesAre = (count: number) => [
  request('messages', messengerContent, { filter: { channelId } }, robin),
  check('messages with that text', {
    items: valueOf('messages', 'items'),
    with: { text: 'Good evening', senderType: 'guest' },
    count,
  }),
];

/** Effects of messages. */
export const conversations = [
  scenario({
    id: 'content/messenger/a-message-reaches-the-other-socket',
    text: 'a message that is sent on one socket arrives once on the other, and is kept',
    own,
    parts: [
      ...before,
      open('one', robin),
      open('other', robin),
      send('sent', messageSend, written, { socket: 'one', by: robin }),
      arrives('received', channelMessage, 'other'),
      settled('other'),
      came('messages on the other socket', channelMessage, 'other', 'message.messageId', [
        valueOf('sent', 'message.messageId'),
      ]),
      ...messagesAre(1),
    ],
  }),
  scenario({
    id: 'content/messenger/one-key-sends-once',
    text: 'a message that is sent again with its key is written and paid once',
    own,
    parts: [
      ...before,
      open('one', robin),
      send('first', messageSend, written, { socket: 'one', by: robin }, { key: 'key-of-the-message' }),
      send('second', messageSend, written, { socket: 'one', by: robin }, { key: 'key-of-the-message' }),
      check('the message of the repetition', {
        got: valueOf('second', 'message.messageId'),
        equals: valueOf('first', 'message.messageId'),
      }),
      ...messagesAre(1),
      request('balance', getGuestBalance, {}, robin),
      check('what is left and what the message cost', {
        sum: [valueOf('balance', 'balance.value'), valueOf('first', 'message.price.value')],
        equals: 2500,
      }),
    ],
  }),
  scenario({
    id: 'content/messenger/a-message-is-for-its-guest',
    text: 'a message of a performer to one guest reaches no other guest',
    own: { numbers: [...own.numbers, ownOfOtherGuest.guestId], texts: [...own.texts, ownOfOtherGuest.token] },
    parts: [
      ...before,
      mikaIsLoggedIn,
      open('one', robin),
      open('other', mika),
      given(performerWritesToGuest({ guestId, actorId, text: 'Good evening, Robin' })),
      arrives('noticed', channelUnreadNotice, 'one'),
      settled('other'),
      came('messages to the other guest', channelMessage, 'other', 'message.text', []),
      came('counts to the other guest', channelUnreadNotice, 'other', 'total', []),
      request('unread', messengerUnreadCount, {}, mika),
      check('unread messages of the other guest', { got: valueOf('unread', 'unreadCount'), equals: 0 }),
    ],
  }),
  scenario({
    id: 'content/messenger/unread-messages-are-counted',
    text: 'messages of a performer arrive on every socket and count as unread until they are seen',
    own,
    parts: [
      ...before,
      open('one', robin),
      open('other', robin),
      given(performerWritesToGuest({ guestId, actorId, text: 'Good evening, Robin' })),
      arrives('onOne', channelMessage, 'one'),
      arrives('onOther', channelMessage, 'other'),
      request('unread', messengerUnreadCount, {}, robin),
      check('unread messages', { got: valueOf('unread', 'unreadCount'), equals: 1 }),
      send('seen', channelsMarkAllSeen, {}, { socket: 'one', by: robin }),
      settled('other'),
      came('counts on the other socket', channelUnreadNotice, 'other', 'total', [1, 0]),
      request('after', messengerUnreadCount, {}, robin),
      check('unread messages after that', { got: valueOf('after', 'unreadCount'), equals: 0 }),
    ],
  }),
];
