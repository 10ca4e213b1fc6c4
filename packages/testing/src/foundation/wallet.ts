import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import { getGuestBalance, guestBalance, movement } from '@lounge/protocol/foundation/wallet';
import { parsed } from '../parsed.ts';

type Purse = AnswerOf<typeof getGuestBalance>;
type Told = PayloadOf<typeof guestBalance>;

/** What a guest with 25 coins owns. */
export const aBalance = (over: Partial<Purse> = {}): Purse =>
  parsed(getGuestBalance.answer, {
    balance: { value: 2500, currency: 'VXC' },
    balanceFormatted: '25',
    isPayingCustomer: true,
    ...over,
  });

/** What a guest with 25 coins is told. */
export const aBalancePush = (over: Partial<Told> = {}): Told =>
  parsed(guestBalance.payload, {
    guestBalance: { value: 2500, currency: 'VXC' },
    guestBalanceFormatted: '25',
    guestIsPayingCustomer: true,
    ...over,
  });

/** A line of a statement: 25 coins were bought. */
export const aLedgerEntry = (over: Partial<Infer<typeof movement>> = {}): Infer<typeof movement> =>
  parsed(movement, {
    id: 1,
    at: '2026-11-20T19:00:00.000Z',
    kind: 'topUp',
    amount: { value: 2500, currency: 'VXC' },
    amountFormatted: '25',
    ...over,
  });
