import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  SearchField: {
    do: [
      'Keep the last answer until the one for exactly these letters is there.',
      'Let Enter search where nothing was chosen.',
    ],
    avoid: ['Moving the focus out of the field.', 'Keeping last searches without consent.'],
  },
};
