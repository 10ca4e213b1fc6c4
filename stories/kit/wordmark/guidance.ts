import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Wordmark: {
    do: ['Keep free space around it as high as its letters.'],
    avoid: ['Recolouring, stretching or drawing it anew; it comes from the brand.'],
  },
};
