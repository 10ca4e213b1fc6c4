import type { BlogTileProps } from './BlogTile.tsx';
import type { BlogTilesProps } from './BlogTiles.tsx';
import type { BlogTileSkeletonProps } from './BlogTileSkeleton.tsx';

export const blogTileExample = {
  title: 'What flowers say on camera',
  href: '#story',
  category: 'News',
  published: '2026-11-18T09:00:00.000Z',
  now: '2026-11-20T21:00:00.000Z',
  picture: { src: '/samples/velvet/still/orchids', tint: 2 },
  excerpt: 'Tamsin brought an armful. We asked her which of them talk.',
} satisfies BlogTileProps;

export const blogTilesExample = { isPending: true } satisfies BlogTilesProps;

export const blogTileSkeletonExample = {} satisfies BlogTileSkeletonProps;
