import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  CategoryTile: {
    do: ['Use it for categories on a page of their own, in a grid of two to four columns.'],
    avoid: ['A name that only its picture explains.', 'A category without performers.'],
  },
};
