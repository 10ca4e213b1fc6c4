import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  TopUpPackage: {
    do: ['Show the sum to pay and the coins on the same button.'],
    avoid: ['Preselecting a package.', 'A bonus whose end is not real.'],
  },
};
