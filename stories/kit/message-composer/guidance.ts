import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  MessageComposer: {
    do: ['Show the price before the message is sent.'],
    avoid: ['Clearing the text after a failure.'],
  },
};
