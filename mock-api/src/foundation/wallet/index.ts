export { afterCharge } from './after-charge.ts';
export { continueTransfer, latestTransfer } from './continue-transfer.ts';
export { buyOnce, type PayOtherwise } from './buy-once.ts';
export {
  balanceOf,
  guestAccount,
  platformAccount,
  promotionAccount,
  serverKeys,
  transferKey,
  transferOnce,
} from './ledger.ts';
export type { Account, LedgerTransaction, Entry } from './ledger.ts';
export { insertPurchase, purchaseKey } from './purchases.ts';
export {
  accessOf,
  adultRating,
  boughtBy,
  hasBought,
  isForAll,
  isIncluded,
  isOldEnough,
  priceFor,
  restrictionOf,
  type Access,
  type Restricted,
} from './restriction.ts';
export { methodOfGuest, saveMethod } from './payment-methods.ts';
export type { PaymentMethodKind } from './payment-methods.ts';
export { chargeByOneClick, oneClickAnswer } from './one-click.ts';
export { hiddenTypes, paymentFields } from './payment-settings.ts';
export { isRefunded, refund, refundedOf, refundUpTo, spentBy } from './refund.ts';
export { revenueEntries, revenueEntriesOfPart } from './shares.ts';
export { setLimit, spendingOf, pause } from './spending-limit.ts';
export { takePayment } from './take-payment.ts';
export type { PaymentResult } from './take-payment.ts';
export { balanceAnswer, publishBalance } from './publish-balance.ts';
export { waitingTopUpBonuses } from './top-up-bonus.ts';
