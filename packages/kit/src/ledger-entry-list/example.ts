import type { LedgerEntryListProps } from './LedgerEntryList.tsx';

export const ledgerEntryListExample = {
  entries: [
    { id: 1, at: '2026-11-20T19:00:00.000Z', kind: 'album', amount: -900, balance: 12_300 },
    { id: 2, at: '2026-11-20T20:00:00.000Z', kind: 'album', amount: 12_000, balance: 13_200 },
  ],
} satisfies LedgerEntryListProps;
