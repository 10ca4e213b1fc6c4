export { giveVoucher, summaryOf, tellVouchers, usableVouchers, takeVoucher, type NewVoucher } from './vouchers.ts';
