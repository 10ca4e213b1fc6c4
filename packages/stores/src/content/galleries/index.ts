export * from './AlbumComments.ts';
export * from './Gallery.ts';
export * from './GalleryRatings.ts';
export * from './KnownTags.ts';
export * from './PinnedPhotos.ts';
export * from './gallery-preview.ts';
