import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatNotice: {
    do: ['Show one at a time, the most urgent.', 'Warn early: at twenty seconds there is still time to add coins.'],
    avoid: ['A countdown that does not end anything.'],
  },
};
