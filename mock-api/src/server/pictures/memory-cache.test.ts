import { expect, test } from 'vitest';
import { createMemoryCache } from './memory-cache.ts';

const bytes = (length: number) => new Uint8Array(length);

test('returns stored values', () => {
  const cache = createMemoryCache(10);
  cache.set('a', bytes(4));
  expect(cache.get('a')).toHaveLength(4);
  expect(cache.get('b')).toBeUndefined();
});

test('evicts the least recently used value first', () => {
  const cache = createMemoryCache(10);
  cache.set('a', bytes(4));
  cache.set('b', bytes(4));
  cache.get('a');
  cache.set('c', bytes(4));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
});

test('counts a replaced value once', () => {
  const cache = createMemoryCache(10);
  for (let i = 0; i < 5; i++) cache.set('a', bytes(4));
  cache.set('b', bytes(6));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeDefined();
});

test('does not store a value over the limit', () => {
  const cache = createMemoryCache(10);
  cache.set('a', bytes(4));
  cache.set('b', bytes(11));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
});
