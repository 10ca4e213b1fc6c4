import {
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  balanceChanges,
  guestOwnsCoins,
  theVoucher,
} from '@lounge/mock-api/states';
import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import { libraryAssets } from '@lounge/protocol/content/media-library';
import { buyVideo } from '@lounge/protocol/content/videos';
import { getMovements, guestBalance } from '@lounge/protocol/foundation/wallet';
import { balanceIs } from './balance-is.ts';
import {
  mika,
  mikaIsLoggedIn,
  mikaIsVip,
  ownOfGuest,
  ownOfOtherGuest,
  robin,
  robinElsewhere,
  robinIsLoggedIn,
  robinIsLoggedInElsewhere,
  textsOfRobinElsewhere,
} from './guests.ts';
import { arrives, came, check, given, having, inLists, open, request, scenario, settled, valueOf } from './parts.ts';

const [actorId, albumId, otherAlbumId, videoId, voucherId] = [900_001, 910_001, 910_002, 920_001, 810_001];
const own = {
  numbers: [ownOfGuest.guestId, actorId, albumId, otherAlbumId, videoId],
  texts: [ownOfGuest.token, 'key-of'],
};
const ownOfBoth = {
  numbers: [...own.numbers, ownOfOtherGuest.guestId],
  texts: [...own.texts, ownOfOtherGuest.token],
};
const price = 900;
const title = 'Frühstück & <Zoë> – “¿qué?” 🌙';

/** Vouchers by their ids, with their last instants. */
const endsOfVouchers = new Map([
  [810_002, null],
  [810_003, '2099-12-31T22:59:59.999Z'],
  [810_004, '2098-12-31T22:59:59.999Z'],
  [810_005, '2099-06-30T21:59:59.999Z'],
]);

const before = [
  robinIsLoggedIn,
  given(aPerformer({ id: actorId, name: 'Noor Vega' })),
  given(anAlbumOfPerformer({ id: albumId, actorId, price, title, pictureCount: 6 })),
  given(guestOwnsCoins({ guestId: ownOfGuest.guestId, amount: 2500 })),
];

const otherGuest = [mikaIsLoggedIn, given(guestOwnsCoins({ guestId: ownOfOtherGuest.guestId, amount: 3000 }))];

const boughtIs = (name: string, isBought: boolean, by = robin) => [
  request(name, getGallery, { albumId }, by),
  check('whether the album is bought', { got: valueOf(name, 'isBought'), equals: isBought }),
];

const albumsInStatement = (name: string, count: number, by = robin) => [
  request(name, getMovements, {}, by),
  check('albums of that price in the statement', {
    items: valueOf(name, 'items'),
    with: { kind: 'album', 'amount.value': -price },
    count,
  }),
];

