import type { VideoStarTileProps } from './VideoStarTile.tsx';

export const videoStarTileExample = {
  name: 'Noor',
  href: '/n',
  picture: { src: '/pictures/p', tint: 1 },
  videos: 12,
  newVideos: 2,
} satisfies VideoStarTileProps;
