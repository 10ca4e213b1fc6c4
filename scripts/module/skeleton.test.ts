import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { misnamed } from '../conventions/file-names.ts';
import { importsOf, root } from '../conventions/repository.ts';
import { allModules, moduleNamed, type ModuleName } from './module-named.ts';
import { changedFiles, newFiles } from './skeleton.ts';

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const called = (words: string): ModuleName => {
  const found = moduleNamed(words);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

test.each(allModules)('the new files of %s stand in its folders and keep the house’s names', (id) => {
  const files = newFiles(called(id));
  expect(files.filter(({ path }) => !path.includes(`/src/${id}`))).toEqual([]);
  expect(misnamed(files)).toEqual([]);
});

test('the new call has one id, a builder, a handler and a pact', () => {
  const texts = newFiles(called('daily-bonus')).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('getDailyBonusPlaceholder'))).toHaveLength(4);
  expect(texts.filter((text) => text.includes(`'engagement/daily-bonus/getDailyBonusPlaceholder'`))).toHaveLength(1);
});

test.each([
  ['tickets', `import * as tickets from './content/tickets/index.ts';`, 'tickets,'],
  ['subscriptions', `import * as subscriptions from './foundation/subscriptions/index.ts';`, 'subscriptions,'],
  ['web-push', `import * as webPush from './engagement/web-push/index.ts';`, 'webPush,'],
])('%s comes into the registry, in its area and in order of path', (words, statement, listed) => {
  const [registry] = changedFiles(called(words), read);
  const lines = registry?.text.split('\n') ?? [];
  const { area } = called(words);
  const ofArea = lines.filter((line) => line.includes(`from './${area}/`));
  expect(ofArea).toContain(statement);
  const paths = ofArea.map((line) => /'(.*)'/.exec(line)?.[1] ?? '');
  expect(paths).toEqual(paths.toSorted());
  expect(registry?.text).toContain(`\n  ${listed}\n]`);
});

test('the server’s list of handlers gets one import and one name more', () => {
  const [, handlers] = changedFiles(called('tickets'), read);
  const before = importsOf({ path: '', text: read('mock-api/src/handlers.ts') });
  const after = importsOf({ path: '', text: handlers?.text ?? '' });
  expect(after.filter((each) => !before.includes(each))).toEqual(['./content/tickets/handlers.ts']);
  expect(handlers?.text).toContain('\n  ticketsHandlers,\n]');
});

test('a file without a list of modules is an error', () => {
  const flat = `import * as actors from './content/actors/index.ts';\nconst all = [actors];\n`;
  expect(() => changedFiles(called('tickets'), () => flat)).toThrow('add the module to it by hand');
});
