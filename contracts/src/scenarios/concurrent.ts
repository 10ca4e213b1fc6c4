import { aChannelOfGuest, anAlbumOfPerformer, aPerformer, guestOwnsCoins } from '@lounge/mock-api/states';
import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import { messageSend, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { getGuestBalance, getMovements } from '@lounge/protocol/foundation/wallet';
import { balanceIs } from './balance-is.ts';
import { mika, mikaIsLoggedIn, ownOfGuest, ownOfOtherGuest, robin, robinIsLoggedIn } from './guests.ts';
import { atOnce, check, given, open, request, scenario, send, valueOf } from './parts.ts';
import { textMessage } from './text-message.ts';

const [actorId, albumId, otherAlbumId, channelId] = [900_001, 910_001, 910_002, 950_001];
const { guestId } = ownOfGuest;
const own = {
  numbers: [guestId, actorId, albumId, otherAlbumId, channelId],
  texts: [ownOfGuest.token, 'key-of'],
};

const albumPrice = 900;
const messagePrice = 300;

const before = (amount: number) => [
  robinIsLoggedIn,
  given(aPerformer({ id: actorId, name: 'Noor Vega', messagePrice })),
  given(anAlbumOfPerformer({ id: albumId, actorId, price: albumPrice })),
  given(anAlbumOfPerformer({ id: otherAlbumId, actorId, price: albumPrice })),
  given(aChannelOfGuest({ id: channelId, guestId, actorId, freeMessages: 0 })),
  given(guestOwnsCoins({ guestId, amount })),
];

const bookedIs = (
  kind: 'album' | 'message',
  { amount, count, left }: { amount: number; count: number; left: number },
) => [
  ...balanceIs('balance', left),
  request('statement', getMovements, {}, robin),
  check('entries of that price in the statement', {
    items: valueOf('statement', 'items'),
    with: { kind, 'amount.value': -amount },
    count,
  }),
];

const message = (text: string) => textMessage(channelId, text);

const texts = ['one', 'two', 'three', 'four', 'five'].map((each) => `Good evening, ${each}`);

/** Effects of calls that are under way at once. */
export const concurrent = [
  scenario({
    id: 'content/galleries/one-key-at-once-charges-once',
    text: 'a purchase that is sent twice at once with one key charges once and answers both alike',
    own,
    parts: [
      ...before(2500),
      atOnce(['first', 'second'].map((name) => request(name, buyAlbum, { albumId }, robin, { key: 'key-of-both' }))),
      check('the answer to the other', { got: valueOf('second'), equals: valueOf('first') }),
      ...bookedIs('album', { amount: albumPrice, count: 1, left: 1600 }),
    ],
  }),
  scenario({
    id: 'content/galleries/coins-for-one-buy-one',
    text: 'of two purchases at once that coins suffice for once, one succeeds',
    own,
    parts: [
      ...before(1000),
      atOnce(
        [request('first', buyAlbum, { albumId }, robin), request('second', buyAlbum, { albumId: otherAlbumId }, robin)],
        ['needPurchase'],
      ),
      ...bookedIs('album', { amount: albumPrice, count: 1, left: 100 }),
      request('one', getGallery, { albumId }, robin),
      request('other', getGallery, { albumId: otherAlbumId }, robin),
      check('albums that are bought', {
        items: [valueOf('one'), valueOf('other')],
        with: { isBought: true },
        count: 1,
      }),
    ],
  }),
  scenario({
    id: 'content/galleries/nothing-is-bought-twice-at-once',
    text: 'an album that is bought twice at once, with two keys, is charged once',
    own,
    parts: [
      ...before(2500),
      atOnce(['first', 'second'].map((name) => request(name, buyAlbum, { albumId }, robin))),
      ...bookedIs('album', { amount: albumPrice, count: 1, left: 1600 }),
    ],
  }),
  scenario({
    id: 'content/messenger/one-key-at-once-sends-once',
    text: 'a message that two sockets send at once with one key is written and paid once',
    own,
    parts: [
      ...before(2500),
      open('one', robin),
      open('other', robin),
      atOnce(
        ['one', 'other'].map((socket) =>
          send(`by${socket}`, messageSend, message('Good evening'), { socket, by: robin }, { key: 'key-of-both' }),
        ),
      ),
      check('the message in the other answer', {
        got: valueOf('byother', 'message.messageId'),
        equals: valueOf('byone', 'message.messageId'),
      }),
      ...bookedIs('message', { amount: messagePrice, count: 1, left: 2200 }),
    ],
  }),
  scenario({
    id: 'content/messenger/coins-for-one-send-one',
    text: 'of two messages at once that coins suffice for once, one is sent',
    own,
    parts: [
      ...before(500),
      open('one', robin),
      open('other', robin),
      atOnce(
        ['one', 'other'].map((socket) =>
          send(`by${socket}`, messageSend, message(`Good evening by ${socket}`), { socket, by: robin }),
        ),
        ['needPurchase'],
      ),
      ...bookedIs('message', { amount: messagePrice, count: 1, left: 200 }),
    ],
  }),
  scenario({
    id: 'content/messenger/each-command-gets-its-own-answer',
    text: 'commands that are sent on one socket without waiting are each answered under their own key',
    own,
    parts: [
      ...before(2500),
      open('one', robin),
      atOnce(
        texts.map((text, index) => send(`sent${index}`, messageSend, message(text), { socket: 'one', by: robin })),
      ),
      check('the texts in the answers', {
        got: texts.map((_, index) => valueOf(`sent${index}`, 'message.text')),
        equals: texts,
      }),
      ...bookedIs('message', { amount: messagePrice, count: texts.length, left: 1000 }),
    ],
  }),
  scenario({
    id: 'foundation/wallet/guests-at-once-get-their-own',
    text: 'two guests who ask at once get each their own balance and statement',
    own: { numbers: [guestId, ownOfOtherGuest.guestId], texts: [ownOfGuest.token, ownOfOtherGuest.token, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      mikaIsLoggedIn,
      given(guestOwnsCoins({ guestId, amount: 2500 })),
      given(guestOwnsCoins({ guestId: ownOfOtherGuest.guestId, amount: 3000 })),
      atOnce(
        ['one', 'two', 'three'].flatMap((round) => [
          request(`robin${round}`, getGuestBalance, {}, robin),
          request(`mika${round}`, getGuestBalance, {}, mika),
        ]),
      ),
      check('the balances', {
        got: ['robin', 'mika'].flatMap((who) =>
          ['one', 'two', 'three'].map((round) => valueOf(`${who}${round}`, 'balance.value')),
        ),
        equals: [2500, 2500, 2500, 3000, 3000, 3000],
      }),
      atOnce([
        request('ofRobin', getMovements, {}, robin),
        request('ofMika', getMovements, {}, mika),
        request('unread', messengerUnreadCount, {}, mika),
      ]),
      check('the balances of the statements', {
        got: ['ofRobin', 'ofMika'].map((name) => valueOf(name, 'items.0.balance.value')),
        equals: [2500, 3000],
      }),
    ],
  }),
];
