import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  RewardHistory: {
    do: ['Pass the rewards that are known, also while they are read again.'],
    avoid: ['An error where the list could not be read.'],
  },
};
