export { fittingVouchers, takeFrom, takeMinute, takeVouchers, voucherFor, withVoucher } from './spend.ts';
export { giveVoucher, summaryOf, publishVouchers, usableVouchers, takeVoucher, type NewVoucher } from './vouchers.ts';
export { givenMediaOf } from './given-media.ts';
