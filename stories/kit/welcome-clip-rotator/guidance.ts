import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  WelcomeClipRotator: {
    do: ['Give each clip captions: it starts without sound.', 'Offer a small quality for phones.'],
    avoid: ['More than eight clips in a row.'],
  },
};
