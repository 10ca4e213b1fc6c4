import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatTray: {
    do: ['Let reactions and gifts stand apart; one is free and one is not.'],
    avoid: ['Opening it over the meter.'],
  },
};
