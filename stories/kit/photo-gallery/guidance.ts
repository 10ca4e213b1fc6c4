import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  PhotoGallery: {
    do: ['Keep `onOpen` and `onPin` stable, so that only changed pictures render again.'],
    avoid: ['Hiding how many pictures are locked.'],
  },
};
