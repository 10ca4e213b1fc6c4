import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  IncentiveBox: {
    do: ['Give it the seconds that the server counts, and no countdown to an offer that does not end.'],
    avoid: ['More than one in a region that asks for a choice.'],
  },
  IncentiveWindow: {
    do: ['Open it after a press of the guest, such as at the end of a preview.'],
    avoid: ['A window over a page that was just opened.'],
  },
};
