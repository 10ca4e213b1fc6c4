import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  BlogTile: {
    do: [
      'Feature one story of a page, above all others.',
      'Give the current time, so that days of this year are short.',
    ],
    avoid: ['A second link or a button within it: the whole tile is one link.'],
  },
  BlogTiles: {
    do: ['Name the list, so that its skeletons are as many as its stories will be.'],
    avoid: ['A featured story among its columns; it stands above them.'],
  },
};
