export * from './GuestCounts.ts';
export * from './Guest.ts';
export * from './GuestUpdates.ts';
