import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  RowArrows: {
    do: ['Show them over the row that has the pointer, by a portal into its root.'],
    avoid: ['Arrows as the only way through a row: it scrolls by touch, wheel and arrow keys.'],
  },
};
