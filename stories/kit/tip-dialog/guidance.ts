import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TipDialog: {
    do: ['Say balance and goal before the amount, and the new ones after it.'],
    avoid: ['An amount that is chosen beforehand.', 'A second button that sends a tip.'],
  },
};
