import { operationText, services } from '@lounge/protocol';
import { queryCalls } from '@lounge/protocol/registry';
import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from './create-schema.ts';
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
  ['lists that multiply', '{people{friends{friends{friends{name}}}}}', /cost at most 6000/],
  ['twenty-one fragments', `{${'...f '.repeat(21)}} fragment f on Query{person{name}}`, /20 fragments/],
])('rejects %s', (_, text, message) => {
  expect(check(text)).toThrow(message);
});

// A client of another language may send the same operation in other words.
test.each(services)('the operations of %s are within the limits in any layout', (service) => {
  const calls = queryCalls.filter((call) => call.service === service);
  if (calls.length === 0) return;
  const ofService = createSchema(calls, () => Promise.resolve(null));
  for (const call of calls) expect(() => withinBounds(ofService, parse(operationText(call))), call.name).not.toThrow();
});