/** Effects of purchases. */
export const purchases = [
  scenario({
    id: 'content/galleries/one-key-charges-once',
    text: 'a purchase that is sent again with its key charges once and answers the same',
    own,
    parts: [
      ...before,
      request('first', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase' }),
      request('second', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase' }),
      check('the answer to the repetition', { got: valueOf('second'), equals: valueOf('first') }),
      ...balanceIs('balance', 1600),
      ...albumsInStatement('statement', 1),
      given(balanceChanges({ guestId: ownOfGuest.guestId, amount: 5000 })),
      request('third', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase' }),
      check('the answer to the repetition after the balance has changed', {
        got: valueOf('third'),
        equals: valueOf('first'),
      }),
      ...balanceIs('changed', 5000),
    ],
  }),
  scenario({
    id: 'content/galleries/a-key-buys-one-thing',
    text: 'a key that bought one album buys no other, and no key is another in other case',
    own,
    parts: [
      ...before,
      given(anAlbumOfPerformer({ id: otherAlbumId, actorId, price })),
      request('first', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase' }),
      request('other', buyAlbum, { albumId: otherAlbumId }, robin, { key: 'key-of-the-purchase', fails: 'keyReused' }),
      request('otherAlbum', getGallery, { albumId: otherAlbumId }, robin),
      check('whether the other album is bought', { got: valueOf('otherAlbum', 'isBought'), equals: false }),
      ...balanceIs('balance', 1600),
      request('upper', buyAlbum, { albumId: otherAlbumId }, robin, { key: 'key-of-THE-PURCHASE' }),
      ...balanceIs('rest', 700),
    ],
  }),
  scenario({
    id: 'content/galleries/a-purchase-is-kept',
    text: 'buying an album changes the balance, the album and the statement',
    own,
    parts: [
      ...before,
      request('locked', getGallery, { albumId }, robin),
      check('whether it is bought before', { got: valueOf('locked', 'isBought'), equals: false }),
      request('bought', buyAlbum, { albumId }, robin),
      check('the balance in the answer', { got: valueOf('bought', 'guestBalance.value'), equals: 1600 }),
      request('unlocked', getGallery, { albumId }, robin),
      check('whether it is bought after that', { got: valueOf('unlocked', 'isBought'), equals: true }),
      check('the title', { got: valueOf('unlocked', 'album.title'), equals: title }),
      check('pictures that are locked after that', {
        items: valueOf('unlocked', 'pictures'),
        with: { isLocked: true },
        count: 0,
      }),
      check('whether the last picture is locked before', {
        got: valueOf('locked', 'pictures.5.isLocked'),
        equals: true,
      }),
      check('the address of the last picture in the answer from before', {
        value: valueOf('unlocked', 'pictures.5.picture.url'),
        isNotIn: valueOf('locked'),
      }),
      ...balanceIs('balance', 1600),
      ...albumsInStatement('statement', 1),
      check('the balance in the statement', { got: valueOf('statement', 'items.0.balance.value'), equals: 1600 }),
    ],
  }),
  scenario({
    id: 'content/galleries/nothing-is-bought-twice',
    text: 'an album that is bought costs nothing with another key',
    own,
    parts: [
      ...before,
      request('first', buyAlbum, { albumId }, robin),
      request('again', buyAlbum, { albumId }, robin),
      ...balanceIs('balance', 1600),
      ...albumsInStatement('statement', 1),
    ],
  }),
  scenario({
    id: 'content/galleries/a-rejected-purchase-changes-nothing',
    text: 'a purchase that coins do not suffice for charges nothing, and its key buys once they do',
    own,
    parts: [
      ...before,
      given(guestOwnsCoins({ guestId: ownOfGuest.guestId, amount: 500 })),
      request('rejected', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase', fails: 'needPurchase' }),
      ...balanceIs('rest', 500),
      ...boughtIs('locked', false),
      ...albumsInStatement('nothing', 0),
      given(balanceChanges({ guestId: ownOfGuest.guestId, amount: 2500 })),
      request('bought', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase' }),
      ...balanceIs('balance', 1600),
      ...boughtIs('unlocked', true),
    ],
  }),
  scenario({
    id: 'content/galleries/a-purchase-takes-no-token-from-its-address',
    text: 'a purchase whose token is in the query only, as any link can have it, is rejected and charges nothing',
    own,
    parts: [
      ...before,
      having(request('linked', buyAlbum, { albumId }, robin, { fails: 'needLogin' }), {
        query: { access_token: ownOfGuest.token },
        headers: { Authorization: null },
      }),
      ...balanceIs('balance', 2500),
    ],
  }),
  scenario({
    id: 'content/galleries/a-purchase-is-the-guests-own',
    text: 'what one guest buys changes nothing for another guest, who hears nothing of it',
    own: ownOfBoth,
    parts: [
      ...before,
      ...otherGuest,
      open('one', robin),
      open('other', mika),
      request('bought', buyAlbum, { albumId }, robin),
      arrives('balanceOnOne', guestBalance, 'one'),
      settled('other'),
      came('balances that were pushed to the other guest', guestBalance, 'other', 'guestBalance.value', []),
      ...boughtIs('locked', false, mika),
      request('unlocked', getGallery, { albumId }, robin),
      check('the address of the last picture in the other guest’s answer', {
        value: valueOf('unlocked', 'pictures.5.picture.url'),
        isNotIn: valueOf('locked'),
      }),
      ...balanceIs('balance', 3000, mika),
      ...albumsInStatement('statement', 0, mika),
    ],
  }),
  scenario({
    id: 'content/galleries/a-key-belongs-to-its-guest',
    text: 'a key that one guest used buys for another guest as any other key',
    own: ownOfBoth,
    parts: [
      ...before,
      ...otherGuest,
      request('first', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase' }),
      request('other', buyAlbum, { albumId }, mika, { key: 'key-of-the-purchase' }),
      check('the balance in the other guest’s answer', { got: valueOf('other', 'guestBalance.value'), equals: 2100 }),
      ...balanceIs('balance', 2100, mika),
      ...boughtIs('unlocked', true, mika),
      ...balanceIs('ownBalance', 1600),
    ],
  }),
  scenario({
    id: 'content/galleries/a-price-is-the-callers',
    text: 'a VIP sees and pays a lower price, and other guests the general one, asked in turn',
    own: ownOfBoth,
    parts: [
      ...before,
      mikaIsVip,
      given(guestOwnsCoins({ guestId: ownOfOtherGuest.guestId, amount: 3000 })),
      request('first', getGallery, { albumId }, robin),
      request('ofVip', getGallery, { albumId }, mika),
      request('again', getGallery, { albumId }, robin),
      check('the prices', {
        got: ['first', 'ofVip', 'again'].flatMap((name) => [
          valueOf(name, 'album.prices.album.value'),
          valueOf(name, 'album.prices.base'),
        ]),
        equals: [price, null, 720, { value: price, currency: 'VXC' }, price, null],
      }),
      request('bought', buyAlbum, { albumId }, mika),
      check('the balance in the VIP’s answer', { got: valueOf('bought', 'guestBalance.value'), equals: 2280 }),
      request('boughtToo', buyAlbum, { albumId }, robin),
      check('the balance in the other answer', { got: valueOf('boughtToo', 'guestBalance.value'), equals: 1600 }),
    ],
  }),
  scenario({
    id: 'content/galleries/a-voucher-is-used-up',
    text: 'a voucher for one album pays one, once, and no other after it',
    own: { ...own, numbers: [...own.numbers, voucherId] },
    parts: [
      ...before,
      given(anAlbumOfPerformer({ id: otherAlbumId, actorId, price })),
      given(theVoucher({ id: voucherId, guestId: ownOfGuest.guestId, type: 4, amount: 1 })),
      open('one', robin),
      request('offered', getGallery, { albumId }, robin),
      check('the voucher that fits', { got: valueOf('offered', 'fittingVoucher.id'), equals: voucherId }),
      ...['first', 'second'].map((name) =>
        request(name, buyAlbum, { albumId, voucherId }, robin, { key: 'key-of-the-purchase' }),
      ),
      check('the answer to the repetition', { got: valueOf('second'), equals: valueOf('first') }),
      request('byCoins', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase', fails: 'keyReused' }),
      request('rejected', buyAlbum, { albumId: otherAlbumId, voucherId }, robin, { fails: 'voucherUsed' }),
      request('other', getGallery, { albumId: otherAlbumId }, robin),
      check('the other album', {
        got: [valueOf('other', 'isBought'), valueOf('other', 'fittingVoucher')],
        equals: [false, null],
      }),
      ...boughtIs('unlocked', true),
      ...balanceIs('balance', 2500),
      settled('one'),
      came('balances that were pushed', guestBalance, 'one', 'guestBalance.value', []),
      request('statement', getMovements, { filter: 'vouchers' }, robin),
      request('spent', getMovements, { filter: 'spent' }, robin),
      inLists('what vouchers paid', [valueOf('statement', 'items')], 'amount.value', [0]),
      check('what was spent in coins', { got: valueOf('spent', 'items'), equals: [] }),
    ],
  }),
  scenario({
    id: 'content/galleries/the-voucher-that-ends-first-is-offered',
    text: 'of vouchers that pay for an album the one that ends first is offered',
    own: { ...own, numbers: [...own.numbers, ...endsOfVouchers.keys()] },
    parts: [
      ...before,
      ...[...endsOfVouchers].map(([id, validTo]) =>
        given(
          theVoucher({ id, guestId: ownOfGuest.guestId, type: 4, amount: 1, ...(validTo === null ? {} : { validTo }) }),
        ),
      ),
      request('offered', getGallery, { albumId }, robin),
      check('the voucher that is offered', {
        got: [valueOf('offered', 'fittingVoucher.id'), valueOf('offered', 'fittingVoucher.validTo')],
        equals: [...endsOfVouchers][2],
      }),
    ],
  }),
  scenario({
    id: 'foundation/wallet/pages-of-the-statement-join',
    text: 'pages of the statement have each movement once, the newest first, and count all that the filter selects',
    own,
    parts: [
      ...before,
      given(anAlbumOfPerformer({ id: otherAlbumId, actorId, price: 600 })),
      request('first', buyAlbum, { albumId }, robin),
      request('second', buyAlbum, { albumId: otherAlbumId }, robin),
      request('whole', getMovements, { filter: 'spent' }, robin),
      ...['one', 'two', 'three'].map((page, offset) =>
        request(page, getMovements, { filter: 'spent', first: 1, offset }, robin),
      ),
      check('the amounts of the pages', {
        got: [valueOf('one', 'items.0.amount.value'), valueOf('two', 'items.0.amount.value')],
        equals: [-600, -900],
      }),
      check('the movements of the pages', {
        got: [valueOf('one', 'items.0'), valueOf('two', 'items.0')],
        equals: valueOf('whole', 'items'),
      }),
      check('the page after the last', { got: valueOf('three', 'items'), equals: [] }),
      check('the totals', {
        got: ['whole', 'one', 'two', 'three'].map((page) => valueOf(page, 'total')),
        equals: [2, 2, 2, 2],
      }),
      request('added', getMovements, { filter: 'added' }, robin),
      check('albums among what was added', { items: valueOf('added', 'items'), with: { kind: 'album' }, count: 0 }),
    ],
  }),
  scenario({
    id: 'foundation/wallet/balances-come-once-and-in-order',
    text: 'each purchase pushes the new balance once to each socket of each log-in, in the order of the purchases',
    own: { ...own, texts: [...textsOfRobinElsewhere, 'key-of'] },
    parts: [
      ...before,
      robinIsLoggedInElsewhere,
      given(anAlbumOfPerformer({ id: otherAlbumId, actorId, price: 600 })),
      open('one', robin),
      open('other', robin),
      open('elsewhere', robinElsewhere),
      request('first', buyAlbum, { albumId }, robin),
      request('second', buyAlbum, { albumId: otherAlbumId }, robin),
      ...['one', 'other', 'elsewhere'].flatMap((socket) => [
        arrives(`balanceOn${socket}`, guestBalance, socket),
        settled(socket),
        came('the balances that were pushed', guestBalance, socket, 'guestBalance.value', [1600, 1000]),
      ]),
    ],
  }),
  scenario({
    id: 'content/videos/a-bought-video-is-in-the-library',
    text: 'a bought video is in the library once, and paid once',
    own,
    parts: [
      ...before,
      given(aVideoOfPerformer({ id: videoId, actorId, price: 700 })),
      request('first', buyVideo, { videoId }, robin, { key: 'key-of-the-video' }),
      request('second', buyVideo, { videoId }, robin, { key: 'key-of-the-video' }),
      check('the answer to the repetition', { got: valueOf('second'), equals: valueOf('first') }),
      ...balanceIs('balance', 1800),
      request('library', libraryAssets, {}, robin),
      check('items of the library', { got: valueOf('library', 'total'), equals: 1 }),
    ],
  }),
  scenario({
    id: 'content/videos/nothing-is-bought-twice',
    text: 'a video that is bought costs nothing with another key',
    own,
    parts: [
      ...before,
      given(aVideoOfPerformer({ id: videoId, actorId, price: 700 })),
      request('first', buyVideo, { videoId }, robin),
      request('again', buyVideo, { videoId }, robin),
      ...balanceIs('balance', 1800),
      request('library', libraryAssets, {}, robin),
      check('items of the library', { got: valueOf('library', 'total'), equals: 1 }),
    ],
  }),
];
