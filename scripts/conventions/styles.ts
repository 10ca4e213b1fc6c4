import type { SourceFile } from './repository.ts';

/** Reads the numbers of `export const breakpoints = { ... }` from a theme's text. */
export const breakpointsOf = (text: string): Readonly<Record<string, number>> => {
  const body = /export const breakpoints = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return Object.fromEntries([...body.matchAll(/(\w+): (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]));
};

/** Returns media queries at other widths than `widths`; `max-width` counts as the width 0.02 px above it. */
export const unknownWidths = (files: readonly SourceFile[], widths: readonly number[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*?(?:min-width:\s*([\d.]+)px|max-width:\s*([\d.]+)px)/g)].flatMap(([, min, max]) => {
      const width = min === undefined ? Math.ceil(Number(max)) : Number(min);
      return widths.includes(width) ? [] : [`${path}: ${width} is not a breakpoint`];
    }),
  );

/** Returns style sheets with a rule for the light theme that does not apply to a light device without a chosen theme. */
export const lightByChoiceOnly = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ text }) => {
      const rulesFor = (theme: string) => text.split(`[data-theme='${theme}'] &`).length;
      return rulesFor('light') > rulesFor('system');
    })
    .map(({ path }) => `${path}: a rule for data-theme='light' has none for data-theme='system' beside it`);

/** Reads the placeholder colours from a brand's tokens, by tint. */
export const tintsOf = (text: string): readonly string[] =>
  [...(/tints: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
