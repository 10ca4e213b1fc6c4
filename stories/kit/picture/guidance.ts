import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Picture: {
    do: [
      'Give its ratio, so that nothing moves while it loads.',
      'Give an alternative text where the picture says something that the text beside it does not.',
    ],
    avoid: ['Loading the first row lazily.', 'Pictures of text.'],
  },
};
