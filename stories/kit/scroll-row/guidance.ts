import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ScrollRow: {
    do: ['Let the last item be cut off; it says that there is more.'],
    avoid: [
      'Rows of fewer items than fit, except on wide screens.',
      'A row as the only way to its items: give SectionHeading a link to all.',
    ],
  },
};
