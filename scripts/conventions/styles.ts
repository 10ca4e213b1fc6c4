import { compile, type Element, tokenize } from 'stylis';
import type { SourceFile } from './repository.ts';

/** Reads the numbers of `export const breakpoints = { ... }` from a theme's text. */
export const breakpointsOf = (text: string): Readonly<Record<string, number>> => {
  const body = /export const breakpoints = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return Object.fromEntries([...body.matchAll(/(\w+): (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]));
};

/** Returns the declared greatest widths of at least 1,300 px, those of whole pages. */
export const pageWidths = (files: readonly SourceFile[]): readonly { path: string; width: number }[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s+max-width: (1[3-9]\d\d)px;/gm)].map(([, width]) => ({ path, width: Number(width) })),
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

const combinators = new Set(['>', '+', '~']);

/** Whether a selector reaches into its root by a space. A space before the root is a condition on what surrounds it, such as the brand. */
const reachesDown = (selector: string, root: string): boolean => {
  const tokens = tokenize(selector);
  const start = tokens.indexOf(root);
  return tokens.some(
    (token, index) =>
      index > start &&
      token === ' ' &&
      !combinators.has(tokens[index - 1] ?? '') &&
      !combinators.has(tokens[index + 1] ?? ''),
  );
};

const selectorsOf = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap(({ type, props, children }) => {
    // The selectors of `@keyframes` are percentages.
    if (type === '@keyframes' || !Array.isArray(children)) return [];
    return [...(type === 'rule' && Array.isArray(props) ? props : []), ...selectorsOf(children)];
  });

/**
 * Selectors in the styles of one root with a descendant combinator or a class name of the kit, which apply to elements passed as children
 * too. Spaces inside `:is()`, `:has()` and attribute values are fine.
 */
export const descendantSelectors = (css: string): readonly string[] => {
  const root = '.root';
  const found = selectorsOf(compile(`${root}{${css}}`)).filter((selector) => reachesDown(selector, root));
  return [...new Set(found)].map((selector) => selector.replace(root, '&'));
};

/** The CSS of every styled root in a file whose templates have no interpolation, by `componentId`. */
export const styledTemplates = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/withConfig\(\{ componentId: '([^']+)' \}\)`([^`$]*)`/g)].map(([, id = '', css = '']) => [
      id,
      css,
    ]),
  );
