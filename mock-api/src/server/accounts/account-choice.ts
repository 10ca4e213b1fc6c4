import type { AccountWithCoins } from '../../foundation/session/statements.ts';

/** One of several accounts with an address, as a guest chooses it. */
export interface AccountChoice {
  readonly guestId: number;
  readonly createdAt: string;
  /** In hundredths. */
  readonly coins: number;
}

/** What distinguishes an account from others with the same address. Its name is not shown: anybody may have typed it. */
export const choiceOf = ({ guest_id: guestId, created_at: createdAt, coins }: AccountWithCoins): AccountChoice => ({
  guestId,
  createdAt,
  coins,
});
