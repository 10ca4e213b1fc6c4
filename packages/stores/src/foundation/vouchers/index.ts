export * from './Vouchers.ts';
