import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  Select: {
    do: ['Use it for five or more options that everybody knows.'],
    avoid: [
      'Fewer than four options: OptionCard shows them all.',
      'Options with prices: they need OptionCard, where both can be read.',
    ],
  },
};
