import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { misnamed } from '../conventions/file-names.ts';
import { importsOf, root } from '../conventions/repository.ts';
import { allModules, moduleNamed, type ModuleName } from './module-named.ts';
import { changedFiles, newFiles } from './skeleton.ts';

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
/** The lists of modules without contests, as they were before that module was made. */
const readBefore = (path: string): string =>
  read(path)
    .split('\n')
    .filter((line) => !/contests/i.test(line))
    .join('\n');
const moduleOf = (query: string): ModuleName => {
  const found = moduleNamed(query);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

test.each(allModules)('the new files of %s are in its folders and follow the conventions for names', (id) => {
  const files = newFiles(moduleOf(id));
  expect(files.filter(({ path }) => !path.includes(`/src/${id}`))).toEqual([]);
  expect(misnamed(files)).toEqual([]);
});

test('the new call has one id, a builder, a handler and a pact', () => {
  const texts = newFiles(moduleOf('contests')).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('getContestsPlaceholder'))).toHaveLength(4);
  expect(texts.filter((text) => text.includes(`'engagement/contests/getContestsPlaceholder'`))).toHaveLength(1);
});

test.each([
  ['accounts', `import * as accounts from './foundation/accounts/index.ts';`, 'accounts,'],
  ['contests', `import * as contests from './engagement/contests/index.ts';`, 'contests,'],
])('adds %s to the registry, in its area and sorted by path', (query, statement, listed) => {
  const [registry] = changedFiles(moduleOf(query), readBefore);
  const lines = registry?.text.split('\n') ?? [];
  const { area } = moduleOf(query);
  const ofArea = lines.filter((line) => line.includes(`from './${area}/`));
  expect(ofArea).toContain(statement);
  const paths = ofArea.map((line) => /'(.*)'/.exec(line)?.[1] ?? '');
  expect(paths).toEqual(paths.toSorted());
  expect(registry?.text).toContain(`\n  ${listed}\n]`);
});

test('adds one import and one name to the server’s list of handlers', () => {
  const [, handlers] = changedFiles(moduleOf('contests'), readBefore);
  const before = importsOf({ path: '', text: readBefore('mock-api/src/handlers.ts') });
  const after = importsOf({ path: '', text: handlers?.text ?? '' });
  expect(after.filter((each) => !before.includes(each))).toEqual(['./engagement/contests/handlers.ts']);
  expect(handlers?.text).toContain('\n  contestsHandlers,\n]');
});

test('adds the descriptions of the module to those of all', () => {
  const [, , descriptions] = changedFiles(moduleOf('contests'), readBefore);
  expect(descriptions?.text).toContain(
    `import { descriptions as contests } from './engagement/contests/descriptions.ts';\n`,
  );
  expect(descriptions?.text).toContain('\n  ...contests,\n]');
});

test('rejects a module that is listed already', () => {
  expect(() => changedFiles(moduleOf('subscriptions'), read)).toThrow('A list has ./foundation/subscriptions/index.ts');
});

test('throws for a file without a list of modules', () => {
  const flat = `import * as actors from './content/actors/index.ts';\nconst all = [actors];\n`;
  expect(() => changedFiles(moduleOf('contests'), () => flat)).toThrow('by hand');
});
