import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  GiftCalendar: {
    do: ['Say what a gift is once it is claimed.'],
    avoid: ['A gift of a day before in the place of today’s.'],
  },
};
