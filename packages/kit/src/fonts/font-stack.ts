/** The names of a family's fallbacks, in order of preference. */
export const fallbackNames = (family: string): readonly string[] => [1, 2, 3].map((at) => `${family} fallback ${at}`);

/** The `font-family` of a brand's face: the face itself, its fallbacks, then the generic family. */
export const fontStack = (family: string, generic: 'serif' | 'sans-serif'): string =>
  [...[`${family} Variable`, ...fallbackNames(family)].map((name) => `'${name}'`), generic].join(', ');
