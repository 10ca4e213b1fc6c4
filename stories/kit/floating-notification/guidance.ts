import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  FloatingNotification: {
    do: ['Use it for something that just happened elsewhere, such as a performer coming online.'],
    avoid: [
      'Anything that must be read: it goes after eight seconds. Use Notice or the notification list.',
      'Placing it over prices or the meter of a chat.',
    ],
  },
};
