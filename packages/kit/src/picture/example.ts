import type { PictureProps } from './Picture.tsx';

export const pictureExample = { src: '/pictures/p', tint: 1, width: 3, height: 4 } satisfies PictureProps;
