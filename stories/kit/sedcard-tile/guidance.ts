import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  SedcardTile: {
    do: ['Show three pictures in which the performer is seen.'],
    avoid: ['A sedcard among albums that are sold; it introduces the performer.'],
  },
};
