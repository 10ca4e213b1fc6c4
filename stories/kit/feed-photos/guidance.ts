import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  FeedPhotos: {
    do: ['Open the picture that was pressed, also the one that counts the others.'],
    avoid: ['A mosaic of locked pictures with a button on each.'],
  },
};
