import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  LegalText: {
    do: ['Pass elements, such as the site makes of HTML.'],
    avoid: ['Text without a version: nobody could say what was agreed to.'],
  },
};
