import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Price: {
    do: ['Show the struck price only where it was asked before.', 'Name the unit: per minute, or once.'],
    avoid: [
      'A price in coins next to one in euro for the same thing without saying which is paid.',
      'Writing “free” as text: the component has it in every language.',
    ],
  },
};
