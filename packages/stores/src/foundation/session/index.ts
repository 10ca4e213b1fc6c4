export * from './Logout.ts';
export * from './PageReloads.ts';
export * from './Sessions.ts';
