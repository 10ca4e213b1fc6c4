export { buyOnce, type Offer } from './buy-once.ts';
export { fingerprint } from './fingerprint.ts';
export { balanceOf, guestAccount, LedgerError, platformAccount, promotionAccount, transferOnce } from './ledger.ts';
export type { Account, LedgerTransaction, Entry, Terms } from './ledger.ts';
export { insertPurchase, purchaseKey, type Bought } from './purchases.ts';
export { adultRating, boughtBy, hasBought, isForAll, restrictionOf, type Restricted } from './restriction.ts';
export { sharesOf } from './shares.ts';
export { balanceAnswer, publishBalance } from './publish-balance.ts';
