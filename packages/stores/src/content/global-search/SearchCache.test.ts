import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { SearchCache } from './SearchCache.ts';

// @spec constant:search.cacheMs, feature:search.cache 1
test.each([
  [299_999, 'Lisbon'],
  [300_000, null],
])('after %i ms a result is %s, whether it was cleaned or not', (ms, value) => {
  const { clock, context } = testStores();
  const cache = new SearchCache(context);
  clock.advance(1);
  cache.set('lisbon', 'Lisbon');
  clock.advance(ms);
  expect(cache.get('lisbon')).toBe(value);
});

// @spec constant:search.cacheCleanerMs, feature:search.cache 1
test.each([
  [304_999, 1],
  [305_000, 0],
])('a result that was set between two runs of the cleaner is there for %i ms: %i', (ms, size) => {
  const { clock, context } = testStores();
  const cache = new SearchCache(context);
  cache.set('before', 1);
  clock.advance(1);
  cache.set('lisbon', 2);
  clock.advance(ms - 1);
  expect(cache.size).toBe(size);
});
