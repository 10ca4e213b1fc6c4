import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Tabs: {
    do: [
      'Name sections by one or two words.',
      'Keep the same tabs on every page of a performer; an empty section says that it is empty.',
    ],
    avoid: ['Filters as tabs: use Chip.', 'More than seven tabs; the row scrolls, but the last ones are rarely found.'],
  },
};
