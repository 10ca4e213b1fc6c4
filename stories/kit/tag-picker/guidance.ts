import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TagPicker: {
    do: ['Use links where a tag has a page, and buttons where it filters this one.'],
    avoid: ['Showing more tags than fit in a few lines; let guests search for the rest.'],
  },
};
