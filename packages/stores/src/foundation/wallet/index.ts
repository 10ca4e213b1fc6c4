export * from './OneClick.ts';
export * from './PaidContent.ts';
export * from './PaymentSettings.ts';
export * from './Wallet.ts';
export * from './PaymentWindow.ts';
export * from './Statement.ts';
