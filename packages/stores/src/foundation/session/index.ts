export * from './Leaving.ts';
export * from './PageReloads.ts';
