export * from './Wallet.ts';
