import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  NavigationBar: {
    do: ['Leave slots out that do not apply; the rest closes up.'],
    avoid: ['More than five links: the rest is in the footer.'],
  },
};
