import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  RewardGame: {
    do: [
      'Pass the outcomes of the table that draws, so that the chances are true.',
      'Leave out a reward that could not be read.',
    ],
    avoid: ['A way to buy tries.', 'A sound that starts by itself.'],
  },
};
