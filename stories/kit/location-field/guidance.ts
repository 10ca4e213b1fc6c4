import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  LocationField: {
    do: [
      'Search as soon as five characters are there, and never before.',
      'Ask the device only when the button is pressed.',
    ],
    avoid: ['A list of countries beside it.', 'Red before the code is complete.'],
  },
};
