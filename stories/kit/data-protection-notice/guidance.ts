import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  DataProtectionNotice: {
    do: ['Say what changed before it asks.'],
    avoid: ['A way out that is smaller than the way on.'],
  },
};
