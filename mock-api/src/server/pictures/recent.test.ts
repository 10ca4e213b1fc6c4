import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

const bytes = (length: number) => new Uint8Array(length);

test('returns stored values', () => {
  const recent = createRecent(10);
  recent.set('a', bytes(4));
  expect(recent.get('a')).toHaveLength(4);
  expect(recent.get('b')).toBeUndefined();
});

test('evicts the least recently used value first', () => {
  const recent = createRecent(10);
  recent.set('a', bytes(4));
  recent.set('b', bytes(4));
  recent.get('a');
  recent.set('c', bytes(4));
  expect(recent.get('b')).toBeUndefined();
  expect(recent.get('a')).toBeDefined();
  expect(recent.get('c')).toBeDefined();
});

test('counts a replaced value once', () => {
  const recent = createRecent(10);
  for (let i = 0; i < 5; i++) recent.set('a', bytes(4));
  recent.set('b', bytes(6));
  expect(recent.get('a')).toBeDefined();
  expect(recent.get('b')).toBeDefined();
});

test('does not store a value over the limit', () => {
  const recent = createRecent(10);
  recent.set('a', bytes(4));
  recent.set('b', bytes(11));
  expect(recent.get('b')).toBeUndefined();
  expect(recent.get('a')).toBeDefined();
});
