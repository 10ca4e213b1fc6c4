export { hasVerifiedPhone } from './conditions.ts';
export { fittingVouchers, takeFrom, takeMinutes, takeVouchers, voucherFor, withVoucher } from './spend.ts';
export { grantDays, grantsOfGuest, type GrantedDays } from './grant-days.ts';
export { giveVoucher, summaryOf, publishVouchers, usableVouchers, takeVoucher, type NewVoucher } from './vouchers.ts';
export { givenMediaOf } from './given-media.ts';
