import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatPrompt: {
    do: ['Name both answers by what they do: “Block”, “Stay”.', 'Let Escape be the answer that changes nothing.'],
    avoid: ['“Yes” and “No” as labels.', 'A prompt for something that can be undone.'],
  },
};
