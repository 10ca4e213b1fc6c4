import type { LikeDislikeProps } from './LikeDislike.tsx';

export const likeDislikeExample = {
  label: 'Rate this album',
  likes: 12,
  onRate: () => undefined,
} satisfies LikeDislikeProps;
