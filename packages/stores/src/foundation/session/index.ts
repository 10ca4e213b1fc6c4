export * from './PageReloads.ts';
