import { reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import type { Executor } from '../../world/database.ts';
import { parseJson, toJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import { insertEntry, insertTransfer, sumOfAccount, transferByKey } from './statements.ts';

/** Who holds coins: guests, performers, the house, what it gives away, and the outside that coins are bought from. */
export type Account = `guest:${number}` | `performer:${number}` | 'house' | 'house:promotion' | 'top-up';

/** What one account gains or, below zero, loses; in hundredths of a coin. */
export interface Entry {
  readonly account: Account;
  readonly amount: number;
}

/** Thrown for a transfer that no ledger may hold: a fraction, a nothing, coins from nowhere. A fault of the caller, never of a guest. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/** What stays of a transfer besides its entries. */
export interface Terms {
  /** Whose key and whose statement it is. */
  readonly guestId: number;
  readonly key: string;
  readonly kind: Row<'transfer'>['kind'];
  /** What tells this body from another under the same key. */
  readonly bodyHash: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What a transfer moves, what for, and what it answers once the guest's balance afterwards is known. */
export interface LedgerTransaction<A> {
  readonly entries: readonly Entry[];
  readonly reference: Readonly<Record<string, unknown>>;
  readonly answer: (balance: number) => A;
}

/** A guest's account. */
export const guestAccount = (guestId: number): Account => `guest:${guestId}`;

/** What an account holds, in hundredths of a coin: the sum of its entries, nothing else is kept. */
export const balanceOf = async (on: Executor, account: Account): Promise<number> =>
  (await sumOfAccount.first(on, { account }))?.total ?? 0;

/** Throws LedgerError unless every amount is whole and not zero, no account stands twice, and all sum to zero. */
const checked = (entries: readonly Entry[]): void => {
  for (const { account, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new LedgerError(`${amount} cannot be moved to or from ${account}: amounts are whole hundredths, not zero.`);
    }
  }
  if (new Set(entries.map(({ account }) => account)).size !== entries.length) {
    throw new LedgerError('An account stands twice in one transfer.');
  }
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new LedgerError(`The entries of a transfer sum to ${sum}, not to zero.`);
};

/** Refuses what would take a guest below zero; answers what the payer has before. */
const covered = async (on: Executor, entries: readonly Entry[], payer: Account): Promise<number> => {
  const before = await balanceOf(on, payer);
  for (const { account, amount } of entries) {
    if (amount > 0 || !account.startsWith('guest:')) continue;
    const owned = account === payer ? before : await balanceOf(on, account);
    if (owned + amount < 0) reject('needPurchase');
  }
  return before;
};

/**
 * Does a deed once per guest and key and keeps its answer: a repeat with the same body gets the kept answer, one with
 * another body is refused as `keyReused`; a charge that is not covered as `needPurchase`. What is refused leaves no
 * trace, so its key may be used again. Must run inside a change.
 * @assumed A key belongs to its guest; other guests may use the same one.
 */
export const transferOnce = async <A>(
  on: Executor,
  terms: Terms,
  transaction: () => Promise<LedgerTransaction<A>>,
): Promise<A> => {
  const { guestId, kind, bodyHash, at } = terms;
  const key = `${guestAccount(guestId)} ${terms.key}`;
  const kept = await transferByKey.first(on, { key });
  if (kept !== null) {
    if (kept.body_hash !== bodyHash) reject('keyReused', keyHeader);
    return parseJson(kept.answer) as A;
  }
  const { entries, reference, answer } = await transaction();
  checked(entries);
  const payer = guestAccount(guestId);
  const before = await covered(on, entries, payer);
  const own = entries.find(({ account }) => account === payer)?.amount ?? 0;
  const told = answer(before + own);
  const texts = { reference: toJson(reference), answer: toJson<unknown>(told) };
  const made = await insertTransfer.first(on, { key, guestId, kind, bodyHash, at, ...texts });
  if (made === null) throw new LedgerError('The transfer was not written.');
  for (const { account, amount } of entries) await insertEntry.all(on, { transferId: made.id, account, amount, at });
  return told;
};
