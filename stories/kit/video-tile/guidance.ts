import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  VideoTile: {
    do: ['Keep price or play state at the lower right, where every tile has it.'],
    avoid: ['Starting sound on hover; the preview is silent.'],
  },
};
