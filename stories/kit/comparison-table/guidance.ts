import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ComparisonTable: { do: ['Compare what a guest can check.'], avoid: ['A row in which both columns are the same.'] },
};
