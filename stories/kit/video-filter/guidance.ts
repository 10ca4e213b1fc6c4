import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  VideoFilter: {
    do: ['Show what a list begins with as chosen, so that it can be taken off.'],
    avoid: ['A search before a slider rests.'],
  },
};
