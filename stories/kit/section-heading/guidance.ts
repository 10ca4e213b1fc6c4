import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  SectionHeading: {
    do: ['Choose the level by the outline of the page; the size stays the same.'],
    avoid: ['A link to the whole list where the whole list is shown.'],
  },
};
