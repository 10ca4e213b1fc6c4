import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  SpinWheel: {
    do: ['Show the chances beside the wheel.', 'Announce the prize as text; it does.'],
    avoid: ['Spinning it for the guest.', 'Placing it where a chat runs.'],
  },
};
