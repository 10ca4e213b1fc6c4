import type { ListedLedgerEntry } from './listed-entry.ts';

/** One row of the list: an entry, the entries of a chat together, or one booking of them. */
export interface EntryRow {
  /** With the balance after its latest booking. */
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
    // One of several gifts does not name them all.
    ...(rest.length > 0 && named.kind !== 'chat' ? { detail: null } : {}),
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

/**
 * Groups the entries of each chat at its newest one, with the balance after its latest booking. The bookings of an open chat stand among
 * the other rows by time, so balances need not follow from amounts.
 */
export const rowsOf = (
  entries: readonly ListedLedgerEntry[],
  open: ReadonlySet<string> = new Set(),
): readonly EntryRow[] => {
  const chats = chatsOf(entries);
  return entries.flatMap((entry) => {
    const parts = (entry.chatId && chats.get(entry.chatId)) || [];
    const opens = parts.length > 1 && entry.chatId ? entry.chatId : null;
    const isOpen = opens !== null && open.has(opens);
    const head = opens !== null && parts[0] === entry ? [{ entry: sumOf(parts), opens, isPart: false }] : [];
    // The bookings of a closed chat are in its sum.
    const own = opens === null || isOpen ? [{ entry, opens: null, isPart: isOpen }] : [];
    return [...head, ...own];
  });
};
