import { reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import type { Executor } from '../../world/database.ts';
import { parseJson, toJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import { insertEntry, insertTransfer, latestBalance, sumOfAccount, transferByKey } from './statements.ts';

/** The accounts: guests, performers, the platform (`house`), its promotion budget, and `top-up`, the source of bought coins. */
export type Account = `guest:${number}` | `performer:${number}` | 'house' | 'house:promotion' | 'top-up';

/** A change of one account's balance, in hundredths of a coin. */
export interface Entry {
  readonly account: Account;
  readonly amount: number;
}

/** An invalid transfer: fractions, zeros, or entries that do not sum to zero. A programming error, never a guest's. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/** The owner of the keys that the server makes for a guest, apart from those that the guest chooses. */
export const serverKeys = (guestId: number): string => `server:${guestId}`;

/** The stored key of a transfer. */
export const transferKey = (guestId: number, key: string, owner = guestAccount(guestId) as string): string =>
  `${owner} ${key}`;

/** A transfer before its entries are known. */
export interface NewTransfer {
  /** The guest whose idempotency key and statement it is. */
  readonly guestId: number;
  readonly key: string;
  /** Whose keys they are, where it is not the guest who chooses them. @default the guest's account */
  readonly owner?: string;
  /** The name of the key on the wire, for the failure. @default the header */
  readonly keyField?: string;
  readonly kind: Row<'transfer'>['kind'];
  /** Detects another body with the same key. */
  readonly bodyHash: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A transfer: its entries, what they are for, and its answer, which gets the guest's new balance. */
export interface LedgerTransaction<A> {
  readonly entries: readonly Entry[];
  readonly reference: Readonly<Record<string, unknown>>;
  readonly answer: (balance: number) => A;
}

/** The account of the platform. */
export const platformAccount = 'house' satisfies Account;

/** The account from which the platform gives coins away. */
export const promotionAccount = 'house:promotion' satisfies Account;

/** A guest's account. */
export const guestAccount = (guestId: number): Account => `guest:${guestId}`;

const isGuests = (account: Account): boolean => account.startsWith('guest:');

/** The balance of an account in hundredths of a coin: a guest's is stored with each entry, others' are the sums of their entries. */
export const balanceOf = async (executor: Executor, account: Account): Promise<number> =>
  isGuests(account)
    ? ((await latestBalance.first(executor, { account }))?.balance ?? 0)
    : ((await sumOfAccount.first(executor, { account }))?.total ?? 0);

/** Throws LedgerError unless amounts are non-zero integers, accounts are distinct, and the entries sum to zero. */
export const assertValid = (entries: readonly Entry[]): void => {
  for (const { account, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new LedgerError(`${amount} cannot be moved to or from ${account}: amounts are whole hundredths, not zero.`);
    }
  }
  if (new Set(entries.map(({ account }) => account)).size !== entries.length) {
    throw new LedgerError('A transfer has two entries for one account.');
  }
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new LedgerError(`The entries of a transfer sum to ${sum}, not to zero.`);
};

/** Rejects entries that would make a guest's balance negative. Returns the balances after them, of the payer and the other guests. */
export const balancesAfter = async (
  executor: Executor,
  entries: readonly Entry[],
  payer: Account,
): Promise<ReadonlyMap<Account, number>> => {
  const balances = new Map([[payer, await balanceOf(executor, payer)]]);
  for (const { account, amount } of entries) {
    if (!isGuests(account)) continue;
    const balance = (balances.get(account) ?? (await balanceOf(executor, account))) + amount;
    if (amount < 0 && balance < 0) reject('needPurchase');
    balances.set(account, balance);
  }
  return balances;
};

/** Inserts entries of a transfer. With a guest's entry the balance after it is stored, as it never changes: later entries are of this transfer or later ones. */
export const insertEntries = async (
  executor: Executor,
  { transferId, at }: { readonly transferId: number; readonly at: string },
  entries: readonly Entry[],
  balances: ReadonlyMap<Account, number>,
): Promise<void> => {
  await Promise.all(
    entries.map(({ account, amount }) =>
      insertEntry.all(executor, { transferId, account, amount, at, balance: balances.get(account) ?? null }),
    ),
  );
};

/**
 * Runs a transaction once per guest and idempotency key and stores its answer, inside a change. A repeat returns it; another body is
 * rejected as `keyReused`, a charge beyond the balance as `needPurchase`, and the key stays usable.
 * @assumed A key belongs to its guest; other guests may use the same one.
 */
export const transferOnce = async <A>(
  executor: Executor,
  newTransfer: NewTransfer,
  transaction: () => Promise<LedgerTransaction<A>>,
): Promise<A> => {
  const { guestId, kind, bodyHash, at, keyField = keyHeader } = newTransfer;
  const key = transferKey(guestId, newTransfer.key, newTransfer.owner);
  const existing = await transferByKey.first(executor, { key });
  if (existing !== null) {
    if (existing.bodyHash !== bodyHash) reject('keyReused', keyField);
    // The same call wrote the answer: the hash contains its id.
    return parseJson(existing.answer) as A;
  }
  const { entries, reference, answer } = await transaction();
  assertValid(entries);
  const payer = guestAccount(guestId);
  const balances = await balancesAfter(executor, entries, payer);
  const result = answer(balances.get(payer) ?? 0);
  const texts = { reference: toJson(reference), answer: toJson<unknown>(result) };
  const transfer = await insertTransfer.first(executor, { key, guestId, kind, bodyHash, at, ...texts });
  if (transfer === null) throw new LedgerError('The transfer was not inserted.');
  await insertEntries(executor, { transferId: transfer.id, at }, entries, balances);
  executor.noteLedgerTransaction?.(kind);
  return result;
};
