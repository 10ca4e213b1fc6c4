export * from './StatusItems.ts';
