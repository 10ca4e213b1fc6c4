export * from './Video.ts';
