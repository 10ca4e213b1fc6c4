import type { Executor } from '../../world/database.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { assertValid, checkCovered, guestAccount, type Entry } from './ledger.ts';
import { insertEntry } from './statements.ts';

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
  await checkCovered(executor, entries, guestAccount(guestId));
  for (const { account, amount } of entries) await insertEntry.all(executor, { transferId, account, amount, at });
  return true;
};
