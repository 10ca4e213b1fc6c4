import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatButton: {
    do: ['Show the price on the button itself.', 'Let an impossible chat stay visible with its reason.'],
    avoid: ['Hiding chats that are not possible now; their place then jumps.', 'Two primary chat buttons.'],
  },
};
