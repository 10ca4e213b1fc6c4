import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  PlaceMap: {
    do: [
      'Put the list with the same performers beside it; the list has to do without the map.',
      'Mark areas, never an address.',
    ],
    avoid: ['Tiles from elsewhere.', 'A map without a place to search around.'],
  },
};
