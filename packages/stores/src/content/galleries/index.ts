export * from './Gallery.ts';
