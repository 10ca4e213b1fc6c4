import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ModalWindow: {
    do: ['Open it after a press, and name in its title what it decides.'],
    avoid: ['A second window over the first one.'],
  },
};
