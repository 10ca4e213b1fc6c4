export { buyOnce } from './buy-once.ts';
export { balanceOf, guestAccount, platformAccount, promotionAccount, transferOnce } from './ledger.ts';
export type { Account, LedgerTransaction, Entry } from './ledger.ts';
export { insertPurchase, purchaseKey } from './purchases.ts';
export { accessOf, isForAll, isIncluded, restrictionOf, type Access, type Restricted } from './restriction.ts';
export { revenueEntries } from './shares.ts';
export { balanceAnswer, publishBalance } from './publish-balance.ts';
