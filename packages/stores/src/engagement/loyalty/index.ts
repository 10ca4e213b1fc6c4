export * from './Loyalty.ts';
