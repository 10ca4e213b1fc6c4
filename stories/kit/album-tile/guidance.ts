import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  AlbumTile: {
    do: ['Show what is owned instead of its price.'],
    avoid: ['A cover that shows more than the album holds.'],
  },
};
