export { PhotoGallery, type GalleryAccess, type GalleryPhoto, type PhotoGalleryProps } from './PhotoGallery.tsx';
