import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  FeedComments: {
    do: ['Keep the words in the field until the comment has arrived.', 'Say why somebody cannot comment.'],
    avoid: ['A deeper level than an answer to an answer.'],
  },
};
