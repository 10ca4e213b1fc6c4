export { LedgerEntryList, type LedgerEntryListProps } from './LedgerEntryList.tsx';
export type { ListedLedgerEntry } from './listed-entry.ts';
