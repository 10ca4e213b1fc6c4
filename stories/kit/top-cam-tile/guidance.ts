import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TopCamTile: {
    do: ['Keep the rank of the whole list where a filter leaves others out.'],
    avoid: ['A rating of fewer than ten guests; the languages stand in its place.'],
  },
};
