import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  LikeDislike: {
    do: ['Show the press at once, and take it back if it did not arrive.'],
    avoid: ['Numbers of those who dislike something.'],
  },
};
