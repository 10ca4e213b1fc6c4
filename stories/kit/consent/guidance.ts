import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Consent: {
    do: ['Keep both buttons the same size and weight.'],
    avoid: ['A dimmed page behind it; it is not a dialog.'],
  },
};
