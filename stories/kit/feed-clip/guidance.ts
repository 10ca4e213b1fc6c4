import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  FeedClip: {
    do: ['Play one clip of a page at a time, muted.'],
    avoid: ['A second solid button on the same screen.', 'A poster that is only blurred by the browser.'],
  },
};
