import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TextField: {
    do: ['Say in the hint what is accepted, before the guest types.', 'Let an error say how to put it right.'],
    avoid: ['A placeholder in place of a label.', 'An error before the guest has left the field.'],
  },
};
