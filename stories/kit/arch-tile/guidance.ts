import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ArchTile: {
    do: ['Use it for performers who are live now, in a ScrollRow.'],
    avoid: [
      'Mixing it with PerformerTile in one row; the shapes do not align.',
      'Setting its corners by hand: the brand decides between arch and card.',
    ],
  },
};
