import type { TvVideoTileProps } from './TvVideoTile.tsx';

export const tvVideoTileExample = {
  title: 'Orchids at midnight',
  href: '#orchids',
  picture: { src: '/samples/velvet/still/orchids', tint: 2 },
  duration: 1320,
  format: 'Night kitchen',
} satisfies TvVideoTileProps;
