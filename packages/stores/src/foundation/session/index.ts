export * from './Logout.ts';
export * from './MediaPreloads.ts';
export * from './PageReloads.ts';
export * from './SessionConfig.ts';
export * from './Sessions.ts';
export * from './VisitorPlace.ts';
