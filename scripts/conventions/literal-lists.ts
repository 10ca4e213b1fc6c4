import { brands, languages } from '@lounge/locale';
import { withoutComments, type SourceFile } from './repository.ts';

/** Values that are declared once, and what to import instead of listing them. */
const declared: readonly (readonly [values: readonly string[], use: string])[] = [
  [languages, 'languages or Language of @lounge/locale'],
  [brands, 'brands or Brand of @lounge/locale'],
];

/** Files that may list all values, with the reason. */
const allowed: ReadonlyMap<string, string> = new Map([
  ['packages/locale/src/languages.ts', 'declares the languages'],
  ['packages/locale/src/languages.test.ts', 'compares the languages with the specification'],
  ['packages/locale/src/brands.ts', 'declares the brands'],
  ['packages/kit/src/velvet/velvet.ts', 'a brand is plain data, its languages included'],
  ['packages/kit/src/brasa/brasa.ts', 'a brand is plain data, its languages included'],
  ['packages/art/src/palettes.ts', 'art imports no other package of ours'],
  [
    '.storybook/world-plugin.ts',
    'vitest.config.ts imports it, also where our packages do not resolve to their sources',
  ],
]);

/** Strings separated by commas or bars, over several lines too: elements of an array, arguments, members of a union. */
const strings = /(['"`])[\w-]+\1(?:\s*[,|]\s*(['"`])[\w-]+\2)+/g;

/** The alternatives of a regular expression. */
const alternatives = /\b\w+(?:\|\w+)+\b/g;

/** Returns a message for each list in a file that contains all declared values. */
const listsIn = ({ path, text }: SourceFile): readonly string[] => {
  const bare = withoutComments(text);
  return [...bare.matchAll(strings), ...bare.matchAll(alternatives)].flatMap(({ 0: list, index }) => {
    const found = new Set(list.match(/[\w-]+/g));
    const line = bare.slice(0, index).split('\n').length;
    return declared
      .filter(([values]) => values.every((value) => found.has(value)))
      .map(([values, use]) => `${path}:${line}: lists ${values.join(', ')}; use ${use}`);
  });
};

/** Returns literal lists of all languages or all brands outside the allowed files, a message each. */
export const literalLists = (files: readonly SourceFile[]): readonly string[] =>
  files.filter(({ path }) => !allowed.has(path)).flatMap(listsIn);

/** Returns allowed files that no longer list anything. */
export const unusedAllowances = (files: readonly SourceFile[]): readonly string[] => {
  const listing = new Set(files.filter((file) => listsIn(file).length > 0).map(({ path }) => path));
  return [...allowed.keys()].filter((path) => !listing.has(path));
};
