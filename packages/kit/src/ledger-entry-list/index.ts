export { LedgerEntryList, type ListedLedgerEntry, type LedgerEntryListProps } from './LedgerEntryList.tsx';
