export { giveVoucher, summaryOf, publishVouchers, usableVouchers, takeVoucher, type NewVoucher } from './vouchers.ts';
