export * from './Guest.ts';
