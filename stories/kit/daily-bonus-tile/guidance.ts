import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  DailyBonusTile: {
    do: ['Give it the reason of the server: it says in words who can take a deal.'],
    avoid: ['A button on a deal that cannot be taken; its sentence says why.'],
  },
};
