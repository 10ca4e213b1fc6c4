import {
  aChannelOfGuest,
  aMessageInChannel,
  anAlbumOfPerformer,
  aPerformer,
  coinsAreRefunded,
  guestOwnsCoins,
  guestPaid,
  performerWritesToGuest,
} from '@lounge/mock-api/states';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import {
  channelUnreadNotice,
  messageSend,
  messengerChannels,
  messengerUnreadCount,
} from '@lounge/protocol/content/messenger';
import { getMovements, guestBalance } from '@lounge/protocol/foundation/wallet';
import type { InputOf } from '@lounge/protocol';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import {
  arrives,
  came,
  check,
  given,
  inLists,
  open,
  request,
  scenario,
  send,
  settled,
  undeclaredField,
  valueOf,
} from './parts.ts';
import { textMessage } from './text-message.ts';

const { guestId, token } = ownOfGuest;

/** Numbers from the first to the last, in either direction. */
const between = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => (last < first ? first - at : first + at));

const [albumOwner, albumId] = [900_001, 910_001];
const [firstActor, firstChannel] = [901_001, 951_001];
/** The performers by the number of their conversation; the last two are archived and blocked. */
const actorOf = (number: number): number => firstActor + number;
const channelOf = (number: number): number => firstChannel + number;
const conversations = between(1, 11);
const [archived, blocked] = [12, 13];
const unread = new Set([4, 8]);
const online = new Set([2, 4]);
const messageIds = [961_012, 961_013];

const page = (name: string, input: InputOf<typeof messengerChannels>, numbers: readonly number[], total: number) => [
  request(name, messengerChannels, input, robin),
  inLists(`the page ${name}`, [valueOf(name, 'items')], 'actorId', numbers.map(actorOf)),
  check(`the total of the page ${name}`, { got: valueOf(name, 'total'), equals: total }),
];

const performerAndChannel = (number: number, of: Partial<Parameters<typeof aChannelOfGuest>[0]> = {}) => [
  given(
    aPerformer({
      id: actorOf(number),
      name: `Noor ${String.fromCodePoint(64 + number)}`,
      isOnline: online.has(number),
    }),
  ),
  given(aChannelOfGuest({ id: channelOf(number), guestId, actorId: actorOf(number), ...of })),
];

const written = (number: number) =>
  unread.has(number)
    ? given(performerWritesToGuest({ guestId, actorId: actorOf(number), text: `To Robin, ${number}` }))
    : send(`sent${number}`, messageSend, textMessage(channelOf(number), `From Robin, ${number}`), {
        socket: 'one',
        by: robin,
      });

const statement = (name: string, input: InputOf<typeof getMovements>) => request(name, getMovements, input, robin);

/** The ends of months by the Berlin clock: the id of a payment, and the instant of it, in a summer and in a winter. */
const payments = [
  ['paid-of-june', '2025-06-30T21:59:59.999Z', '2025-06'],
  ['paid-of-july', '2025-06-30T22:00:00.000Z', '2025-07'],
  ['paid-of-november', '2025-11-30T22:59:59.999Z', '2025-11'],
  ['paid-of-december', '2025-11-30T23:00:00.000Z', '2025-12'],
] as const;

