import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TvVideoTile: {
    do: ['Give it the two flags of the guest; it knows itself what they open.'],
    avoid: ['Blurring the picture of a premium video: what is locked shows what is on.'],
  },
};
