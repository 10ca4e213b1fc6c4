import type { PictureTileProps } from './PictureTile.tsx';

export const pictureTileExample = {
  picture: { src: '/samples/velvet/portrait/noor', tint: 1 },
  number: 2,
  count: 18,
  onOpen: () => undefined,
} satisfies PictureTileProps;
