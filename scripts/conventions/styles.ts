import type { SourceFile } from './repository.ts';

/** The numbers of `export const breakpoints = { ... }` in a theme's text. */
export const breakpointsOf = (text: string): Readonly<Record<string, number>> => {
  const body = /export const breakpoints = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return Object.fromEntries([...body.matchAll(/(\w+): (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]));
};

/** Media queries of a kit at widths that are not among those given; `max-width` counts as the width 0.02 px above it. */
export const strayWidths = (files: readonly SourceFile[], widths: readonly number[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*?(?:min-width:\s*([\d.]+)px|max-width:\s*([\d.]+)px)/g)].flatMap(([, min, max]) => {
      const width = min === undefined ? Math.ceil(Number(max)) : Number(min);
      return widths.includes(width) ? [] : [`${path}: ${width} is no breakpoint`];
    }),
  );

/** Style sheets with a rule for the light theme that does not apply where the device is light and no theme was chosen. */
export const lightByChoiceOnly = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ text }) => {
      const rulesFor = (theme: string) => text.split(`[data-theme='${theme}'] &`).length;
      return rulesFor('light') > rulesFor('system');
    })
    .map(({ path }) => `${path}: a rule for data-theme='light' has none for data-theme='system' beside it`);

/** The placeholder colours in a brand's tokens, by tint. */
export const tintsOf = (text: string): readonly string[] =>
  [...(/tints: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
