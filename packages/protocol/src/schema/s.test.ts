import { expect, test } from 'vitest';
import * as s from './s.ts';
import { parse } from './parse.ts';

const person = s.object({
  name: s.boundedString(4),
  friends: s.array(s.object({ id: s.entityId })),
  note: s.optional(s.nullable(s.string)),
});

test('returns a value that matches the schema', () => {
  const value = { name: 'Noor', friends: [{ id: 1 }], note: null };
  expect(parse(person, value)).toEqual({ ok: true, value });
});

test.each<[unknown, string | null, boolean]>([
  [{ name: 'Noor', friends: [{ id: 0 }] }, 'friends.0.id', false],
  [{ name: 'Noorie', friends: [] }, 'name', false],
  [{ name: '', friends: [] }, 'name', false],
  [{ friends: [] }, 'name', false],
  [{ name: 'Noor', friends: [], age: 31 }, 'age', true],
  [{ name: 'Noor', friends: [{ id: 1, age: 31 }] }, 'friends.0.age', true],
  [{ name: 'Noorie', friends: [], age: 31 }, 'name', false],
  [null, null, false],
  ['text', null, false],
])('%o does not match at %s, because of unknown fields only: %s', (value, field, unknownFieldsOnly) => {
  expect(parse(person, value)).toEqual({ ok: false, field, unknownFieldsOnly });
});

test.each([
  ['count', s.count, 0, true],
  ['count', s.count, -1, false],
  ['count', s.count, 0.5, false],
  ['entityId', s.entityId, 2_147_483_647, true],
  ['entityId', s.entityId, 2_147_483_648, false],
  ['entityId', s.entityId, '1', false],
  ['pageNumber', s.pageNumber, 500, true],
  ['pageNumber', s.pageNumber, 501, false],
  ['instant', s.instant, '2026-11-20T19:00:00.000Z', true],
  ['instant', s.instant, '2026-11-20T19:00:00Z', false],
  ['instant', s.instant, '2026-11-20T19:00:00.000+01:00', false],
  ['boundedString', s.boundedString(2), 'ab', true],
  ['boundedString', s.boundedString(2), 'abc', false],
  ['boundedString, which counts code points,', s.boundedString(2), '🐎🐎', true],
] as const)('%s accepts %4$s: %5$s', (_, of, value, isValid) => {
  expect(parse(of, value).ok).toBe(isValid);
});
