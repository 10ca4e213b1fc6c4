import { mutation, operationText, query, s } from '@lounge/protocol';
import { parse, printSchema, validate } from 'graphql';
import { expect, test } from 'vitest';
import { unchecked } from '../../testing/unchecked.ts';
import { createSchema } from './create-schema.ts';

const resolve = async () => null;

const thing = s.object(
  { id: s.entityId, at: s.nullable(s.instant), size: s.number, open: s.record },
  { id: 'Thing', description: 'a thing' },
);

test('derives types, inputs and descriptions from schemas', () => {
  const calls = [
    query('a/b/things', {
      input: s.object({
        like: s.string,
        deep: s.optional(s.object({ yes: s.boolean })),
        ids: s.optional(s.array(s.entityId)),
      }),
      answer: s.array(thing),
      purpose: 'Lists things.',
    }),
    mutation('a/b/keepThing', { input: s.empty, answer: s.nullable(thing), purpose: 'Keeps a thing.' }),
  ];
  expect(printSchema(createSchema(calls, resolve))).toMatchInlineSnapshot(`
    "type Query {
      """Lists things."""
      things(like: String!, deep: ThingsDeepInput, ids: [Int!]): [Thing!]!
    }

    """a thing"""
    type Thing {
      id: Int!
      at: DateTime
      size: Float!
      open: JSON!
    }

    """an instant, ISO 8601 in UTC"""
    scalar DateTime

    """any JSON value"""
    scalar JSON

    input ThingsDeepInput {
      yes: Boolean!
    }

    type Mutation {
      """Keeps a thing."""
      keepThing: Thing
    }"
  `);
});

test('the text of an operation with nested input is valid', () => {
  const deep = query('a/b/deepThings', {
    input: s.object({
      into: s.optional(s.object({ at: s.instant, far: s.object({ away: s.string }) })),
      all: s.array(s.object({ yes: s.boolean })),
    }),
    answer: s.object({ inner: s.object({ list: s.array(thing) }) }),
    purpose: 'Lists things.',
  });
  expect(validate(createSchema([deep], resolve), parse(operationText(deep)))).toEqual([]);
});

test('throws for two schemas with one name', () => {
  const other = s.object({ id: s.string });
  const call = (name: string, answer: ReturnType<typeof s.object>) =>
    query(`a/b/${name}`, { input: s.empty, answer, purpose: 'Lists.' });
  const calls = [call('same', s.object({ inner: s.object({ id: s.string }) })), call('sameInner', other)];
  const twice = [...calls, query('a/b/same', { input: s.empty, answer: s.object({ x: s.string }), purpose: 'Lists.' })];
  expect(() => printSchema(createSchema(twice, resolve))).toThrow(/two schemas are called/);
});

test('throws for a schema without a GraphQL type', () => {
  const odd = unchecked({ type: 'date' });
  const call = query('a/b/odd', { input: s.empty, answer: odd, purpose: 'Lists.' });
  expect(() => printSchema(createSchema([call], resolve))).toThrow(/type date has no GraphQL type/);
});
