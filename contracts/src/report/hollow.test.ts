import { push, query, read, s, type Declaration } from '@lounge/protocol';
import { declarations } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { readPacts, type Interaction } from '../verify/pact-files.ts';
import { hollowFields, hollowGaps } from './hollow.ts';
import { hollowReasons } from './hollow-reasons.ts';

test('the pacts show every field with a value, or there is a reason', () => {
  expect(hollowGaps(declarations, readPacts(), hollowReasons)).toEqual([]);
});

const part = s.object(
  { label: s.nullable(s.string), tags: s.array(s.string) },
  { id: 'TestedPart', description: 'a part' },
);
const purpose = 'Reads a thing.';
const getThing = read('content/things/getThing', {
  path: '/rest/v1/things/getThing',
  input: s.object({}),
  answer: s.object({ name: s.nullable(s.string), parts: s.array(part) }),
  purpose,
});
const things = query('content/things/things', { input: s.object({}), answer: s.array(part), purpose });
const changed = push('content/things/changed', { payload: s.object({ part: s.nullable(part) }), purpose });
const declared: readonly Declaration[] = [getThing, things, changed];

const answered = (call: string, content: unknown): Interaction => ({
  type: 'Synchronous/HTTP',
  description: 'a request',
  comments: { call },
  response: { body: { content } },
});
const pushed = (content: Record<string, unknown>): Interaction => ({
  type: 'Asynchronous/Messages',
  description: 'a push',
  comments: { call: changed.id },
  contents: { content: { type: 'changed', ...content } },
});
const pacts = (...interactions: readonly Interaction[]) => [{ provider: { name: 'rest-api' as const }, interactions }];
const hollow = (...interactions: readonly Interaction[]) =>
  hollowFields(declared, pacts(...interactions)).map(({ field }) => field);

const empty = { label: null, tags: [] };
const full = { label: 'One', tags: ['a'] };

test('a field that is null or an empty list in all examples is hollow', () => {
  expect(hollow(answered(getThing.id, { name: null, parts: [] }))).toEqual([
    'content/things/getThing.name',
    'content/things/getThing.parts',
  ]);
  expect(hollow(answered(getThing.id, { name: 'A', parts: [empty] }))).toEqual(['TestedPart.label', 'TestedPart.tags']);
});

test.each([
  ['in another interaction of the call', answered(getThing.id, { name: null, parts: [full] })],
  ['in a query', answered(things.id, { data: { things: [full] } })],
  ['in a push', pushed({ part: full })],
])('a value of the same shape counts %s', (_where, other) => {
  expect(hollow(answered(getThing.id, { name: 'A', parts: [empty] }), other)).toEqual([]);
});

test('a failure shows nothing', () => {
  expect(hollow(answered(getThing.id, { error: { code: 'unknown', field: null } }))).toEqual([]);
});

test('reports what has no reason, and reasons without need', () => {
  const shown = pacts(answered(getThing.id, { name: null, parts: [full] }));
  expect(hollowGaps(declared, shown, { 'TestedPart.label': 'It is new.' })).toEqual([
    'No pact shows content/things/getThing.name with a value; it is null or empty at content/things/getThing.name.',
    'TestedPart.label has a reason to be empty, but a pact shows it with a value, or none shows it.',
  ]);
});
