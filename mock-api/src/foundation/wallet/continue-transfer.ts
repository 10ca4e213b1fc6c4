import type { Executor } from '../../world/database.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { assertValid, balancesAfter, guestAccount, insertEntries, type Entry } from './ledger.ts';

/** The latest transfer that changed an account. */
const latestTransferOf = statement((db, $: Bind<{ account: string }>) =>
  db
    .selectFrom('ledgerEntry')
    .select((e) => e.fn.max<number | null>('transferId').as('id'))
    .where('account', '=', $('account')),
);

/** The last transfer that changed a guest's balance. */
export const latestTransfer = async (executor: Executor, guestId: number): Promise<number | null> =>
  (await latestTransferOf.first(executor, { account: guestAccount(guestId) }))?.id ?? null;

/**
 * Adds balanced entries to the last transfer of a guest, inside a change that also stores the charged thing, as no key detects a repeat.
 * Returns false after another transfer. A charge beyond the balance is rejected as `needPurchase`.
 */
export const continueTransfer = async (
  executor: Executor,
  { guestId, transferId, at }: { readonly guestId: number; readonly transferId: number; readonly at: string },
  entries: readonly Entry[],
): Promise<boolean> => {
  if ((await latestTransfer(executor, guestId)) !== transferId) return false;
  assertValid(entries);
  const balances = await balancesAfter(executor, entries, guestAccount(guestId));
  await insertEntries(executor, { transferId, at }, entries, balances);
  return true;
};
