import { guestAccount, type Entry } from './ledger.ts';

/**
 * What moves when a guest pays a price to a performer: nothing where it is free.
 * @assumed The documents name no shares: a performer gets half, rounded down, the house the rest.
 */
export const sharesOf = (guestId: number, actorId: number, price: number): readonly Entry[] => {
  const share = Math.floor(price / 2);
  const entries: Entry[] = [
    { account: guestAccount(guestId), amount: -price },
    { account: `performer:${actorId}`, amount: share },
    { account: 'house', amount: price - share },
  ];
  return entries.filter(({ amount }) => amount !== 0);
};
