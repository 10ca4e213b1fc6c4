import type { World } from '../../world/world.ts';
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

/** Content that a module sells. */
export interface Sale {
  readonly kind: Bought;
  /** The parameter with the id. @default that of its kind */
  readonly parameter?: string;
  /** Reads what a purchase has to know; null for content that does not exist. */
  readonly find: (id: number, world: World) => Promise<(Restricted & Pick<Offer, 'actorId'>) | null>;
  /** Rejects a guest to whom the performer sells nothing. */
  readonly checkBuyer: (guestId: number, actorId: number, world: World) => Promise<void>;
}
