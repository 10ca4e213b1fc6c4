import { balanceChanges } from '@lounge/mock-api/states';
import { messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { sessionExpired, vxpayLogout } from '@lounge/protocol/foundation/session';
import { getGuestBalance, guestBalance } from '@lounge/protocol/foundation/wallet';
import {
  ownOfGuest,
  robin,
  robinElsewhere,
  robinIsLoggedIn,
  robinIsLoggedInElsewhere,
  textsOfRobinElsewhere,
} from './guests.ts';
import { arrives, came, check, given, open, request, scenario, settled, valueOf } from './parts.ts';

const own = { numbers: [ownOfGuest.guestId], texts: [ownOfGuest.token, 'key-of'] };

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
  scenario({
    id: 'foundation/session/log-out-ends-one-token',
    text: 'after log-out its socket gets no more pushes, while another token of the guest goes on',
    own: { numbers: own.numbers, texts: [...textsOfRobinElsewhere, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      robinIsLoggedInElsewhere,
      open('ended', robin),
      open('kept', robinElsewhere),
      request('out', vxpayLogout, {}, robin),
      arrives('expired', sessionExpired, 'ended'),
      given(balanceChanges({ guestId: ownOfGuest.guestId, amount: 2500 })),
      arrives('balance', guestBalance, 'kept'),
      settled('kept'),
      request('still', getGuestBalance, {}, robinElsewhere),
      check('the balance by the other token', { got: valueOf('still', 'balance.value'), equals: 2500 }),
      settled('ended', { mayBeClosed: true }),
      came('balances on the ended socket', guestBalance, 'ended', 'guestBalance.value', []),
    ],
  }),
];
