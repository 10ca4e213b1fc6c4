import type { MediaLibraryTileProps } from './MediaLibraryTile.tsx';

export const mediaLibraryTileExample = {
  item: {
    title: 'Rooftop',
    owner: 'Noor',
    picture: { src: '/pictures/p', tint: 1 },
    mediaType: 'video',
    source: 'purchased',
    origin: 'shop',
    at: '2026-11-20T19:00:00.000Z',
    href: '/v',
  },
} satisfies MediaLibraryTileProps;
