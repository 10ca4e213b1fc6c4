import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  CoinMark: {
    do: ['Put the amount and its word beside it; the mark alone is silent for screen readers.'],
    avoid: ['Using it as a bullet or decoration.'],
  },
};
