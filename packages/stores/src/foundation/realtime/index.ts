export * from './Connection.ts';
