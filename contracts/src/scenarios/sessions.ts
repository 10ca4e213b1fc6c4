import {
  aChannelOfGuest,
  anAlbumOfPerformer,
  aPerformer,
  balanceChanges,
  guestOwnsCoins,
} from '@lounge/mock-api/states';
import { getGallery } from '@lounge/protocol/content/galleries';
import { messageSend, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { createVisitorToken, sessionExpired, vxpayLogout } from '@lounge/protocol/foundation/session';
import { getGuestBalance, guestBalance } from '@lounge/protocol/foundation/wallet';
import {
  mika,
  mikaIsLoggedIn,
  ownOfGuest,
  ownOfOtherGuest,
  robin,
  robinElsewhere,
  robinIsLoggedIn,
  robinIsLoggedInElsewhere,
  textsOfRobinElsewhere,
} from './guests.ts';
import type { Identity } from '@lounge/transport';
import { arrives, came, check, given, open, request, scenario, send, settled, valueOf } from './parts.ts';
import { textMessage } from './text-message.ts';

const own = { numbers: [ownOfGuest.guestId], texts: [ownOfGuest.token, 'key-of'] };

const [actorId, albumId, channelId] = [900_001, 910_001, 950_001];

const visitor = (token: string | null): Identity => ({ token, guestId: null, language: 'en' });

/** A read that the token allows before the log-out, and not after it. */
const rejectedAfter = (name: string, service: string, read: typeof getGuestBalance | typeof messengerUnreadCount) =>
  scenario({
    id: `foundation/session/log-out-ends-the-token-for-${name}`,
    text: `after log-out the token is rejected by ${service}`,
    own,
    parts: [
      robinIsLoggedIn,
      request('before', read, {}, robin),
      request('out', vxpayLogout, {}, robin),
      request('after', read, {}, robin, { fails: 'needLogin' }),
    ],
  });

/** Effects of logging out. */
export const sessions = [
  rejectedAfter('rest', 'REST', getGuestBalance),
  rejectedAfter('queries', 'the query service', messengerUnreadCount),
  scenario({
    id: 'foundation/session/log-out-ends-the-token-for-sockets',
    text: 'after log-out all open sockets hear of it, and new ones get no session',
    own,
    parts: [
      robinIsLoggedIn,
      open('before', robin),
      open('beforeToo', robin),
      request('out', vxpayLogout, {}, robin),
      arrives('expired', sessionExpired, 'before'),
      arrives('expiredToo', sessionExpired, 'beforeToo'),
      open('after', robin, { fails: 'needLogin' }),
    ],
  }),
  scenario({
    id: 'foundation/session/log-out-ends-one-token',
    text: 'after log-out its socket gets no more pushes, while another token of the guest and other guests go on',
    own: {
      numbers: [...own.numbers, ownOfOtherGuest.guestId],
      texts: [...textsOfRobinElsewhere, ownOfOtherGuest.token, 'key-of'],
    },
    parts: [
      robinIsLoggedIn,
      robinIsLoggedInElsewhere,
      mikaIsLoggedIn,
      open('ended', robin),
      open('kept', robinElsewhere),
      open('foreign', mika),
      request('out', vxpayLogout, {}, robin),
      arrives('expired', sessionExpired, 'ended'),
      given(balanceChanges({ guestId: ownOfGuest.guestId, amount: 2500 })),
      arrives('balance', guestBalance, 'kept'),
      ...['kept', 'foreign'].flatMap((socket) => [
        settled(socket),
        came(`ends of the session on the socket ${socket}`, sessionExpired, socket, 'type', []),
      ]),
      request('still', getGuestBalance, {}, robinElsewhere),
      check('the balance by the other token', { got: valueOf('still', 'balance.value'), equals: 2500 }),
      settled('ended', { mayBeClosed: true }),
      came('balances on the ended socket', guestBalance, 'ended', 'guestBalance.value', []),
    ],
  }),
  scenario({
    id: 'foundation/session/visitors-have-tokens-of-their-own',
    text: 'after a visitor’s log-out the token of another visitor goes on',
    own: { ...own, numbers: [actorId, albumId] },
    parts: [
      given(aPerformer({ id: actorId, name: 'Noor Vega' })),
      given(anAlbumOfPerformer({ id: albumId, actorId, price: 900 })),
      request('one', createVisitorToken, {}, visitor(null)),
      request('other', createVisitorToken, {}, visitor(null)),
      check('the token in the other answer', { value: valueOf('one', 'accessToken'), isNotIn: valueOf('other') }),
      request('out', vxpayLogout, {}, visitor(valueOf('one', 'accessToken'))),
      request('gallery', getGallery, { albumId }, visitor(valueOf('other', 'accessToken'))),
    ],
  }),
  scenario({
    id: 'foundation/realtime/a-visitor-logs-in-on-one-socket',
    text: 'a visitor whose socket asks for a session again, as a guest and in German, gets the guest’s pushes in German',
    own: { ...own, numbers: [...own.numbers, actorId, channelId] },
    parts: [
      robinIsLoggedIn,
      given(aPerformer({ id: actorId, name: 'Noor Vega' })),
      given(aChannelOfGuest({ id: channelId, guestId: ownOfGuest.guestId, actorId, freeMessages: 0 })),
      given(guestOwnsCoins({ guestId: ownOfGuest.guestId, amount: 123_450 })),
      open('one', visitor(null)),
      send('session', sessionRequest, { language: 'de' }, { socket: 'one', by: robin }),
      send('sent', messageSend, textMessage(channelId, 'Guten Abend'), { socket: 'one', by: robin }),
      arrives('balance', guestBalance, 'one'),
      check('the balance in German', { got: valueOf('balance', 'guestBalanceFormatted'), equals: '1.231,5' }),
    ],
  }),
];
