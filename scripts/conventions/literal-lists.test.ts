import { brands, languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { literalLists, unusedAllowances } from './literal-lists.ts';
import { sourcesBelow } from './repository.ts';

const files = sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories', 'scripts', '.storybook');

test('languages and brands are listed where they are declared only', () => {
  expect(literalLists(files)).toEqual([]);
});

test('every allowed file still has a list', () => {
  expect(unusedAllowances(files)).toEqual([]);
});

const quoted = (values: readonly string[], quote = "'") => values.map((value) => `${quote}${value}${quote}`);

test.each([
  `const all = [${quoted(languages).join(', ')}];`,
  `const all = [\n  ${quoted(languages.toReversed(), '"').join(',\n  ')},\n] as const;`,
  `const all = [${quoted([...languages, 'x-default']).join(', ')}];`,
  `type Each =\n  | ${quoted(languages).join('\n  | ')};`,
  `interface Props {\n  brand: ${quoted(brands).join(' | ')};\n}`,
  `for (const brand of [${quoted(brands.toReversed()).join(', ')}] as const) open(brand);`,
  `const path = /^\\/(${languages.join('|')})\\//;`,
  `const path = /(?:${brands.join('|')})\\//;`,
])('reports "%s"', (text) => {
  expect(literalLists([{ path: 'site/src/a.ts', text }])).toHaveLength(1);
});

test('reports the line of a list and what to import', () => {
  const text = `\n// A comment.\nconst all = [${quoted(brands).join(', ')}];\n`;
  expect(literalLists([{ path: 'a.ts', text }])).toEqual([
    `a.ts:3: lists ${brands.join(', ')}; use brands or Brand of @lounge/locale`,
  ]);
});

test.each([
  `const some = [${quoted(languages.slice(1)).join(', ')}];`,
  `const names: Record<Language, string> = { ${languages.map((each) => `${each}: 'a'`).join(', ')} };`,
  `const cases = [${quoted(brands)
    .map((brand) => `[${brand}, 'dark']`)
    .join(', ')}];`,
  `/** Returns one of ${quoted(brands).join(', ')}. */`,
  'for (const language of languages) open(language);',
])('accepts "%s"', (text) => {
  expect(literalLists([{ path: 'site/src/a.ts', text }])).toEqual([]);
});
