import type { ListedLedgerEntry } from './listed-entry.ts';

/** One row: an entry, with the entries of its chat if there are several. */
export interface EntryGroup {
  readonly entry: ListedLedgerEntry;
  /** Newest first; empty for an entry that stands alone. */
  readonly parts: readonly ListedLedgerEntry[];
}

const sumOf = (parts: readonly ListedLedgerEntry[]): ListedLedgerEntry => {
  const [newest, ...rest] = parts;
  if (newest === undefined) throw new Error('A group has an entry.');
  // What coins paid names the chat; the voucher of a chat without coins stays one.
  const named = parts.find(({ kind }) => kind === 'chat') ?? newest;
  const add = (of: (each: ListedLedgerEntry) => number) => rest.reduce((sum, each) => sum + of(each), of(newest));
  return {
    ...named,
    id: newest.id,
    at: newest.at,
    balance: newest.balance,
    amount: add(({ amount }) => amount),
    voucherSeconds: add(({ voucherSeconds }) => voucherSeconds ?? 0) || null,
  };
};

/** Puts the entries of each chat together where its newest one stands. */
export const groupsOf = (entries: readonly ListedLedgerEntry[]): readonly EntryGroup[] => {
  const groups = new Map<string, ListedLedgerEntry[]>();
  for (const entry of entries) {
    const key = entry.chatId ?? `entry ${entry.id}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((parts) => ({ entry: sumOf(parts), parts: parts.length > 1 ? parts : [] }));
};
