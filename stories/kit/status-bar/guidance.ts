import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  StatusBar: {
    do: ['Pass everything that applies; the bar shows the most urgent item only.'],
    avoid: ['Two bars below each other.', 'Offers as urgent items: what costs money has the lowest rank.'],
  },
};
