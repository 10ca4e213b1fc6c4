import {
  aChannelOfGuest,
  aPerformer,
  balanceChanges,
  guestOwnsCoins,
  performerWritesToGuest,
} from '@lounge/mock-api/states';
import {
  channelMessage,
  channelsMarkAllSeen,
  channelUnreadNotice,
  messageSend,
  messengerChannels,
  messengerContent,
  messengerUnreadCount,
} from '@lounge/protocol/content/messenger';
import { getGuestBalance, getMovements, guestBalance } from '@lounge/protocol/foundation/wallet';
import { balanceIs } from './balance-is.ts';
import { mika, mikaIsLoggedIn, ownOfGuest, ownOfOtherGuest, robin, robinIsLoggedIn } from './guests.ts';
import { arrives, came, check, given, open, request, scenario, send, settled, valueOf } from './parts.ts';
import { textMessage } from './text-message.ts';

const [actorId, channelId, otherChannelId] = [900_001, 950_001, 950_002];
const { guestId } = ownOfGuest;
const own = { numbers: [guestId, actorId, channelId], texts: [ownOfGuest.token, 'key-of'] };

const written = textMessage(channelId, 'Good evening');

/** Text that is changed by a wrong encoding, by HTML or by a short buffer: more than 2,000 bytes. */
const longText = 'Grüße & <b>Küsse</b>, "Zoë" – ¿qué tal? 🌙 '.repeat(40).trim();

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

const conversationsAre = (name: string, count: number, by = robin) => [
  request(name, messengerChannels, {}, by),
  check('conversations that have a message', { got: valueOf(name, 'total'), equals: count }),
];

const paidMessages = (name: string, count: number, by = robin) => [
  request(name, getMovements, { filter: 'spent' }, by),
  check('paid messages in the statement', {
    items: valueOf(name, 'items'),
    with: { kind: 'message', 'amount.value': -300, subject: 'Noor Vega' },
    count,
  }),
];

/** Neither a message nor a balance has come on a socket. */
const nothingCame = (socket: string) => [
  settled(socket),
  came(`messages on the socket ${socket}`, channelMessage, socket, 'message.messageId', []),
  came(`balances on the socket ${socket}`, guestBalance, socket, 'guestBalance.value', []),
];

const ownOfBoth = {
  numbers: [...own.numbers, otherChannelId, ownOfOtherGuest.guestId],
  texts: [...own.texts, ownOfOtherGuest.token],
};

