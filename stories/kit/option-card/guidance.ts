import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  OptionCard: {
    do: ['Leave all options unchosen where one of them costs more.'],
    avoid: ['Marking the most expensive one as recommended.'],
  },
};
