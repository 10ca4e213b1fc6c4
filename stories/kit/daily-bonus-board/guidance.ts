import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  DailyBonusBoard: {
    do: ['Give it the seconds of the server; the clock of a device may be wrong.'],
    avoid: ['Taking what is shown away at midnight before the new day is read.'],
  },
};