/** Effects of messages. */
export const conversations = [
  scenario({
    id: 'content/messenger/a-message-is-the-guests-own',
    text: 'a message is paid, kept as it was written, and heard by the other socket of its guest, but by no other guest',
    own: ownOfBoth,
    parts: [
      ...before,
      mikaIsLoggedIn,
      open('one', robin),
      open('other', robin),
      open('foreign', mika),
      send('sent', messageSend, textMessage(channelId, longText), { socket: 'one', by: robin }),
      check('the text in the answer', { got: valueOf('sent', 'message.text'), equals: longText }),
      check('the price', { got: valueOf('sent', 'message.price.value'), equals: 300 }),
      arrives('received', channelMessage, 'other'),
      check('the message on the other socket', {
        got: valueOf('received', 'message'),
        equals: valueOf('sent', 'message'),
      }),
      ...['one', 'other'].flatMap((socket) => [
        settled(socket),
        came(`messages on the socket ${socket}`, channelMessage, socket, 'message.messageId', [
          valueOf('sent', 'message.messageId'),
        ]),
        came(`balances on the socket ${socket}`, guestBalance, socket, 'guestBalance.value', [2200]),
      ]),
      ...nothingCame('foreign'),
      ...balanceIs('balance', 2200),
      ...paidMessages('statement', 1),
      ...conversationsAre('conversations', 1),
      check('the text in the list', { got: valueOf('conversations', 'items.0.subject'), equals: longText }),
      check('the last message in the list', {
        got: valueOf('conversations', 'items.0.lastMessageId'),
        equals: valueOf('sent', 'message.messageId'),
      }),
      ...conversationsAre('foreignConversations', 0, mika),
      ...paidMessages('foreignStatement', 0, mika),
    ],
  }),
  scenario({
    id: 'content/messenger/a-rejected-message-changes-nothing',
    text: 'a message that coins do not suffice for is neither kept nor paid nor heard, and its key sends it once they do',
    own: ownOfBoth,
    parts: [
      ...before,
      mikaIsLoggedIn,
      given(guestOwnsCoins({ guestId: ownOfOtherGuest.guestId, amount: 1000 })),
      given(
        aChannelOfGuest({
          id: otherChannelId,
          guestId: ownOfOtherGuest.guestId,
          actorId,
          freeMessages: 0,
          blocked: true,
        }),
      ),
      given(guestOwnsCoins({ guestId, amount: 299 })),
      open('one', robin),
      open('other', robin),
      open('foreign', mika),
      send('poor', messageSend, written, { socket: 'one', by: robin }, { key: 'key-of-it', fails: 'needPurchase' }),
      send(
        'blocked',
        messageSend,
        textMessage(otherChannelId, 'Good evening'),
        { socket: 'foreign', by: mika },
        { fails: 'locked' },
      ),
      ...nothingCame('other'),
      ...nothingCame('foreign'),
      ...balanceIs('rest', 299),
      ...balanceIs('foreignRest', 1000, mika),
      ...paidMessages('nothing', 0),
      ...conversationsAre('none', 0),
      request('blockedOnes', messengerChannels, { filter: 'blocked' }, mika),
      check('messages with who is blocked', { got: valueOf('blockedOnes', 'total'), equals: 0 }),
      given(balanceChanges({ guestId, amount: 1000 })),
      send('sent', messageSend, written, { socket: 'one', by: robin }, { key: 'key-of-it' }),
      ...balanceIs('balance', 700),
      ...paidMessages('statement', 1),
      ...conversationsAre('conversations', 1),
    ],
  }),
  scenario({
    id: 'content/messenger/a-key-belongs-to-its-guest',
    text: 'a key with which one guest sent a message sends that of another guest as any other key',
    own: ownOfBoth,
    parts: [
      ...before,
      mikaIsLoggedIn,
      given(guestOwnsCoins({ guestId: ownOfOtherGuest.guestId, amount: 1000 })),
      given(aChannelOfGuest({ id: otherChannelId, guestId: ownOfOtherGuest.guestId, actorId, freeMessages: 0 })),
      open('one', robin),
      open('other', mika),
      send('first', messageSend, written, { socket: 'one', by: robin }, { key: 'key-of-both' }),
      send(
        'second',
        messageSend,
        textMessage(otherChannelId, 'Good evening'),
        { socket: 'other', by: mika },
        { key: 'key-of-both' },
      ),
      check('the channel of the other guest’s message', {
        got: valueOf('second', 'message.channelId'),
        equals: otherChannelId,
      }),
      ...balanceIs('balance', 2200),
      ...balanceIs('otherBalance', 700, mika),
      ...conversationsAre('conversations', 1),
      ...conversationsAre('otherConversations', 1, mika),
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
    text: 'messages of a performer count as unread on every socket of their guest until they are seen',
    own: ownOfBoth,
    parts: [
      ...before,
      mikaIsLoggedIn,
      open('one', robin),
      open('other', robin),
      open('foreign', mika),
      given(performerWritesToGuest({ guestId, actorId, text: 'Good evening, Robin' })),
      arrives('onOne', channelUnreadNotice, 'one'),
      arrives('onOther', channelUnreadNotice, 'other'),
      request('unread', messengerUnreadCount, {}, robin),
      check('unread messages', { got: valueOf('unread', 'unreadCount'), equals: 1 }),
      send('seen', channelsMarkAllSeen, {}, { socket: 'one', by: robin }),
      settled('other'),
      came('counts on the other socket', channelUnreadNotice, 'other', 'total', [1, 0]),
      settled('one'),
      came('counts on its own socket', channelUnreadNotice, 'one', 'total', [1, 0]),
      settled('foreign'),
      came('counts on the socket of another guest', channelUnreadNotice, 'foreign', 'total', []),
      request('after', messengerUnreadCount, {}, robin),
      check('unread messages after that', { got: valueOf('after', 'unreadCount'), equals: 0 }),
      request('unseen', messengerChannels, { filter: 'unread' }, robin),
      check('conversations with unread messages', { got: valueOf('unseen', 'total'), equals: 0 }),
    ],
  }),
];
