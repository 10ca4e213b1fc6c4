import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  IconButton: {
    do: [
      'Give it the name of the action, as guests would say it.',
      'Show a count only where somebody waits for an answer.',
    ],
    avoid: [
      'An icon alone for an action that costs coins: use Button with the price.',
      'The same icon for two actions on one screen.',
    ],
  },
};
