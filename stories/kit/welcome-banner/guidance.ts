import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  WelcomeBanner: {
    do: ['Show it to who has no account, until it is closed.'],
    avoid: ['A greeting over a choice about cookies.'],
  },
};
