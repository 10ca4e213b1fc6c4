import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TvProgramTile: {
    do: [
      'Say above the list whose times they are: those of the zone that the provider has.',
      'Pass the reminder always; the tile shows it until the entry begins.',
    ],
    avoid: ['A large one for each entry: only what is on now is large.'],
  },
  TvProgramTileSkeleton: { do: ['As many rows as the list will have.'], avoid: ['One beside entries that are there.'] },
};
