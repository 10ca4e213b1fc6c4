import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  SearchResultGroup: {
    do: ['Say how many there are, and lead to all of them.'],
    avoid: ['Hiding a type on a page of results because it has none.'],
  },
};
