import { messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { sessionExpired, vxpayLogout } from '@lounge/protocol/foundation/session';
import { getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { arrives, open, request, scenario } from './parts.ts';

const own = { numbers: [ownOfGuest.guestId], texts: [ownOfGuest.token, 'key-of'] };

/** Effects of logging out. */
export const sessions = [
  scenario({
    id: 'foundation/session/log-out-ends-the-token-for-rest',
    text: 'after log-out the token is rejected by REST',
    own,
    parts: [
      robinIsLoggedIn,
      request('before', getGuestBalance, {}, robin),
      request('out', vxpayLogout, {}, robin),
      request('after', getGuestBalance, {}, robin, { fails: 'needLogin' }),
    ],
  }),
  scenario({
    id: 'foundation/session/log-out-ends-the-token-for-queries',
    text: 'after log-out the token is rejected by the query service',
    own,
    parts: [
      robinIsLoggedIn,
      request('before', messengerUnreadCount, {}, robin),
      request('out', vxpayLogout, {}, robin),
      request('after', messengerUnreadCount, {}, robin, { fails: 'needLogin' }),
    ],
  }),
  scenario({
    id: 'foundation/session/log-out-ends-the-token-for-sockets',
    text: 'after log-out open sockets hear of it, and new ones get no session',
    own,
    parts: [
      robinIsLoggedIn,
      open('before', robin),
      request('out', vxpayLogout, {}, robin),
      arrives('expired', sessionExpired, 'before'),
      open('after', robin, { fails: 'needLogin' }),
    ],
  }),
];
