import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  OnlineIndicator: {
    do: ['Keep the word beside the dot where there is space.'],
    avoid: ['The dot alone with a new colour: presence is never told by colour only.'],
  },
};
