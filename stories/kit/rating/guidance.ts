import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Rating: {
    do: ['Leave it out below ten ratings; it does so itself.'],
    avoid: ['Adding stars: the share of satisfied guests is the only measure.'],
  },
};
