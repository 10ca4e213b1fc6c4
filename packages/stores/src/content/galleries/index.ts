export * from './Gallery.ts';
export * from './PinnedPhotos.ts';
