import type { ListedLedgerEntry } from './listed-entry.ts';

/** One row of the list: an entry, the entries of a chat together, or one booking of them. */
export interface EntryRow {
  /** Without its balance where that does not follow from the rows below. */
  readonly entry: ListedLedgerEntry;
  /** The chat whose bookings the row opens and closes; null for a row that does not open. */
  readonly opens: string | null;
  /** Whether it is one booking of a chat that is open. */
  readonly isPart: boolean;
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

/** The entries of each chat. */
const chatsOf = (entries: readonly ListedLedgerEntry[]): ReadonlyMap<string, readonly ListedLedgerEntry[]> => {
  const chats = new Map<string, ListedLedgerEntry[]>();
  for (const entry of entries) {
    if (!entry.chatId) continue;
    const parts = chats.get(entry.chatId);
    if (parts) parts.push(entry);
    else chats.set(entry.chatId, [entry]);
  }
  return chats;
};

const withoutBalance = (entry: ListedLedgerEntry): ListedLedgerEntry => ({ ...entry, balance: undefined });

/**
 * Puts the entries of each chat together where its newest one stands. The bookings of an open chat stand in their places among the
 * other rows. A row between the bookings of a closed chat shows no balance, as part of that chat's sum came before it.
 */
export const rowsOf = (
  entries: readonly ListedLedgerEntry[],
  open: ReadonlySet<string> = new Set(),
): readonly EntryRow[] => {
  const chats = chatsOf(entries);
  const rows: EntryRow[] = [];
  // The older bookings of closed chats that are in the sum of a row above.
  const older = new Set<ListedLedgerEntry>();
  for (const entry of entries) {
    if (older.delete(entry)) continue;
    const parts = (entry.chatId && chats.get(entry.chatId)) || [];
    const opens = parts.length > 1 && entry.chatId ? entry.chatId : null;
    const isOpen = opens !== null && open.has(opens);
    const shown = (each: ListedLedgerEntry) => (older.size > 0 ? withoutBalance(each) : each);
    if (opens !== null && parts[0] === entry) {
      const sum = sumOf(parts);
      // The newest booking below an open chat says the same balance.
      rows.push({ entry: isOpen ? withoutBalance(sum) : shown(sum), opens, isPart: false });
      if (!isOpen) for (const part of parts.slice(1)) older.add(part);
    }
    if (opens === null || isOpen) rows.push({ entry: shown(entry), opens: null, isPart: isOpen });
  }
  return rows;
};
