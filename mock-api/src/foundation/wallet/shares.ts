import { guestAccount, platformAccount, type Entry } from './ledger.ts';

/**
 * The ledger entries of a price that a guest pays for a performer's content; none if it is free.
 * @assumed The documents name no shares: the performer gets half, rounded down, the platform the rest.
 */
export const revenueEntries = (guestId: number, actorId: number, price: number): readonly Entry[] =>
  revenueEntriesOfPart(guestId, actorId, price, 0);

/**
 * The ledger entries of a part of a price that is booked in several, after the hundredths `before` it: the performer's shares of all parts
 * together are her share of the whole price.
 */
export const revenueEntriesOfPart = (
  guestId: number,
  actorId: number,
  price: number,
  before: number,
): readonly Entry[] => {
  const share = Math.floor((before + price) / 2) - Math.floor(before / 2);
  const entries: Entry[] = [
    { account: guestAccount(guestId), amount: -price },
    { account: `performer:${actorId}`, amount: share },
    { account: platformAccount, amount: price - share },
  ];
  return entries.filter(({ amount }) => amount !== 0);
};
