import { getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { robin } from './guests.ts';
import { check, request, valueOf } from './parts.ts';

/** Reads the balance of a guest, in hundredths of a coin, and compares it. */
export const balanceIs = (name: string, amount: number, by = robin) => [
  request(name, getGuestBalance, {}, by),
  check('the balance after that', { got: valueOf(name, 'balance.value'), equals: amount }),
];
