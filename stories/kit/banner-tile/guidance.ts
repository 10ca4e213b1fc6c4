import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  BannerTile: {
    do: ['Give it both pictures, so that phones load the upright one only.'],
    avoid: ['Words in the picture.'],
  },
};
