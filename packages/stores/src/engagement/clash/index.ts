export * from './Clash.ts';
