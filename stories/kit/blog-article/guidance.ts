import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  BlogArticle: {
    do: [
      'Pass a text that arrived as HTML as elements of a list of allowed ones.',
      'Give the performer’s card the only solid button of the page.',
    ],
    avoid: ['More than one pulled line: a second one competes with it.'],
  },
  BlogFigure: {
    do: ['Describe the picture in its alternative text; the line below it says more.'],
    avoid: ['A picture that only decorates.'],
  },
};
