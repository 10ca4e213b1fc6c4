import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Icon: {
    do: ['Use filled icons for what is active and outlined ones for the rest.', 'Keep to the sizes of the tokens.'],
    avoid: ['A label on an icon beside text that says the same.'],
  },
};
