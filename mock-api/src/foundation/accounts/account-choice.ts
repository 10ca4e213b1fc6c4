import { balanceOf, guestAccount } from '../wallet/ledger.ts';
import type { Executor } from '../../world/database.ts';
import type { Row } from '../../world/tables.ts';

/** One of several accounts with an address, as a guest chooses it. */
export interface AccountChoice {
  readonly guestId: number;
  readonly createdAt: string;
  /** In hundredths. */
  readonly coins: number;
}

/** The facts that distinguish an account from others with the same address. Its name is not shown: anybody may have typed it. */
export const choiceOf = async ({ guestId, createdAt }: Row<'account'>, executor: Executor): Promise<AccountChoice> => ({
  guestId,
  createdAt,
  coins: await balanceOf(executor, guestAccount(guestId)),
});
