import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ChatRating: {
    do: ['Ask once, after the chat.'],
    avoid: ['Choosing an answer for the guest.', 'Asking before the bill is shown.'],
  },
};
