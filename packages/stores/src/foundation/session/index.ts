export * from './Logout.ts';
export * from './PageReloads.ts';
