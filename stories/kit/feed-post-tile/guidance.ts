import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  FeedPostTile: {
    do: ['Use it in a row that leads to posts; a feed shows each of them as a FeedPost.'],
    avoid: ['Posts of words only, whose picture would be empty.'],
  },
};
