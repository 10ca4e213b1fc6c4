import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatControls: {
    do: ['Keep ending the chat one press away.'],
    avoid: ['Hiding the end in the menu on small screens.'],
  },
};
