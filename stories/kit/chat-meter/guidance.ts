import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatMeter: {
    do: ['Keep it visible for as long as money runs, on phones too.'],
    avoid: ['Fading it with the other controls.', 'Rounding the time up.'],
  },
};
