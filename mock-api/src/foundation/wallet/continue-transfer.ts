import type { Executor } from '../../world/database.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { assertValid, checkCovered, guestAccount, type Entry } from './ledger.ts';
import { insertEntry } from './statements.ts';

const latestTransferOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('transfer')
    .select((e) => e.fn.max<number | null>('id').as('id'))
    .where('guest_id', '=', $('guestId')),
);

/**
 * Adds balanced entries to a transfer, as long as it is the guest's latest: the balance beside a line of the statement is the one
 * after it. Returns false if another transfer came between. A charge that exceeds the balance is rejected as `needPurchase`. Must
 * run inside a change that also stores what was charged, since there is no key that would detect a repeat.
 */
export const continueTransfer = async (
  executor: Executor,
  { guestId, transferId, at }: { readonly guestId: number; readonly transferId: number; readonly at: string },
  entries: readonly Entry[],
): Promise<boolean> => {
  if ((await latestTransferOf.first(executor, { guestId }))?.id !== transferId) return false;
  assertValid(entries);
  await checkCovered(executor, entries, guestAccount(guestId));
  for (const { account, amount } of entries) await insertEntry.all(executor, { transferId, account, amount, at });
  return true;
};

/** The guest's latest transfer. */
export const latestTransfer = async (executor: Executor, guestId: number): Promise<number | null> =>
  (await latestTransferOf.first(executor, { guestId }))?.id ?? null;
