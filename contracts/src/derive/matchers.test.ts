import { MatchersV3 } from '@pact-foundation/pact';
import { s } from '@lounge/protocol';
import { tile } from '@lounge/protocol/engagement/tile-grid';
import { aModel } from '@lounge/testing/content/actors';
import { expect, test } from 'vitest';
import { instantPattern, matchersOf } from './matchers.ts';

const { boolean, eachLike, integer, like, number, regex } = MatchersV3;
const word = s.enum(['a-b', 'c.d'], { id: 'TestWord', description: 'a word' });

test.each([
  ['text', s.string, 'x', like('x')],
  ['a whole number', s.count, 3, integer(3)],
  ['a number with a fraction', s.number, 3, number(3)],
  ['a flag', s.boolean, true, boolean(true)],
  ['a word', word, 'a-b', regex(String.raw`^(a-b|c\.d)$`, 'a-b')],
  ['an instant', s.instant, '2026-11-20T19:00:00.000Z', regex(instantPattern, '2026-11-20T19:00:00.000Z')],
  ['null', s.nullable(s.string), null, null],
  ['a value that may be null', s.nullable(s.string), 'x', like('x')],
  ['an empty list', s.array(s.string), [], []],
  ['a list', s.array(s.string), ['x', 'y'], eachLike(like('x'), 1)],
  ['an object', s.object({ a: s.string, b: s.optional(s.count) }), { a: 'x', b: undefined }, { a: like('x') }],
])('matches %s', (_, of, example, expected) => {
  expect(matchersOf(of, example)).toEqual(expected);
});

test('compares pinned values as they are', () => {
  expect(matchersOf(s.object({ id: s.entityId, name: s.string }), { id: 7, name: 'x' }, ['id'])).toEqual({
    id: 7,
    name: like('x'),
  });
});

test('compares lists that hold a pinned value position by position', () => {
  const of = s.object({ items: s.array(s.object({ id: s.entityId, name: s.string })) });
  const example = { items: [1, 2].map((id) => ({ id, name: 'x' })) };
  const expected = { items: [1, 2].map((id) => ({ id, name: like('x') })) };
  expect(matchersOf(of, example, ['items.id'])).toEqual(expected);
});

test('compares a list at the root position by position where a field of its items is pinned', () => {
  const of = s.array(s.object({ id: s.entityId }));
  expect(matchersOf(of, [{ id: 1 }, { id: 2 }], ['id'])).toEqual([{ id: 1 }, { id: 2 }]);
});

test('matches each item of a mixed list by its own member', () => {
  const matched = matchersOf(s.array(tile), [{ kind: 'model', model: aModel({ id: 5 }) }]);
  expect(matched).toMatchObject([{ kind: 'model', model: { id: integer(5), name: like('Noor Vega') } }]);
});

test('refuses a path that names nothing', () => {
  expect(() => matchersOf(s.object({ id: s.entityId }), { id: 7 }, ['ids'])).toThrow('The example has nothing at ids.');
});
