export * from './Wallet.ts';
export * from './PaymentWindow.ts';
export * from './Statement.ts';
