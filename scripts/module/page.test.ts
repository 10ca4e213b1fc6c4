import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@lounge/locale';
import { post, read as declareRead, s, type HttpCall } from '@lounge/protocol';
import { model, onlineModels } from '@lounge/protocol/content/actors';
import { getFavoriteActors } from '@lounge/protocol/content/favourites';
import { parseSync } from 'oxc-parser';
import { afterAll, expect, test } from 'vitest';
import { misnamed } from '../conventions/file-names.ts';
import { root, sourcesBelow, type SourceFile } from '../conventions/repository.ts';
import { withoutStory } from '../conventions/story-tree.ts';
import { oldWords } from '../conventions/vocabulary.ts';
import { writeRecipe } from './create.ts';
import { moduleNamed } from './module-named.ts';
import { pageNamed, type NewPage, type PageOptions } from './page.ts';
import { pageRecipe } from './page-recipe.ts';
import { readNamed } from './shown-call.ts';

const options: PageOptions = {
  path: '/only-in-tests/',
  en: 'Only in tests: How many performers are pinned here.',
  de: 'Nur im Test: So viele Darsteller sind hier angepinnt.',
  nl: 'Alleen in tests: Zoveel performers zijn hier vastgepind.',
  es: 'Solo en pruebas: Cuántos artistas están fijados aquí.',
};

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const has = (path: string): boolean => existsSync(`${root}/${path}`);
const site = sourcesBelow('site');

const callOf = (answer: HttpCall['answer']): HttpCall =>
  declareRead('content/actor-search/getOnlyInTests', { path: '/a', input: s.empty, answer, purpose: 'Reads it.' });
const count = callOf(s.object({ count: s.count }));

const outcomeOf = (id: string, call: HttpCall, over: Partial<PageOptions> = {}): NewPage | string => {
  const module = moduleNamed(id);
  return typeof module === 'string' ? module : pageNamed(module, call, { ...options, ...over });
};

const recipeOf = (id: string, call: HttpCall, over: Partial<PageOptions> = {}) => {
  const page = outcomeOf(id, call, over);
  if (typeof page === 'string') throw new Error(page);
  return pageRecipe(page, has, read, site);
};

const filesOf = (id: string, call: HttpCall): readonly SourceFile[] => {
  const { created, changed } = recipeOf(id, call);
  return [...created, ...changed(read)];
};

const textOf = (files: readonly SourceFile[], end: string): string =>
  files.find(({ path }) => path.endsWith(end))?.text ?? '';

const scratch = mkdtempSync(join(tmpdir(), 'page-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('a page is written once into a copy, with its lines in the lists of pages', async () => {
  const recipe = recipeOf('content/actor-search', count);
  const lists: string[] = [];
  recipe.changed((path) => {
    lists.push(path);
    return read(path);
  });
  for (const path of lists) cpSync(`${root}/${path}`, join(scratch, path));
  expect(recipe.changed(read)[0]?.text).toContain(
    `/** @assumed the documents have no such page */\n'only-in-tests': {}`,
  );
  const written = await writeRecipe(recipe, scratch);
  const added = lists.flatMap((path) => {
    const before = new Set(read(path).split('\n'));
    const lines = readFileSync(join(scratch, path), 'utf8').split('\n');
    // The comment of an address is that of the pages that were added before.
    const own = lines.filter((line) => !before.has(line) && !line.includes('@assumed'));
    return own.map((line) => `${path.split('/').at(-1)}: ${line.trim()}`);
  });
  expect(added).toEqual([
    `templates.ts: 'only-in-tests': {},`,
    `pages.ts: 'only-in-tests': () => import('../content/actor-search/only-in-tests-route.ts'),`,
    `page-modules.ts: 'src/content/actor-search/only-in-tests-route.ts': ['only-in-tests'],`,
    `screen-keys.ts: 'only-in-tests': 'only-in-tests',`,
    `texts.ts: 'only-in-tests': 'Nur im Test',`,
    `texts.ts: 'only-in-tests': 'Only in tests',`,
    `texts.ts: 'only-in-tests': 'Alleen in tests',`,
    `texts.ts: 'only-in-tests': 'Solo en pruebas',`,
    ...languages.flatMap((language) => {
      const [title, description] = options[language]?.split(': ') ?? [];
      return [
        `${language}.json: "site.onlyInTests.description": "${description}",`,
        `${language}.json: "site.onlyInTests.title": "${title}",`,
      ];
    }),
    `index.ts: export * from './only-in-tests.ts';`,
  ]);
  expect(written).toEqual(expect.arrayContaining(recipe.created.map(({ path }) => path)));
  expect(await writeRecipe(recipe, scratch)).toBe(
    'OnlyInTests exists already: packages/stores/src/content/actor-search/only-in-tests.ts was found.',
  );
});

