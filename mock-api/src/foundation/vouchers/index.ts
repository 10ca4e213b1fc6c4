export { codeKey, mayTry } from './codes.ts';
export { giveBack as giveVoucherBack, usableVoucher } from './spend.ts';
export { giveCodeBack, promoFor, showVoucherType, spendCode, type Promo } from './promo-codes.ts';
export { fittingVouchers, secondsByVoucher, takeFrom, takeSeconds, takeVouchers, voucherFor } from './spend.ts';
export { giveVoucher, summaryOf, publishVouchers, usableVouchers, takeVoucher, type NewVoucher } from './vouchers.ts';
export { noticeEnds, noticeMs } from './ending.ts';
export { isFirstOfAddress } from './given-once.ts';
export { putGivenMedia } from './bonus-statements.ts';
export { givenMediaOf } from './given-media.ts';
