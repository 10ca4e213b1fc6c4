import type { PhotoGalleryProps } from './PhotoGallery.tsx';

export const photoGalleryExample = {
  label: 'Pictures',
  photos: [{ id: 1, picture: { src: '/pictures/p', tint: 1 } }],
  onOpen: () => undefined,
} satisfies PhotoGalleryProps;
