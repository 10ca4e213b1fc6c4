import type { TvProgramTileProps } from './TvProgramTile.tsx';
import type { TvProgramTileSkeletonProps } from './TvProgramTileSkeleton.tsx';

export const tvProgramTileExample = {
  title: 'Vinyl hour',
  href: '#tv',
  picture: { src: '/samples/velvet/still/vinyl', tint: 1 },
  text: 'Joaquim and guests, live',
  start: '2026-11-20T20:00:00.000Z',
  end: '2026-11-20T21:15:00.000Z',
  now: Date.parse('2026-11-20T20:45:00.000Z'),
} satisfies TvProgramTileProps;

export const tvProgramTileSkeletonExample = {} satisfies TvProgramTileSkeletonProps;
