import type { VideoTileProps } from './VideoTile.tsx';

export const videoTileExample = {
  title: 'Rain',
  href: '/v',
  picture: { src: '/pictures/p', tint: 1 },
  duration: 20,
  bought: true,
  progress: 0.3,
} satisfies VideoTileProps;
