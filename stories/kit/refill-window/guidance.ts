import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  RefillWindow: {
    do: ['Show it when a chat would end soon, once in an interval.'],
    avoid: ['Opening it over a message that is being written.'],
  },
};
