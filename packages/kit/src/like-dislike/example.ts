import type { LikeDislikeProps } from './LikeDislike.tsx';

export const likeDislikeExample = {
  label: 'Rate this album',
  likes: 1240,
  onRate: () => undefined,
} satisfies LikeDislikeProps;
