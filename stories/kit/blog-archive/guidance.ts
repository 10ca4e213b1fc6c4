import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  BlogArchive: {
    do: ['Show the first page with the overview, and ask for the second one by the button.'],
    avoid: ['Pages that load by themselves: what follows the list could not be reached.'],
  },
};
