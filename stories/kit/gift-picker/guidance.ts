import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  GiftPicker: {
    do: ['Show owned gifts first; they are free.', 'Keep the total in sight while gifts are added.'],
    avoid: ['Sending on the first press: choosing and sending are two steps.'],
  },
};
