import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { withoutPurpose } from '../conventions/calls.ts';
import { misnamed } from '../conventions/file-names.ts';
import { importsOf, root } from '../conventions/repository.ts';
import { usedDeclarations } from '../conventions/senders.ts';
import { oldWords } from '../conventions/vocabulary.ts';
import { callNamed, callRecipe, type NewCall } from './call.ts';
import { allModules, moduleNamed } from './module-named.ts';

const options = {
  about: 'Reads how many performers the guest has pinned.',
  answer: 'count: performers that the guest has pinned',
};
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const has = (path: string): boolean => existsSync(`${root}/${path}`);

const callOf = (id: string, over: Partial<typeof options> = {}): NewCall => {
  const module = moduleNamed(id);
  if (typeof module === 'string') throw new Error(module);
  const call = callNamed(module, 'getOnlyInTests', { ...options, ...over });
  if (typeof call === 'string') throw new Error(call);
  return call;
};

/** All files of the call in a module, with those that exist, by path. */
const filesOf = (id: string, over: Partial<typeof options> = {}) => {
  const { created, changed } = callRecipe(callOf(id, over), has);
  return new Map([...created, ...changed(read)].map(({ path, text }) => [path, text]));
};

const withCalls = allModules.filter((id) => has(`mock-api/src/${id}/handlers.ts`));

test('a first call over REST begins its file, which the module then exports', () => {
  expect(withCalls.length).toBeGreaterThan(20);
  const [id = ''] = withCalls.filter((each) => !has(`packages/protocol/src/${each}/rest.ts`));
  const protocol = `packages/protocol/src/${id}`;
  const files = filesOf(id);
  expect(files.get(`${protocol}/rest.ts`)).toMatch(/^import \{ read \} from .*\nimport \* as s from/);
  expect(files.get(`${protocol}/index.ts`)).toContain(`export * from './rest.ts';`);
});

test.each(withCalls)('a call of %s is declared, described, handled and proven', (id) => {
  const files = filesOf(id);
  const sources = [...files].map(([path, text]) => ({ path, text }));
  expect(sources.flatMap(({ path, text }) => parseSync(path, text).errors)).toEqual([]);
  expect(misnamed(sources)).toEqual([]);
  expect(oldWords(sources)).toEqual([]);
  const [area = ''] = id.split('/');
  const protocol = `packages/protocol/src/${id}`;
  const importedFrom: Readonly<Record<string, string>> = {
    [`${protocol}/rest.ts`]: '../../declare/call.ts',
    [`${protocol}/descriptions.ts`]: './rest.ts',
    [`mock-api/src/${id}/handlers.ts`]: `@lounge/protocol/${id}`,
    [`mock-api/src/${id}/get-only-in-tests.test.ts`]: `@lounge/protocol/${id}`,
    [`packages/stores/src/${id}/get-only-in-tests.ts`]: `@lounge/protocol/${id}`,
    [`contracts/src/${area}/get-only-in-tests.pact.test.ts`]: `@lounge/stores/${id}`,
  };
  for (const [path, source] of Object.entries(importedFrom)) {
    const text = files.get(path) ?? '';
    expect(text).toContain('getOnlyInTests');
    expect(importsOf({ path, text })).toContain(source);
  }
  expect(files.get(`packages/stores/src/${id}/index.ts`)).toContain(`'./get-only-in-tests.ts'`);
  expect(read(`${protocol}/index.ts`) + (files.get(`${protocol}/index.ts`) ?? '')).toContain(`'./rest.ts'`);
});

test('a store or a page sends the call', () => {
  const sources = [...filesOf('content/gifts')].map(([path, text]) => ({ path, text }));
  const ofStores = sources.filter(({ path }) => path.startsWith('packages/stores/src'));
  expect([...usedDeclarations(ofStores)]).toEqual(['content/gifts/getOnlyInTests']);
});

test('a call of a module without stores begins its entry', () => {
  const isEntry = (path: string): boolean => path === 'packages/stores/src/content/gifts/index.ts';
  const { changed } = callRecipe(callOf('content/gifts'), (path) => has(path) && !isEntry(path));
  expect(changed(read).find(({ path }) => isEntry(path))?.text).toBe(`export * from './get-only-in-tests.ts';\n`);
});

test('a call has one id, one purpose and no gap to be filled', () => {
  const files = filesOf('content/favourites');
  const before = [...files.keys()].map((path) => (has(path) ? read(path) : '')).join('\n');
  const lines = new Set(before.split('\n'));
  const added = [...files.values()].flatMap((text) => text.split('\n')).filter((line) => !lines.has(line));
  expect(added.filter((line) => line.includes(`'content/favourites/getOnlyInTests'`))).toHaveLength(1);
  expect(added.filter((line) => /placeholder|todo|undefined|\$\{/i.test(line))).toEqual([]);
  expect(withoutPurpose([{ id: 'a', purpose: options.about }])).toEqual([]);
});

test('a field that states something is a boolean', () => {
  const rest = filesOf('content/favourites', { answer: 'isPinned: whether anybody is pinned' });
  expect(rest.get('packages/protocol/src/content/favourites/rest.ts')).toContain('{ isPinned: s.boolean }');
});

test('a name that is declared already is an error', () => {
  const call = { ...callOf('content/favourites'), name: 'getFavoriteActors' };
  expect(() => callRecipe(call, has).changed(read)).toThrow('content/favourites declares getFavoriteActors already.');
});

test.each([
  ['pinCount', {}, 'no name of a read'],
  ['getOnlyInTests', { about: 'Counts the pins.' }, 'begins with "Reads"'],
  ['getOnlyInTests', { about: 'Reads the pins' }, '--about needs one sentence'],
  ['getOnlyInTests', { answer: 'count' }, '--answer is a field and its description'],
])('rejects %s with %j', (name, over, message) => {
  const module = { area: 'content', module: 'favourites', id: 'content/favourites' };
  expect(callNamed(module, name, { ...options, ...over })).toContain(message);
});
