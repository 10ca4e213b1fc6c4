import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  VideoShareForm: {
    do: ['Keep what was typed until it was sent.', 'Say the same of every address to which a mail was sent.'],
    avoid: ['Emptying the fields after a failure.'],
  },
};
