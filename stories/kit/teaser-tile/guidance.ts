import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TeaserTile: {
    do: ['Name in the title what is new, and lead to it by one link.'],
    avoid: ['A teaser that comes back after it was closed.'],
  },
  TeaserTileSkeleton: {
    do: ['Show as many as the page had before.'],
    avoid: ['A skeleton for teasers that may not come.'],
  },
};
