import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { withinBounds } from './limits.ts';

const schema = buildSchema(`
  type Query { people: [Person!]! person: Person }
  type Person { name: String! friends: [Person!]! friend: Person }
`);

const chain = (field: string, depth: number): string =>
  depth === 0 ? 'name' : `${field} {${chain(field, depth - 1)}}`;

const check = (text: string) => () => withinBounds(schema, parse(text));

test.each([
  ['eight levels', `{person{${chain('friend', 6)}}}`],
  ['twenty aliases', `{${Array.from({ length: 20 }, (_, at) => `a${at}:person{name}`).join(' ')}}`],
  ['lists in lists in lists', '{people{friends{friends{name}}}}'],
])('accepts %s', (_, text) => {
  expect(check(text)).not.toThrow();
});

test.each([
  ['nine levels', `{person{${chain('friend', 7)}}}`, /8 levels/],
  ['twenty-one aliases', `{${Array.from({ length: 21 }, (_, at) => `a${at}:person{name}`).join(' ')}}`, /20 aliases/],
  ['lists that multiply', '{people{friends{friends{friends{name}}}}}', /cost at most 5000/],
  ['twenty-one fragments', `{${'...f '.repeat(21)}} fragment f on Query{person{name}}`, /20 fragments/],
])('rejects %s', (_, text, message) => {
  expect(check(text)).toThrow(message);
});
