import type { PictureProps } from './Picture.tsx';

export const pictureExample = {
  src: '/samples/velvet/portrait/mirela',
  tint: 5,
  width: 3,
  height: 4,
  alt: 'Portrait of Mirela',
  sizes: '211px',
} satisfies PictureProps;
