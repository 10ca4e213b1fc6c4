import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  UnlockPanel: {
    do: ['List all steps, with the one to do now on top.'],
    avoid: [
      'Naming a price before the guest can buy, when an age check comes first.',
      'A blurred picture that shows what is locked.',
    ],
  },
};
