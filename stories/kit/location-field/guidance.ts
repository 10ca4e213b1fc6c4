import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  LocationField: {
    do: [
      'Search as soon as the code is complete, and never before.',
      'Ask the device only when the button is pressed.',
    ],
    avoid: ['A list of countries beside it, where the code says its country.', 'Red before the code is complete.'],
  },
};
