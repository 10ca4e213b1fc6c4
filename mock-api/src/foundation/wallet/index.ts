export { buyOnce, type PayOtherwise } from './buy-once.ts';
export { balanceOf, guestAccount, platformAccount, promotionAccount, transferOnce } from './ledger.ts';
export type { Account, LedgerTransaction, Entry } from './ledger.ts';
export { insertPurchase, purchaseKey } from './purchases.ts';
export { boughtBy, isForAll, restrictionOf, type Restricted } from './restriction.ts';
export { revenueEntries } from './shares.ts';
export { balanceAnswer, publishBalance } from './publish-balance.ts';
