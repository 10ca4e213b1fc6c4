import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  LateNightTile: {
    do: ['Pass both texts as they are; the tile reads the right one and marks its language.'],
    avoid: ['An action of another state: a reminder ends when the show begins.'],
  },
};
