import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import { getGuestBalance, guestBalance, movement } from '@lounge/protocol/foundation/wallet';
import { parsed } from '../parsed.ts';

type Balance = AnswerOf<typeof getGuestBalance>;
type BalancePush = PayloadOf<typeof guestBalance>;

/** The balance of a guest with 25 coins. */
export const aBalance = (overrides: Partial<Balance> = {}): Balance =>
  parsed(getGuestBalance.answer, {
    balance: { value: 2500, currency: 'VXC' },
    balanceFormatted: '25',
    isPayingCustomer: true,
    ...overrides,
  });

/** The payload of the push to a guest with 25 coins. */
export const aBalancePush = (overrides: Partial<BalancePush> = {}): BalancePush =>
  parsed(guestBalance.payload, {
    guestBalance: { value: 2500, currency: 'VXC' },
    guestBalanceFormatted: '25',
    guestIsPayingCustomer: true,
    ...overrides,
  });

/** The ledger entry of a top-up of 25 coins. */
export const aLedgerEntry = (overrides: Partial<Infer<typeof movement>> = {}): Infer<typeof movement> =>
  parsed(movement, {
    id: 1,
    at: '2026-11-20T19:00:00.000Z',
    kind: 'topUp',
    amount: { value: 2500, currency: 'VXC' },
    amountFormatted: '25',
    ...overrides,
  });
