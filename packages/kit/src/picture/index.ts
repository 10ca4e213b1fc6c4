export { Picture, type PictureProps } from './Picture.tsx';
export { sourceSet, type PictureContent, type PictureLoading } from './PictureImage.tsx';
