import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  VideoFlags: {
    do: ['Put it below the caption of a VideoTile, by `flags`.'],
    avoid: ['Repeating what the picture says: price, VIP, discount, new and bought.'],
  },
};
