export { FeedPhotos, type FeedPhotoContent, type FeedPhotosProps } from './FeedPhotos.tsx';
