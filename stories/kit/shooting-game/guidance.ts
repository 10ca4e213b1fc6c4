import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ShootingGame: {
    do: ['Let the server decide whether a try hits, and say its chance beside the game.'],
    avoid: ['A hit that the page shows before the server has answered.'],
  },
};
