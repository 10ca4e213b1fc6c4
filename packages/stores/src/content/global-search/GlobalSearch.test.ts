import type { AnswerOf } from '@lounge/protocol';
import { globalSearch } from '@lounge/protocol/content/global-search';
import { aGlobalSearch } from '@lounge/testing/content/global-search';
import { aPerformer, testStores } from '@lounge/testing/stores';
import type { Failure, Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { GlobalSearch, typingPauseMs } from './GlobalSearch.ts';
import { LastSearches } from './LastSearches.ts';
import { searchCacheCleanerMs, searchCacheMs } from './SearchCache.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A typed search against the reference handlers. */
const setUp = async ({ isNarrow = false } = {}) => {
  const stores = testStores();
  await aPerformer.setUp({ id: 9101, name: 'Quilla Vex', isOnline: true }, stores.world);
  const asked: string[] = [];
  const { client } = stores.context;
  const counting: typeof client = {
    call: (call, input, options) => {
      if (call.id === globalSearch.id) asked.push((input as { searchPattern: string }).searchPattern);
      return client.call(call, input, options);
    },
  };
  const lastSearches = new LastSearches(storedTextInMemory(), () => true);
  const search = new GlobalSearch({ ...stores.context, client: counting }, { lastSearches, isNarrow: () => isNarrow });
  /** Types, waits for the pause, and for the answer. */
  const type = async (text: string) => {
    search.type(text);
    stores.clock.advance(typingPauseMs);
    for (let turn = 0; turn < 20 && search.state === 'searching'; turn += 1) await tick();
  };
  return { ...stores, search, asked, type, lastSearches };
};

/** A typed search whose answers the test gives, in any order. */
const answered = () => {
  const stores = testStores();
  const answers = new Map<string, (result: Result<AnswerOf<typeof globalSearch>>) => void>();
  const client = {
    call: (call: { readonly id: string }, input: { readonly searchPattern: string }) => {
      if (call.id !== globalSearch.id) return Promise.resolve({ ok: true, value: [] });
      const { promise, resolve } = Promise.withResolvers<Result<AnswerOf<typeof globalSearch>>>();
      answers.set(input.searchPattern, resolve);
      return promise;
    },
  } as unknown as (typeof stores.context)['client'];
  const lastSearches = new LastSearches(storedTextInMemory(), () => true);
  const search = new GlobalSearch({ ...stores.context, client }, { lastSearches, isNarrow: () => false });
  const begin = async (text: string) => {
    search.type(text);
    stores.clock.advance(typingPauseMs);
    await tick();
  };
  const answer = async (pattern: string, result?: Result<AnswerOf<typeof globalSearch>>) => {
    answers.get(pattern)?.(result ?? { ok: true, value: aGlobalSearch({ searchPattern: pattern }) });
    await tick();
  };
  return { search, begin, answer };
};

const failure = (kind: Failure['kind']): Result<never> => ({
  ok: false,
  failure: { kind, callId: globalSearch.id, code: 'failed', field: null, requestId: null, message: kind },
});

/**
 * @spec state:global-search 3, rule:typed-search-min, constant:validation.mobileSearchMin, rule:search-mobile-min-3
 * @spec component:SearchField 6
 */
test.each([
  ['', false, 'idle', 2],
  ['q', false, 'tooShort', 1],
  ['qu', false, 'answered', 0],
  ['qu', true, 'tooShort', 1],
  ['qui', true, 'answered', 0],
  ['...', false, 'tooShort', 0],
] as const)('%j, narrow: %s, is %s', async (text, isNarrow, state, missing) => {
  const { search, type, asked } = await setUp({ isNarrow });
  await type(text);
  expect([search.state, search.missing]).toEqual([state, missing]);
  expect(asked).toEqual(state === 'answered' ? [text] : []);
});

/**
 * @spec state:global-search 4, component:SearchField 7
 * @spec feature:search.suggestions 1
 */
test('the pattern is searched for in lower case after a pause in typing, with proposals', async () => {
  const { search, type, asked, clock } = await setUp();
  search.type('QU');
  clock.advance(typingPauseMs - 1);
  search.type('  Quilla ');
  clock.advance(typingPauseMs - 1);
  expect([search.state, asked]).toEqual(['searching', []]);
  await type('  QUILL ');
  expect([asked, search.answer?.searchPattern]).toEqual([['quill'], 'quill']);
  expect(search.answer?.proposals).toEqual(['Quilla Vex']);
  expect(search.answer?.actors).toMatchObject({ count: 1, items: [{ name: 'Quilla Vex', online: true }] });
});

/**
 * @spec state:global-search 1, 2, error:search-pattern-stale, feature:search.global 3, component:SearchField 8
 */
test('an answer to older letters is ignored, and the last answer stays until the newer one is there', async () => {
  const { search, begin, answer } = answered();
  await begin('tan');
  await answer('tan');
  await begin('pia');
  await begin('pian');
  await answer('pia');
  expect([search.state, search.answer?.searchPattern]).toEqual(['searching', 'tan']);
  await answer('pian');
  expect([search.state, search.answer?.searchPattern]).toEqual(['answered', 'pian']);
});

test('the answer to a pattern that was emptied or shortened meanwhile is ignored', async () => {
  const { search, begin, answer } = answered();
  await begin('pian');
  search.clear();
  await answer('pian');
  expect([search.state, search.answer]).toEqual(['idle', null]);
  await begin('tango');
  search.type('t');
  await answer('tango');
  expect([search.state, search.answer]).toEqual(['tooShort', null]);
});

// @spec error:search-data-missing, feature:search.global 4, state:search-caching 4
test('an answer without its data is an empty one', async () => {
  const { search, begin, answer } = answered();
  await begin('pian');
  await answer('pian', failure('schemaMismatch'));
  const { actors, videos, mediathek } = search.answer ?? {};
  expect([search.state, actors?.items]).toEqual(['answered', []]);
  expect([actors?.count, videos?.count, mediathek?.count]).toEqual([0, 0, 0]);
});

test.each(['offline', 'http'] as const)(
  'a search that failed as %s keeps text and older answer, and can be repeated',
  async (kind) => {
    const { search, begin, answer } = answered();
    await begin('tan');
    await answer('tan');
    await begin('pian');
    await answer('pian', failure(kind));
    expect([search.state, search.failure?.kind, search.text, search.answer?.searchPattern]).toEqual([
      'failed',
      kind,
      'pian',
      'tan',
    ]);
    const again = search.search();
    await answer('pian');
    await again;
    expect([search.state, search.failure, search.answer?.searchPattern]).toEqual(['answered', null, 'pian']);
  },
);

/**
 * @spec state:search-caching 1, 2, 3, feature:search.cache 1, component:SearchField 10
 * @spec state:caching-by-call 10
 */
test('results are kept per query for five minutes, and a cleaner removes them every five seconds', async () => {
  const { search, type, asked, clock } = await setUp();
  await type('quilla');
  await type('lisbon');
  await type('quilla');
  expect([asked, search.state, search.answer?.searchPattern]).toEqual([['quilla', 'lisbon'], 'answered', 'quilla']);
  clock.advance(searchCacheMs - 2 * typingPauseMs - 1);
  await type('lisbon');
  expect(asked).toHaveLength(2);
  clock.advance(searchCacheCleanerMs);
  await type('quilla');
  expect(asked).toEqual(['quilla', 'lisbon', 'quilla']);
});

test('the tags beside the results begin like the pattern; without one they are the most popular', async () => {
  const { search, type } = await setUp();
  await search.open();
  expect(search.tags).toHaveLength(8);
  const counts = search.tags.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  await type('pian');
  expect(search.tags.map(({ name }) => name)).toEqual(['Piano']);
  const popular = search.tags;
  await type('');
  await tick();
  expect(search.tags).not.toEqual(popular);
  expect(search.tags).toHaveLength(8);
});

test('an answer whose tags could not be read has none of another pattern, and reads them when it is shown again', async () => {
  const { search, type, failRequests } = await setUp();
  await type('pian');
  failRequests(/searchTags/);
  await type('danc');
  expect([search.answer?.searchPattern, search.tags]).toEqual(['danc', []]);
  failRequests(null);
  await type('pian');
  await type('danc');
  await tick();
  expect(search.tags.map(({ name }) => name)).toContain('Dance');
});

test('a pattern that was chosen is remembered here, and counted by the server', async () => {
  const { search, lastSearches, world } = await setUp();
  await search.choose('  Quilla ');
  expect(lastSearches.patterns).toEqual(['quilla']);
  const rows = await world.database.reader.query('select pattern, count from "searchPattern"', []);
  expect(rows).toEqual([{ pattern: 'quilla', count: 1 }]);
});

test('a document carries the popular tags, which the browser then does not read again', async () => {
  const server = (await setUp()).search;
  await server.loadPopular();
  const { search, sent } = await setUp();
  search.restore(server.snapshot());
  await search.open();
  expect(search.tags).toEqual(server.tags);
  expect(search.tags).toHaveLength(8);
  expect(sent).toEqual([]);
});
