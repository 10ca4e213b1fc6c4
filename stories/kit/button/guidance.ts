import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Button: {
    do: [
      'Use one primary button on a screen, for the step that moves the guest on.',
      'Let the label name what happens: “Send the gift”, not “OK”.',
      'Use unavailable when a reason can be read beside it; it stays focusable.',
    ],
    avoid: [
      'Links that look like buttons: what opens a page is ButtonLink.',
      'Making the costly answer primary and the free one quiet in the same question.',
      'Two buttons in different sizes side by side.',
    ],
  },
};
