import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Conversation: {
    do: [
      'Give it the height of its column; it scrolls inside.',
      'Let it stay where the guest scrolled to when messages arrive.',
    ],
    avoid: ['Telling own messages by colour alone; side and shape differ too.'],
  },
};
