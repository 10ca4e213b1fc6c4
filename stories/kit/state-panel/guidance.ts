import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  StatePanel: {
    do: [
      'Say what to do next; an empty list leads to where it is filled.',
      'Choose the kind by the reason, so that icon and words agree.',
    ],
    avoid: ['Showing it beside content that is still there: use Notice.', 'More than one main step.'],
  },
};
