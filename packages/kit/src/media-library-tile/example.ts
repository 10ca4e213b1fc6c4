import type { MediaLibraryTileProps } from './MediaLibraryTile.tsx';

export const mediaLibraryTileExample = {
  item: {
    title: 'Rooftop, after rain',
    owner: 'Noor Vega',
    picture: { src: '/samples/velvet/still/rooftop', tint: 0 },
    mediaType: 'video',
    source: 'purchased',
    origin: 'shop',
    at: '2026-11-14T19:00:00.000Z',
    duration: 724,
    href: '#video',
  },
} satisfies MediaLibraryTileProps;
