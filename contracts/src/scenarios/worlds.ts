import {
  aChannelOfGuest,
  aMessageInChannel,
  anAlbumOfPerformer,
  aPerformer,
  guestOwnsCoins,
} from '@lounge/mock-api/states';
import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import { messengerChannels, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { getGuestBalance, getMovements } from '@lounge/protocol/foundation/wallet';
import {
  ownOfGuest,
  robin,
  robinElsewhere,
  robinIsLoggedIn,
  robinIsLoggedInElsewhere,
  textsOfRobinElsewhere,
} from './guests.ts';
import { check, given, inLists, inWorld, request, scenario, valueOf } from './parts.ts';

const [actorId, albumId, channelId, messageId] = [900_001, 910_001, 950_001, 960_001];
const { guestId } = ownOfGuest;

const setUp = [
  given(aPerformer({ id: actorId, name: 'Noor Vega' })),
  given(anAlbumOfPerformer({ id: albumId, actorId, price: 900 })),
];

/** Effects that end with their world. */
export const worlds = [
  scenario({
    id: 'foundation/session/a-world-knows-nothing-of-another',
    text: 'log-ins, keys, purchases and messages of one world are unknown in another, where the same ids are set up again',
    own: {
      numbers: [guestId, actorId, albumId, channelId, messageId],
      texts: [...textsOfRobinElsewhere, 'key-of'],
    },
    parts: [
      robinIsLoggedIn,
      ...setUp,
      given(guestOwnsCoins({ guestId, amount: 2500 })),
      given(aChannelOfGuest({ id: channelId, guestId, actorId, unreadCount: 3 })),
      given(aMessageInChannel({ id: messageId, channelId, senderType: 'actor', text: 'Good evening' })),
      request('first', buyAlbum, { albumId }, robin, { key: 'key-of-the-purchase' }),
      check('the balance in the answer', { got: valueOf('first', 'guestBalance.value'), equals: 1600 }),
      inWorld('another world'),
      robinIsLoggedInElsewhere,
      ...setUp,
      request('unknown', getGuestBalance, {}, robin, { fails: 'needLogin' }),
      given(guestOwnsCoins({ guestId, amount: 3000 })),
      request('locked', getGallery, { albumId }, robinElsewhere),
      check('whether the album is bought in the other world', { got: valueOf('locked', 'isBought'), equals: false }),
      request('second', buyAlbum, { albumId }, robinElsewhere, { key: 'key-of-the-purchase' }),
      check('the balance after the same key has bought it', {
        got: valueOf('second', 'guestBalance.value'),
        equals: 2100,
      }),
      request('statement', getMovements, { filter: 'spent' }, robinElsewhere),
      inLists('purchases in the statement', [valueOf('statement', 'items')], 'balance.value', [2100]),
      request('conversations', messengerChannels, {}, robinElsewhere),
      request('unread', messengerUnreadCount, {}, robinElsewhere),
      check('conversations and unread messages', {
        got: [valueOf('conversations', 'total'), valueOf('unread', 'unreadCount')],
        equals: [0, 0],
      }),
    ],
  }),
];
