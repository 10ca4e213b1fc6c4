import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  AdventCalendar: {
    do: ['Put a button beside the calendar that opens the door of today as well.'],
    avoid: ['A price on a door.', 'A missed door that can be bought back.'],
  },
};