/** Lists by pages and filters. */
export const lists = [
  scenario({
    id: 'content/messenger/pages-and-filters-of-conversations',
    text: 'pages of conversations have each once, the latest message first, and filters select those that they name',
    own: {
      numbers: [
        guestId,
        ...[...conversations, archived, blocked].flatMap((each) => [actorOf(each), channelOf(each)]),
        ...messageIds,
      ],
      texts: [token, 'key-of'],
    },
    parts: [
      robinIsLoggedIn,
      ...conversations.flatMap((number) => performerAndChannel(number)),
      ...performerAndChannel(archived, { archived: true, unreadCount: 3 }),
      ...performerAndChannel(blocked, { blocked: true, unreadCount: 5 }),
      open('one', robin),
      ...conversations.map(written),
      settled('one'),
      came('counts of unread messages', channelUnreadNotice, 'one', 'total', [1, 2]),
      ...[archived, blocked].map((number, at) =>
        given(
          aMessageInChannel({
            id: messageIds[at] ?? 0,
            channelId: channelOf(number),
            senderType: 'actor',
            text: 'Of old',
          }),
        ),
      ),
      ...page('default', {}, between(11, 2), 11),
      ...page('whole', { first: 500 }, between(11, 1), 11),
      ...page('one', { first: 4 }, between(11, 8), 11),
      ...page('two', { first: 4, offset: 4 }, between(7, 4), 11),
      ...page('three', { first: 4, offset: 8 }, between(3, 1), 11),
      ...page('between', { first: 4, offset: 3 }, between(8, 5), 11),
      ...page('beyond', { first: 4, offset: 50 }, [], 11),
      ...page('unread', { filter: 'unread' }, [8, 4], 2),
      ...page('online', { online: true }, [4, 2], 2),
      ...page('onlineOrNot', { online: false, first: 3 }, between(11, 9), 11),
      ...page('unreadOnline', { filter: 'unread', online: true }, [4], 1),
      ...page('archived', { filter: 'archived' }, [archived], 1),
      ...page('blocked', { filter: 'blocked' }, [blocked], 1),
      request('count', messengerUnreadCount, {}, robin),
      check('unread messages', { got: valueOf('count', 'unreadCount'), equals: 2 }),
    ],
  }),
  scenario({
    id: 'foundation/wallet/a-long-statement-arrives-whole',
    text: 'a statement of 23 lines arrives whole, on one page and on several, each line once',
    own: { numbers: [guestId], texts: [token, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      ...between(1, 23).map((number) => given(guestOwnsCoins({ guestId, amount: 100 * number }))),
      statement('whole', { first: 500 }),
      statement('default', {}),
      statement('none', { first: 0 }),
      ...[0, 9, 18].map((offset) => statement(`page${offset}`, { first: 9, offset })),
      statement('between', { first: 5, offset: 7 }),
      statement('beyond', { first: 9, offset: 40 }),
      inLists(
        'balances on one page',
        [valueOf('whole', 'items')],
        'balance.value',
        between(23, 1).map((each) => 100 * each),
      ),
      inLists(
        'balances on pages of nine',
        [0, 9, 18].map((offset) => valueOf(`page${offset}`, 'items')),
        'balance.value',
        between(23, 1).map((each) => 100 * each),
      ),
      inLists(
        'balances on the page by default',
        [valueOf('default', 'items')],
        'balance.value',
        between(23, 4).map((each) => 100 * each),
      ),
      inLists(
        'balances on a page that begins between two',
        [valueOf('between', 'items')],
        'balance.value',
        between(16, 12).map((each) => 100 * each),
      ),
      check('pages without a line', { got: [valueOf('none', 'items'), valueOf('beyond', 'items')], equals: [[], []] }),
      check('the totals', {
        got: ['whole', 'default', 'none', 'page0', 'page9', 'page18', 'between', 'beyond'].map((name) =>
          valueOf(name, 'total'),
        ),
        equals: [23, 23, 23, 23, 23, 23, 23, 23],
      }),
    ],
  }),
  scenario({
    id: 'foundation/wallet/months-and-filters-of-the-statement',
    text: 'the statement of a month begins and ends by the Berlin clock, and filters select by sign and reason',
    own: { numbers: [guestId, albumOwner, albumId], texts: [token, 'key-of', 'paid-of'] },
    parts: [
      robinIsLoggedIn,
      ...payments.map(([paymentId, at]) => given(guestPaid({ guestId, paymentId, cents: 1000, at }))),
      given(aPerformer({ id: albumOwner, name: 'Noor Vega' })),
      given(anAlbumOfPerformer({ id: albumId, actorId: albumOwner, price: 900 })),
      open('one', robin),
      request('bought', buyAlbum, { albumId }, robin),
      given(coinsAreRefunded({ guestId, reason: 'The pictures were blurred.' })),
      arrives('refunded', guestBalance, 'one'),
      ...payments.flatMap(([paymentId, , month], at) => [
        statement(`month${at}`, { month }),
        inLists(`payments of ${month}`, [valueOf(`month${at}`, 'items')], 'receiptId', [paymentId]),
        check(`the number of payments of ${month}`, { got: valueOf(`month${at}`, 'total'), equals: 1 }),
      ]),
      statement('spentThen', { month: '2025-07', filter: 'spent' }),
      statement('addedThen', { month: '2025-07', filter: 'added' }),
      statement('empty', { month: '2025-08' }),
      statement('spent', { filter: 'spent' }),
      statement('added', { filter: 'added' }),
      statement('refunds', { filter: 'refunds' }),
      statement('vouchers', { filter: 'vouchers' }),
      inLists('what was spent', [valueOf('spent', 'items')], 'amount.value', [-900]),
      inLists('what was added', [valueOf('added', 'items')], 'amount.value', [4000, 4000, 4000, 4000]),
      inLists('what was given back', [valueOf('refunds', 'items')], 'amount.value', [900]),
      check('the totals', {
        got: ['spentThen', 'addedThen', 'empty', 'spent', 'added', 'refunds', 'vouchers'].map((name) =>
          valueOf(name, 'total'),
        ),
        equals: [0, 1, 0, 1, 4, 1, 0],
      }),
    ],
  }),
  scenario({
    id: 'foundation/wallet/undeclared-fields-are-rejected',
    text: 'a query with an operation or a field that is not declared is rejected, at any depth',
    own: { numbers: [guestId], texts: [token, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      given(guestOwnsCoins({ guestId, amount: 500 })),
      undeclaredField('operation', getMovements, robin, /^[^{]*\{/),
      undeclaredField('field', getMovements, robin, /items\{/),
      undeclaredField('deepField', getMovements, robin, /amount\{/),
    ],
  }),
];
