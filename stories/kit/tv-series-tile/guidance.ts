import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TvSeriesTile: {
    do: ['Lead to the page of the series, in a row or in the overview of all series.'],
    avoid: ['A single video: that is a TvVideoTile, which says its length.'],
  },
};
