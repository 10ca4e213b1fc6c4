export * from './GuestCounts.ts';
export * from './Guest.ts';
export * from './UnreadCounts.ts';
