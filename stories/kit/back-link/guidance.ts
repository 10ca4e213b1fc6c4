import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  BackLink: {
    do: ['Place it at the start of a page that was opened from a list.'],
    avoid: ['A way back that begins the list at its top again.'],
  },
};
