import type { PictureTileProps } from './PictureTile.tsx';

export const pictureTileExample = {
  picture: { src: '/pictures/p', tint: 1 },
  number: 1,
  count: 3,
  onOpen: () => undefined,
} satisfies PictureTileProps;
