import { expect, test } from 'vitest';
import {
  boundedText,
  count,
  entityId,
  instant,
  listOf,
  maybe,
  orNull,
  pageNumber,
  parse,
  shape,
  text,
} from './shapes.ts';

const person = shape({ name: boundedText(4), friends: listOf(shape({ id: entityId })), note: maybe(orNull(text)) });

test('a value that fits comes back', () => {
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
])('%o does not fit at %s, for unknown fields only: %s', (value, field, unknownFieldsOnly) => {
  expect(parse(person, value)).toEqual({ ok: false, field, unknownFieldsOnly });
});

test.each([
  ['count', count, 0, true],
  ['count', count, -1, false],
  ['count', count, 0.5, false],
  ['entityId', entityId, 2_147_483_647, true],
  ['entityId', entityId, 2_147_483_648, false],
  ['entityId', entityId, '1', false],
  ['pageNumber', pageNumber, 500, true],
  ['pageNumber', pageNumber, 501, false],
  ['instant', instant, '2026-11-20T19:00:00.000Z', true],
  ['instant', instant, '2026-11-20T19:00:00Z', false],
  ['instant', instant, '2026-11-20T19:00:00.000+01:00', false],
  ['boundedText', boundedText(2), 'ab', true],
  ['boundedText', boundedText(2), 'abc', false],
] as const)('%s takes %4$s: %5$s', (_, of, value, fits) => {
  expect(parse(of, value).ok).toBe(fits);
});
