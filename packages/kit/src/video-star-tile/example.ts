import type { VideoStarTileProps } from './VideoStarTile.tsx';

export const videoStarTileExample = {
  name: 'Tamsin',
  href: '#tamsin',
  picture: { src: '/samples/velvet/portrait/tamsin', tint: 5 },
  presence: 'online',
  age: 28,
  languages: 'EN, NL',
  videos: 37,
  newVideos: 3,
} satisfies VideoStarTileProps;
