import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { misnamed } from '../conventions/file-names.ts';
import { root, sourcesBelow } from '../conventions/repository.ts';
import { withoutStory } from '../conventions/story-tree.ts';
import { oldWords } from '../conventions/vocabulary.ts';
import { componentNamed, componentRecipe, type NewComponent } from './component.ts';

const about = 'How many fans a performer has.';
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const componentOf = (query: string): NewComponent => {
  const component = componentNamed(query, about);
  if (typeof component === 'string') throw new Error(component);
  return component;
};
const { created, changed } = componentRecipe(componentOf('OnlyInTests'));

/** The lines that a text has and another one lacks. */
const added = (after: string, before: string): readonly string[] => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

test('a component has its files in the kit, and a story', () => {
  expect(created.map(({ path }) => path)).toEqual([
    'packages/kit/src/only-in-tests/OnlyInTests.tsx',
    'packages/kit/src/only-in-tests/OnlyInTests.styles.ts',
    'packages/kit/src/only-in-tests/example.ts',
    'packages/kit/src/only-in-tests/index.ts',
    'stories/kit/only-in-tests/OnlyInTests.stories.tsx',
  ]);
  expect(misnamed(created)).toEqual([]);
  expect(oldWords(created)).toEqual([]);
  expect(withoutStory(created)).toEqual([]);
});

test('every file parses, and none has a gap to be filled', () => {
  const sources = [...created, ...changed(read)].filter(({ path }) => !path.endsWith('.md'));
  expect(sources.flatMap(({ path, text }) => parseSync(path, text).errors)).toEqual([]);
  const gaps = created.filter(({ text }) => /placeholder|todo|undefined|\$\{(?!onlyInTestsStyles|cluster)/i.test(text));
  expect(gaps).toEqual([]);
});

test.each(['OnlyInTests', 'Aaa', 'Zzz'])('%s is in every list of components, once', (name) => {
  const { folder } = componentOf(name);
  const lists = componentRecipe(componentOf(name)).changed(read);
  expect(lists.map(({ path, text }) => [path, added(text, read(path))])).toEqual([
    ['packages/kit/src/index.ts', [`export * from './${folder}/index.ts';`]],
    ['packages/kit/README.md', [`| \`${folder}\` | **${name}**: ${about} | \`children\` |`]],
    ['packages/kit/src/slots.browser.test.tsx', [`  ${name}: (children) => ({ children }),`]],
    ['packages/kit/src/foreign-rules.browser.test.tsx', [`  ${name}: { children: words },`]],
  ]);
  const sources = lists.filter(({ path }) => !path.endsWith('.md'));
  expect(sources.flatMap(({ path, text }) => parseSync(path, text).errors)).toEqual([]);
});

test('the lists are those that name a component of today with one slot', () => {
  const naming = sourcesBelow('packages/kit/src').filter(({ text }) =>
    /^ {2}ChatButtonRow: |'\.\/chat-button\/index\.ts';/m.test(text),
  );
  const listed = changed(read).map(({ path }) => path);
  // The columns fill some components with elements that their examples lack.
  const filled = 'packages/kit/src/column-examples.tsx';
  expect(naming.map(({ path }) => path).filter((path) => path !== filled && !listed.includes(path))).toEqual([]);
});

test('a component is found by both spellings', () => {
  expect(componentOf('only-in-tests')).toEqual(componentOf('OnlyInTests'));
  expect(componentOf('OnlyInTests').label).toBe('Only in tests');
});

test('a component that the kit has already is an error', () => {
  const { changed: withChipLink } = componentRecipe(componentOf('ChipLink'));
  expect(() => withChipLink(read)).toThrow('A list has ChipLink already');
  expect(() => componentRecipe(componentOf('BonusCode')).changed(read)).toThrow('A list has bonus-code already');
});

test.each([
  ['onlyInTests2', about, 'no name of a component'],
  ['FAQ', about, 'no name of a component'],
  ['OnlyInTests', '', '--about needs one sentence'],
  ['OnlyInTests', 'What it does.', '--about needs one sentence'],
  ['OnlyInTests', 'One. And another.', '--about needs one sentence'],
  ['OnlyInTests', `${'A '.repeat(40)}word.`, '--about needs one sentence'],
])('rejects %s with the purpose "%s"', (query, sentence, message) => {
  expect(componentNamed(query, sentence)).toContain(message);
});
