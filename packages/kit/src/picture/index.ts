export { Picture, type PictureProps } from './Picture.tsx';
export type { PictureContent, PictureLoading } from './PictureImage.tsx';
export { PictureSources, type PictureSourcesProps, usePictureSource } from './PictureSources.tsx';
export type { PictureFile, PictureFormat, PictureSettings, PictureUrl } from '../kit-provider/picture-url.ts';
