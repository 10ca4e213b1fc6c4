export * from './Benefits.ts';
export * from './BonusCodes.ts';
export * from './PromoCode.ts';
export * from './Vouchers.ts';
