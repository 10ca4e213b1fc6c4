import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TileGrid: {
    do: ['Let the grid choose its columns from its own width.', 'Give one feature tile at most.'],
    avoid: ['Setting a number of columns from outside.', 'Tiles of two kinds in one grid.'],
  },
};
