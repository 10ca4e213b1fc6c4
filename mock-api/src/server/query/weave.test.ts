import {
  anyObject,
  entityId,
  flag,
  instant,
  listOf,
  maybe,
  mutation,
  named,
  nothing,
  operationText,
  orNull,
  query,
  real,
  shape,
  text,
} from '@lounge/protocol';
import { parse, printSchema, validate } from 'graphql';
import { expect, test } from 'vitest';
import { weave } from './weave.ts';

const resolve = async () => null;

const thing = named('Thing', 'a thing', { id: entityId, at: orNull(instant), size: real, open: anyObject });

test('types, inputs and descriptions follow from the shapes', () => {
  const calls = [
    query('a/b/things', {
      input: shape({ like: text, deep: maybe(shape({ yes: flag })), ids: maybe(listOf(entityId)) }),
      answer: listOf(thing),
      purpose: 'Lists things.',
    }),
    mutation('a/b/keepThing', { input: nothing, answer: orNull(thing), purpose: 'Keeps a thing.' }),
  ];
  expect(printSchema(weave(calls, resolve))).toMatchInlineSnapshot(`
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

test('the words of an operation fit the schema, however its input is nested', () => {
  const deep = query('a/b/deepThings', {
    input: shape({
      into: maybe(shape({ at: instant, far: shape({ away: text }) })),
      all: listOf(shape({ yes: flag })),
    }),
    answer: shape({ inner: shape({ list: listOf(thing) }) }),
    purpose: 'Lists things.',
  });
  expect(validate(weave([deep], resolve), parse(operationText(deep)))).toEqual([]);
});

test('two shapes of one name are refused', () => {
  const other = shape({ id: text });
  const call = (name: string, answer: ReturnType<typeof shape>) =>
    query(`a/b/${name}`, { input: nothing, answer, purpose: 'Lists.' });
  const calls = [call('same', shape({ inner: shape({ id: text }) })), call('sameInner', other)];
  const twice = [...calls, query('a/b/same', { input: nothing, answer: shape({ x: text }), purpose: 'Lists.' })];
  expect(() => printSchema(weave(twice, resolve))).toThrow(/two shapes are called/);
});

test('a shape that GraphQL cannot say is refused', () => {
  const odd = { _zod: { def: { type: 'date' } } } as never;
  const call = query('a/b/odd', { input: nothing, answer: odd, purpose: 'Lists.' });
  expect(() => printSchema(weave([call], resolve))).toThrow(/type date has no GraphQL type/);
});
