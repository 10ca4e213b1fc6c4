import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  AvatarImage: {
    do: ['Place it beside the name, which is the text that is read out.'],
    avoid: ['A picture of content in its place.'],
  },
};
