import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  LoadMore: {
    do: ['Place it directly below the list, and say how many of how many are shown.'],
    avoid: ['A list without an end that keeps the footer out of reach.'],
  },
};
