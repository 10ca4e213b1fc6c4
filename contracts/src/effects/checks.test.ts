import { expect, test } from 'vitest';
import { differenceOf } from './checks.ts';
import type { CheckStep } from './scenario.ts';

const kept = new Map<string, unknown>([
  [
    'first',
    {
      id: 1,
      list: [
        { kind: 'album', amount: { value: -9 } },
        { kind: 'album', amount: { value: -8 } },
      ],
    },
  ],
  ['second', { id: 1 }],
]);
const frames = [{ type: 'guestBalance', value: 16 }, { type: 'beat' }, { type: 'guestBalance', value: 10 }];

const found = (that: CheckStep['that']) => differenceOf({ check: 'it', that }, { kept, framesOf: () => frames });

test.each<[string, CheckStep['that']]>([
  ['equal values', { got: '${first.id}', equals: '${second.id}' }],
  ['a sum', { sum: ['${first.id}', 4, '${second.id}'], equals: 6 }],
  ['items with fields', { items: '${first.list}', with: { kind: 'album', 'amount.value': -9 }, count: 1 }],
  ['no such items', { items: '${first.list}', with: { kind: 'video' }, count: 0 }],
  ['a field in lists', { lists: ['${first.list}', '${first.list}'], field: 'amount.value', are: [-9, -8, -9, -8] }],
  ['no text in a value', { value: '${first.list.0.kind}', isNotIn: '${second}' }],
  ['frames in order', { frames: 'one', ofTypes: ['guestBalance'], field: 'value', are: [16, 10] }],
])('%s hold', (_, that) => {
  expect(found(that)).toBeNull();
});

test.each<[string, CheckStep['that'], string, string]>([
  ['another value', { got: '${first.id}', equals: 2 }, '2', '1'],
  ['a value of another type', { got: '${first.id}', equals: '1' }, '"1"', '1'],
  ['two missing values', { got: '${first.no}', equals: '${second.no}' }, 'nothing', 'nothing'],
  ['another sum', { sum: ['${first.id}', 4], equals: 6 }, '6', '5'],
  ['a sum of what is missing', { sum: ['${first.no}', 4], equals: 4 }, '4', '[null,4]'],
  ['too many items', { items: '${first.list}', with: { kind: 'album' }, count: 1 }, '1', '2'],
  ['a field in lists', { lists: ['${first.list}'], field: 'kind', are: ['album'] }, '["album"]', '["album","album"]'],
  ['a missing list', { lists: ['${first.no}'], field: 'kind', are: [] }, '"lists"', '[null]'],
  ['a text in a value', { value: 'albu', isNotIn: '${first}' }, '"nothing of it"', '"albu"'],
  ['no text', { value: '${first.id}', isNotIn: '${second}' }, '"a text"', '1'],
  ['no list', { items: '${second}', with: {}, count: 1 }, '"a list"', '{"id":1}'],
  [
    'another order',
    { frames: 'one', ofTypes: ['guestBalance'], field: 'value', are: [10, 16] },
    '[10,16]',
    '[16,10], the same items in another order',
  ],
  ['one frame too many', { frames: 'one', ofTypes: ['guestBalance'], field: 'value', are: [16] }, '[16]', '[16,10]'],
])('%s is a difference', (_, that, expected, got) => {
  expect(found(that)).toEqual({ at: 'it', expected, got });
});