test('nothing is written where a list has the page already', async () => {
  const stores = 'site/src/content/actor-search/only-in-tests-stores.ts';
  rmSync(join(scratch, 'packages/stores/src/content/actor-search/only-in-tests.ts'));
  for (const { path } of recipeOf('content/actor-search', count).created) rmSync(join(scratch, path), { force: true });
  await expect(writeRecipe(recipeOf('content/actor-search', count), scratch)).rejects.toThrow(
    'routeTemplates has only-in-tests already.',
  );
  expect(existsSync(join(scratch, stores))).toBe(false);
});

const shown: readonly (readonly [string, HttpCall, readonly string[]])[] = [
  ['a number', count, ['intl.formatNumber(value.count)']],
  [
    'a statement',
    callOf(s.object({ isOpen: s.boolean })),
    ['intl.formatMessage(value.isOpen ? messages.yes : messages.no)'],
  ],
  ['a text', callOf(s.object({ motto: s.string })), ['{value.motto}</Answer>']],
  [
    'performers',
    callOf(s.array(model)),
    ['const models = list.value ?? [];', `from '../actors/ModelTile.tsx'`, '<ErrorPanel kind="empty" />'],
  ],
  ['performers of a field', callOf(s.object({ best: s.array(model) })), ['const models = list.value?.best ?? [];']],
];

test.each(shown)('a page shows %s', (_, call, expected) => {
  const files = filesOf('content/actor-search', call);
  const sources = files.filter(({ path }) => !path.endsWith('.json'));
  expect(sources.flatMap(({ path, text }) => parseSync(path, text).errors)).toEqual([]);
  expect(misnamed(sources)).toEqual([]);
  expect(oldWords(sources)).toEqual([]);
  expect(withoutStory(sources)).toEqual([]);
  const screen = textOf(files, 'OnlyInTestsScreen.tsx');
  for (const part of expected) expect(screen).toContain(part);
  expect(textOf(files, '-stores.ts')).toContain(`defineRead('onlyInTests'`);
  const ids = [...textOf(files, '.messages.ts').matchAll(/id: '([^']+)'/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(1);
  for (const language of languages)
    for (const id of ids) expect(textOf(files, `${language}.json`)).toContain(`"${id}"`);
});

test('the performers of a list with a total are read page by page', () => {
  const files = filesOf('content/actors', onlineModels);
  expect(textOf(files, 'stores/src/content/actors/only-in-tests.ts')).toContain(
    'pagedById((offset) => callWithin(context, onlineModels, { first: pageSize, offset }))',
  );
  expect(textOf(files, 'OnlyInTestsScreen.tsx')).toContain(`{list.items.map((model) => (`);
});

test('a page reads by the store that came with its call', () => {
  const page = outcomeOf('content/actor-search', count);
  if (typeof page === 'string') throw new Error(page);
  const ofCall = 'packages/stores/src/content/actor-search/get-only-in-tests.ts';
  const text = 'export const onlyInTestsRead = (context: ReadContext) =>';
  const { created } = pageRecipe(
    page,
    (path) => path === ofCall || has(path),
    () => text,
    site,
  );
  expect(created.map(({ path }) => path)).not.toContain('packages/stores/src/content/actor-search/only-in-tests.ts');
  expect(textOf(created, '-stores.ts')).toContain(
    `import { onlyInTestsRead } from '@lounge/stores/content/actor-search';`,
  );
});

