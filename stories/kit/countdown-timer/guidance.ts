import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  CountdownTimer: {
    do: ['Give it the seconds that the server counts, and say in the sentence what ends.'],
    avoid: ['A countdown to something that begins anew after it.'],
  },
};
