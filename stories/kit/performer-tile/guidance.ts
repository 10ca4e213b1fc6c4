import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  PerformerTile: {
    do: [
      'Crop portraits so that the face is in the upper half; the caption covers the lower edge in some brands.',
      'Keep one line of facts.',
    ],
    avoid: ['More than two badges.', 'A price without presence: an offline performer has no running price.'],
  },
};
