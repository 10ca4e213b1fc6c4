import type { TvSeriesTileProps } from './TvSeriesTile.tsx';

export const tvSeriesTileExample = {
  title: 'After the rain',
  href: '#after-the-rain',
  picture: { src: '/samples/velvet/still/candle', tint: 0 },
  episodes: 8,
} satisfies TvSeriesTileProps;
