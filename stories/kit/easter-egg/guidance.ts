import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  EasterEgg: {
    do: ['Hide it where Tab passes by, beside content and never over it.'],
    avoid: ['An egg for a visitor who cannot collect it.'],
  },
  EasterRewardList: {
    do: ['Pass how many eggs the guest has; the rows say what is missing.'],
    avoid: ['The name of a hidden reward in data that the page receives.'],
  },
};
