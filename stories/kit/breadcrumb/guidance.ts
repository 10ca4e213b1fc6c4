import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Breadcrumb: {
    do: ['Let the steps follow how the pages are arranged, whichever way somebody came.'],
    avoid: ['A breadcrumb on the home page, or one whose steps lead nowhere.'],
  },
};
