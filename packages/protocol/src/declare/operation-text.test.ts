import { expect, test } from 'vitest';
import { actorHeatMaps, recommendedModels } from '../content/actors/index.ts';
import { guestInitData } from '../foundation/guest/index.ts';
import { legalTexts } from '../foundation/legal/index.ts';
import { queryCalls } from '../registry.ts';
import * as s from '../schema/s.ts';
import { mutation } from './call.ts';
import { unwrap } from '../schema/schema.ts';
import { nestedName, operationText } from './operation-text.ts';

test.each([
  [
    actorHeatMaps,
    'query actorHeatMaps($actorId:Int!){actorHeatMaps(actorId:$actorId){heatMaps{day hours} hoursToBeOnline actorName memo errors}}',
  ],
  [
    legalTexts,
    'query legalTexts($filter:LegalTextFilterInput,$first:Int,$offset:Int){legalTexts(filter:$filter,first:$first,offset:$offset){id type product version language html publishedAt changes}}',
  ],
] as const)('writes the operation of $id', (call, text) => {
  expect(operationText(call)).toBe(text);
});

test('an operation without input has no parentheses', () => {
  expect(operationText(guestInitData)).toMatch(/^query guestInitData\{guestInitData\{id name /);
});

test('nested objects are selected completely', () => {
  expect(operationText(recommendedModels)).toContain('portrait{url kind tint}');
});

const sample = mutation('content/actors/storeSample', {
  input: s.object({
    text: s.string,
    real: s.number,
    flag: s.boolean,
    at: s.instant,
    open: s.optional(s.record),
    ids: s.array(s.entityId),
    into: s.object({ text: s.string }),
  }),
  answer: s.union('kind', [
    s.object({ kind: s.literal('a'), value: s.nullable(s.string) }, { id: 'SampleA', description: 'one' }),
    s.object(
      { kind: s.literal('b'), list: s.array(s.object({ deep: s.string })) },
      { id: 'SampleB', description: 'two' },
    ),
  ]),
  purpose: 'Stores a sample.',
});

test('every kind of schema has a GraphQL type', () => {
  expect(operationText(sample)).toContain(
    '($text:String!,$real:Float!,$flag:Boolean!,$at:DateTime!,$open:JSON,$ids:[Int!]!,$into:StoreSampleIntoInput!)',
  );
});

test('a union is selected by type', () => {
  expect(operationText(sample)).toContain('{__typename ... on SampleA{kind value} ... on SampleB{kind list{deep}}}');
});

test('the text of an operation is cached', () => {
  expect(operationText(sample)).toBe(operationText(sample));
});

test('unwraps optional and nullable wrappers in any order', () => {
  expect(unwrap(s.optional(s.nullable(s.string)))).toEqual({ bare: s.string, open: true });
  expect(unwrap(s.nullable(s.optional(s.string)))).toEqual({ bare: s.string, open: true });
  expect(unwrap(s.string)).toEqual({ bare: s.string, open: false });
});

test('a nested schema is named by its path', () => {
  expect(nestedName('heatMaps', 'actorId')).toBe('heatMapsActorId');
});

test.each(queryCalls.map((call) => [call.id, call] as const))('%s names its operation after its export', (id, call) => {
  expect(id.endsWith(`/${call.name}`)).toBe(true);
  expect(operationText(call).startsWith(`${call.operation} ${call.name}`)).toBe(true);
});
