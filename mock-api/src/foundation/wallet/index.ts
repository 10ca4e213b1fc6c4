export { fingerprint } from './fingerprint.ts';
export { balanceOf, guestAccount, LedgerError, transferOnce } from './ledger.ts';
export type { Account, Deed, Entry, Terms } from './ledger.ts';
export { purseOf, tellBalance } from './tell-balance.ts';
