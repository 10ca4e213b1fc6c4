import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Skeleton: {
    do: ['Use the skeleton of the tile where it has one; the shape is exact.'],
    avoid: ['Skeletons for less than half a second of loading; they flash.'],
  },
};
