import type { FeedClipProps } from './FeedClip.tsx';

export const feedClipExample = {
  title: 'The low E',
  poster: { src: '/samples/velvet/still/vinyl', tint: 1 },
  length: 84,
  onPlay: () => undefined,
} satisfies FeedClipProps;
