import { expect, test } from 'vitest';
import { both, consumerOnly, nobody, providerOnly } from './change.ts';
import { rules, schemaChanges, type JsonSchema, type Rule } from './schema-changes.ts';

const changesOf = (before: JsonSchema, after: JsonSchema, schemas: readonly [JsonSchema, JsonSchema] = [{}, {}]) =>
  schemaChanges(
    { schema: before, document: { components: { schemas: schemas[0] } } },
    { schema: after, document: { components: { schemas: schemas[1] } } },
    'body',
  ).map(({ at, rule, text }) => [rule, `${at} ${text}`]);

const text = { type: 'string' };
const integer = { type: 'integer' };
const object = (properties: JsonSchema, ...required: string[]) => ({ type: 'object', properties, required });
const nullable = (of: JsonSchema) => ({ anyOf: [of, { type: 'null' }] });

const table: readonly (readonly [JsonSchema, JsonSchema, Rule, string])[] = [
  [object({}), object({ a: text }, 'a'), 'requiredFieldAdded', 'body.a is new and required'],
  [object({}), object({ a: text }), 'optionalFieldAdded', 'body.a is new and optional'],
  [object({ a: text }, 'a'), object({}), 'requiredFieldRemoved', 'body.a is gone'],
  [object({ a: text }), object({}), 'optionalFieldRemoved', 'body.a is gone'],
  [object({ a: text }), object({ a: text }, 'a'), 'fieldBecameRequired', 'body.a is required'],
  [object({ a: text }, 'a'), object({ a: text }), 'fieldBecameOptional', 'body.a is optional'],
  [text, integer, 'replaced', 'body is integer, was string'],
  [integer, { type: 'number' }, 'widened', 'body is number, was integer'],
  [{ type: 'number' }, integer, 'narrowed', 'body is integer, was number'],
  [text, nullable(text), 'widened', 'body can be null'],
  [nullable(text), text, 'narrowed', 'body can no longer be null'],
  [{ type: ['string', 'null'] }, text, 'narrowed', 'body can no longer be null'],
  [{ ...text, enum: ['a'] }, { ...text, enum: ['a', 'b'] }, 'widened', 'body has the new value "b"'],
  [{ ...text, enum: ['a', 'b'] }, { ...text, enum: ['a'] }, 'narrowed', 'body lost the value "b"'],
  [text, { ...text, enum: ['a'] }, 'narrowed', 'body only "a" is possible, before any string'],
  [{ const: 'a' }, text, 'widened', 'body any string is possible, before only "a"'],
  [{ ...integer, minimum: 0 }, { ...integer, minimum: 1 }, 'narrowed', 'body minimum is 1, was 0'],
  [{ ...integer, minimum: 0 }, integer, 'widened', 'body minimum is gone, was 0'],
  [{ ...integer, maximum: 9 }, { ...integer, maximum: 8 }, 'narrowed', 'body maximum is 8, was 9'],
  [{ ...text, maxLength: 9 }, { ...text, maxLength: 10 }, 'widened', 'body maxLength is 10, was 9'],
  [text, { ...text, format: 'date-time' }, 'narrowed', 'body format is "date-time", was not set'],
  [{ ...text, pattern: 'a' }, { ...text, pattern: 'b' }, 'replaced', 'body pattern is "b", was "a"'],
  [{ type: 'array', items: text }, { type: 'array', items: integer }, 'replaced', 'body[] is integer, was string'],
  [
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: integer },
    'replaced',
    'body.* is integer, was string',
  ],
  [
    { allOf: [object({ a: text }, 'a'), object({ b: text }, 'b')] },
    object({ a: text, b: integer }, 'a', 'b'),
    'replaced',
    'body.b is integer, was string',
  ],
  [
    { anyOf: [object({ kind: { const: 'x' } }, 'kind')] },
    { anyOf: [object({ kind: { const: 'y' } }, 'kind'), object({ kind: { const: 'x' } }, 'kind')] },
    'widened',
    'body can be object',
  ],
];

test.each(table)('%j to %j is %s: %s', (before, after, rule, sentence) => {
  expect(changesOf(before, after)).toEqual([[rule, sentence]]);
});

test.each<[string, JsonSchema, JsonSchema]>([
  ['texts and examples', { ...text, description: 'one' }, { ...text, description: 'other', examples: ['a'] }],
  ['the order of options', { anyOf: [text, integer] }, { anyOf: [integer, text] }],
  ['the order of values', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
  ['a schema that moves to a name', object({ a: text }, 'a'), { $ref: '#/components/schemas/Named' }],
])('%s are no change', (_, before, after) => {
  const named = { Named: object({ a: text }, 'a') };
  expect(changesOf(before, after, [named, named])).toEqual([]);
});

test('a named schema that contains itself is compared once, under its name', () => {
  const node = (value: JsonSchema) => ({
    Node: object({ value, below: { type: 'array', items: { $ref: '#/components/schemas/Node' } } }, 'value', 'below'),
  });
  const body = object({ one: { $ref: '#/components/schemas/Node' }, other: { $ref: '#/components/schemas/Node' } });
  expect(changesOf(body, body, [node(text), node(integer)])).toEqual([
    ['replaced', 'Node.value is integer, was string'],
  ]);
});

test.each([
  ['requiredFieldAdded', both, providerOnly],
  ['optionalFieldAdded', providerOnly, nobody],
  ['requiredFieldRemoved', both, consumerOnly],
  ['optionalFieldRemoved', consumerOnly, nobody],
  ['fieldBecameRequired', consumerOnly, providerOnly],
  ['fieldBecameOptional', providerOnly, consumerOnly],
  ['widened', providerOnly, consumerOnly],
  ['narrowed', consumerOnly, providerOnly],
  ['replaced', both, both],
] as const)('%s of an input breaks %j, of an answer %j', (rule, input, answer) => {
  expect(rules[rule]).toEqual({ input, answer });
});
