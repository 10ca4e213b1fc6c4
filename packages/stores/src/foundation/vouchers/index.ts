export * from './Benefits.ts';
export * from './BonusCodes.ts';
export * from './Promotions.ts';
export * from './Vouchers.ts';