test('/contests/ is the address of contests.overview, a page to come', () => {
  const { created, changed } = recipeOf('content/actor-search', count, { path: '/contests/' });
  const lists = changed(read);
  expect(lists.filter((each) => each.path.endsWith('templates.ts'))).toEqual([]);
  expect(textOf(lists, 'app/pages.ts')).toContain(`'contests.overview': () => import(`);
  const screens = textOf(lists, 'screen-keys.ts');
  expect(screens.slice(screens.indexOf('const ownScreens ')).split('} as const')[0]).toContain(
    `'contests.overview': 'contests.overview'`,
  );
  expect(textOf(created, 'Screen.tsx')).not.toContain('@assumed');
});

test.each([
  ['content/actor-search', count, { path: '/contests/7/' }, 'an address of the page contests.detail already'],
  ['content/actor-search', count, { path: 'pins' }, '--path is a path'],
  ['content/actor-search', count, { path: '/Pins/' }, '--path is a path'],
  ['content/actor-search', count, { path: '/cams/' }, '/cams/ is an address of the page cams already'],
  ['content/actor-search', count, { path: '/amateur/nora/' }, 'an address of the page performer.overview already'],
  ['content/actor-search', count, { path: '/personal/pins/' }, `in the guest's own area`],
  ['content/actor-search', count, { es: '', nl: '' }, 'missing: --nl, --es.'],
  ['content/actor-search', count, { de: 'Angepinnt' }, '--de is "Title: Description."'],
  ['content/actor-search', count, { en: `Pins: It's how many are pinned.` }, `--en has ', which`],
  ['content/actor-search', count, { en: 'Pins: How many models are pinned.' }, '"models" is "performer"'],
  ['content/favourites', getFavoriteActors, {}, 'getFavoriteActors answers guests only'],
  ['content/actor-search', callOf(s.object({ at: s.instant })), {}, 'neither one plain value nor performers'],
  ['content/actor-search', callOf(s.object({ a: s.count, b: s.count })), {}, 'neither one plain value nor performers'],
  [
    'content/actor-search',
    callOf(s.object({ items: s.array(model), next: s.nullable(s.entityId) })),
    {},
    'whole or by first and offset',
  ],
  ['foundation/telemetry', count, {}, 'foundation/telemetry stands below foundation/page'],
  ['content/gifts', onlineModels, {}, 'content/gifts stands below content/actors'],
  ['foundation/realtime', count, {}, 'has no place in the order'],
] as const)('%s rejects a page of %o with %o', (id, call, over, message) => {
  expect(outcomeOf(id, call, over)).toContain(message);
});

test('a name that the document carries already is an error, and so are texts', () => {
  const changedBy = (path: string) => recipeOf('content/actors', onlineModels, { path }).changed(read);
  expect(() => changedBy('/video-stars/')).toThrow('top-cams-stores.ts has the name videoStars already');
  expect(() => changedBy('/pins/')).toThrow('The site has the text site.pins.title already');
});

test('a path may begin like that of the guest’s own area', () => {
  expect(outcomeOf('content/actor-search', count, { path: '/personality-test/' })).toMatchObject({
    key: 'personality-test',
  });
});

test('a call is found by its name', () => {
  const pin = post('content/favourites/pin', { path: '/a', input: s.empty, answer: s.empty, purpose: 'Pins.' });
  const declared = { getFavoriteActors, pin, other: 7 };
  expect(readNamed('content/favourites', 'getFavoriteActors', declared)).toBe(getFavoriteActors);
  expect(readNamed('content/favourites', 'getPins', declared)).toBe(
    'content/favourites declares no call getPins. No call of it fits.',
  );
  expect(readNamed('content/actors', 'getPins', { onlineModels, getFavoriteActors })).toContain(
    'Calls that fit: onlineModels.',
  );
  expect(outcomeOf('content/favourites', pin)).toContain('pin changes something');
});
