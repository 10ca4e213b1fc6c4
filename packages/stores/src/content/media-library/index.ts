export * from './LibraryListing.ts';
export * from './LibraryMessages.ts';
export * from './MediaLibrary.ts';
export * from './owned-totals.ts';
