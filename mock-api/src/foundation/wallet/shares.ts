import { guestAccount, platformAccount, type Entry } from './ledger.ts';

/**
 * The ledger entries of a price that a guest pays for a performer's content; none if it is free.
 * @assumed The documents name no shares: the performer gets half, rounded down, the platform the rest.
 */
export const revenueEntries = (guestId: number, actorId: number, price: number): readonly Entry[] => {
  const share = Math.floor(price / 2);
  const entries: Entry[] = [
    { account: guestAccount(guestId), amount: -price },
    { account: `performer:${actorId}`, amount: share },
    { account: platformAccount, amount: price - share },
  ];
  return entries.filter(({ amount }) => amount !== 0);
};
