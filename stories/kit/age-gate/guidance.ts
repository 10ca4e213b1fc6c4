import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  AgeGate: { do: ['Show it before everything else.'], avoid: ['Pictures, names or previews behind it.'] },
};
