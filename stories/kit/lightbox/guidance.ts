import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Lightbox: {
    do: ['Open it from the picture that was pressed; the focus returns there.'],
    avoid: ['Text over the picture.', 'A lightbox for one thumbnail that is already shown whole.'],
  },
};
