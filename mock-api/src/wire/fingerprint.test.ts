import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('does not depend on the order of fields', () => {
  const body = { a: 1, b: { c: [1, 2], d: null } };
  expect(fingerprint('x', body)).toBe(fingerprint('x', { b: { d: null, c: [1, 2] }, a: 1 }));
  const others = [{ a: 1 }, { a: '1', b: { c: [1, 2], d: null } }, { a: 1, b: { c: [2, 1], d: null } }];
  const all = [fingerprint('x', body), fingerprint('y', body), ...others.map((each) => fingerprint('x', each))];
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((each) => /^[0-9a-f]{16}$/.test(each))).toBe(true);
});

test('a hundred thousand inputs have no collision', () => {
  const all = Array.from({ length: 100_000 }, (_, albumId) => fingerprint('content/galleries/buyAlbum', { albumId }));
  expect(new Set(all).size).toBe(all.length);
});
