import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatExitPrompt: {
    do: ['Keep leaving first; it costs nothing.'],
    avoid: ['A picture or text that makes leaving feel wrong.', 'A second question after it.'],
  },
};
