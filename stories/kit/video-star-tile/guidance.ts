import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  VideoStarTile: {
    do: ['Count the videos that a guest can find on the performer’s page.'],
    avoid: ['A badge where nothing is new.'],
  },
};
