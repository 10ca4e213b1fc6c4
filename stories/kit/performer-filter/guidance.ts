import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  PerformerFilter: {
    do: [
      'Search with every change, and say the number found.',
      'Show the chosen filters above the list as FilterChips.',
    ],
    avoid: [
      'A button that applies the choices, unless there is no script.',
      'Hiding filters that find nobody: they say so by their 0.',
    ],
  },
  PerformerFilterSheet: {
    do: ['Open it from a button that says how many filters are chosen.'],
    avoid: ['Losing choices when it is closed.'],
  },
};
