import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  RewardReveal: {
    do: [
      'Lead to where the reward is used: the video, the wheel, the shop of videos.',
      'Say what is left when nothing was won.',
    ],
    avoid: ['A second solid button beside it.'],
  },
};
