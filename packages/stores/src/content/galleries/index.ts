export * from './Comments.ts';
export * from './album-comments.ts';
export * from './Gallery.ts';
export * from './GalleryRatings.ts';
export * from './KnownTags.ts';
export * from './PinnedPhotos.ts';
export * from './gallery-preview.ts';
