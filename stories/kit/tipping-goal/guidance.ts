import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TippingGoal: {
    do: ['Show it where the tip is given, and again in the thanks.'],
    avoid: ['Another coloured progress bar on the same page.', 'The names of those who tipped.'],
  },
};
