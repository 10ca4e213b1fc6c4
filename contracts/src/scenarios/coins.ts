import { guestOwnsCoins, guestSavedMethod, theVoucher } from '@lounge/mock-api/states';
import { redeemCredits } from '@lounge/protocol/foundation/vouchers';
import { getMovements, oneClickCharge } from '@lounge/protocol/foundation/wallet';
import { balanceIs } from './balance-is.ts';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { check, given, open, request, scenario, send, valueOf } from './parts.ts';

const { guestId, token } = ownOfGuest;
const voucherId = 810_001;

const before = [robinIsLoggedIn, given(guestOwnsCoins({ guestId, amount: 500 }))];

const addedOnce = (coins: number) => [
  ...balanceIs('balance', 500 + coins),
  request('statement', getMovements, {}, robin),
  check('movements of these coins', {
    items: valueOf('statement', 'items'),
    with: { 'amount.value': coins, 'balance.value': 500 + coins },
    count: 1,
  }),
];

/** Effects of adding coins. */
export const addedCoins = [
  scenario({
    id: 'foundation/vouchers/credits-are-added-once',
    text: 'the credits of a voucher are added once, with one key and with another',
    own: { numbers: [guestId, voucherId], texts: [token, 'key-of'] },
    parts: [
      ...before,
      given(theVoucher({ guestId, id: voucherId, type: 3, amount: 20 })),
      request('first', redeemCredits, { voucherId }, robin, { key: 'key-of-the-credits' }),
      check('the balance in the answer', { got: valueOf('first', 'guestBalance.value'), equals: 2500 }),
      request('second', redeemCredits, { voucherId }, robin, { key: 'key-of-the-credits' }),
      check('the answer to the repetition', { got: valueOf('second'), equals: valueOf('first') }),
      request('again', redeemCredits, { voucherId }, robin, { fails: 'voucherUsed' }),
      ...addedOnce(2000),
    ],
  }),
  scenario({
    id: 'foundation/wallet/one-key-pays-once',
    text: 'a payment with one click that is sent again with its key is taken once',
    own: { numbers: [guestId], texts: [token, 'key-of'] },
    parts: [
      ...before,
      given(guestSavedMethod({ guestId, kind: 'card' })),
      open('one', robin),
      ...['first', 'second'].map((name) =>
        send(
          name,
          oneClickCharge,
          { amount: { value: 1000, currency: 'EUR' }, channelId: null },
          { socket: 'one', by: robin },
          { key: 'key-of-the-payment' },
        ),
      ),
      check('the charge of the repetition', { got: valueOf('second', 'charge'), equals: valueOf('first', 'charge') }),
      ...addedOnce(4000),
    ],
  }),
];
