import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  FeedPost: {
    do: [
      'Keep the place and the size of a locked post.',
      'Make the button solid on the first payable post of the screen only.',
      'Offer new posts on top of the feed, and move nothing.',
    ],
    avoid: ['A clip that plays by itself.', 'A tip on a post that cannot be seen.'],
  },
};
