import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Notice: {
    do: [
      'Choose the tone by what it means for the guest, not by how much attention it should get.',
      'Offer one action that solves it.',
    ],
    avoid: [
      'Danger for something that cost nothing and lost nothing.',
      'A notice for one field: the error belongs to TextField.',
    ],
  },
};
