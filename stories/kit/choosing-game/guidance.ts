import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChoosingGame: {
    do: ['Let the server decide what is inside, whichever one the guest chooses, and say the chances beside the game.'],
    avoid: ['Opening the others afterwards: nothing was in them.'],
  },
};
