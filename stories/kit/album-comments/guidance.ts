import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  AlbumComments: {
    do: ['Say why a guest may write no comment.'],
    avoid: ['Showing comments that the guest reported.'],
  },
};
