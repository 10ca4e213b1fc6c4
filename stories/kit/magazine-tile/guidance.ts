import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  MagazineTile: {
    do: ['Keep the shown magazine while another one is on its way.'],
    avoid: ['Words of the title on the cover picture, which has the product’s name and the issue already.'],
  },
};
