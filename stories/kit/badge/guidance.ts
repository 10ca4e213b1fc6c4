import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Badge: {
    do: [
      'Show two at most; the tile drops those of lower priority.',
      'Use live only for a stream that can be entered now.',
    ],
    avoid: [
      'Badges as decoration: each changes what a guest decides.',
      'A text of its own; the kinds are a closed list, so that all languages have them.',
    ],
  },
};
