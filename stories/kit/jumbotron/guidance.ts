import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Jumbotron: {
    do: ['Use wide pictures whose subject is right of the middle; the text stands on the left.'],
    avoid: ['Changing slides by a timer.', 'Text inside the picture.'],
  },
};
