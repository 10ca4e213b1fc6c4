import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Chip: {
    do: [
      'Use it for filters that can be combined, and for tags that lead to a list.',
      'Keep the order fixed, so that a chosen chip does not move.',
    ],
    avoid: [
      'Using chips for the sections of a page: those are Tabs.',
      'Hiding the only chosen chip at the end of a row that scrolls.',
    ],
  },
};
