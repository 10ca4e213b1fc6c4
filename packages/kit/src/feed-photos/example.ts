import type { FeedPhotosProps } from './FeedPhotos.tsx';

export const feedPhotosExample = {
  photos: [
    { picture: { src: '/samples/velvet/still/vinyl', tint: 1 } },
    { picture: { src: '/samples/velvet/still/orchids', tint: 2 } },
    { picture: { src: '/samples/velvet/still/candle', tint: 0 } },
    { picture: { src: '/samples/velvet/still/rooftop', tint: 0 } },
  ],
  onOpen: () => undefined,
} satisfies FeedPhotosProps;
