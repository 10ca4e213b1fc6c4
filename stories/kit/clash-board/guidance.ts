import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ClashBoard: {
    do: [
      'Show a press at once by `vote`, and give it the votes that the platform has counted.',
      'Pass `now` by the clock of the platform; the clock of a device may be wrong.',
    ],
    avoid: ['Moving the bar by a press before the platform has counted it.'],
  },
};
