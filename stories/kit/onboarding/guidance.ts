import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Onboarding: {
    do: ['Keep it to three steps that say what costs and what does not.'],
    avoid: ['Steps that cannot be skipped.'],
  },
};
