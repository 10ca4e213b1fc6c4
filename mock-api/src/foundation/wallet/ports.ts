import type { Bought } from './purchases.ts';
import type { Restricted } from './restriction.ts';

/** Content for sale. */
export interface Offer extends Restricted {
  readonly kind: Bought;
  readonly id: number;
  readonly actorId: number;
  /** Whether the guest has it already. */
  readonly isBought: boolean;
}

/** Pays for content in another way than with coins, at the price for this guest; returns what the ledger refers to. */
export type PayOtherwise = (offer: Offer, guestId: number) => Promise<Readonly<Record<string, unknown>>>;
