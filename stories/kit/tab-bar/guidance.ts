import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TabBar: { do: ['Use four or five places with one word each.'], avoid: ['Actions in it: it only leads to places.'] },
};
