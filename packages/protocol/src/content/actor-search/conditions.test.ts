import { expect, test } from 'vitest';
import { fieldsOf } from '../../index.ts';
import { routeByScreen } from '../../foundation/page/index.ts';
import { conditionsOf } from './conditions.ts';
import { deleteSearchFilter, initActorSearch, searchActors } from './rest.ts';

test('conditions are combined; of two ages or prices the last counts', () => {
  const keys = [
    'vip',
    'vip',
    'gender:F',
    'gender:FM',
    'tag:music',
    'age:21-30',
    'age:25-40',
    'price:3000',
    'price:3600',
  ];
  expect(conditionsOf(keys)).toEqual({
    flags: ['vip'],
    genders: ['F', 'FM'],
    languages: [],
    tags: ['music'],
    ages: [25, 40],
    priceTo: 3600,
  });
  expect(conditionsOf([])).toMatchObject({ flags: [], ages: null, priceTo: null });
});

test.each([
  '',
  'VIP',
  'vip ',
  'gender:',
  'gender:f',
  'language:fr',
  'tag:Music',
  'tag:<script>',
  'tag:ملف',
  'age:20-30',
  'age:40-30',
  'age:4-9',
  'price:12',
  'price:-100',
  'price:1000000',
  ':',
  'constructor',
])('nobody knows the condition "%s"', (condition) => {
  expect(conditionsOf(['vip', condition])).toBeNull();
});

test('there are at most 30 conditions, and 4 tags', () => {
  const vips = (count: number) => Array.from({ length: count }, () => 'vip');
  expect([conditionsOf(vips(30)) === null, conditionsOf(vips(31))]).toEqual([false, null]);
  const tags = ['tag:aa', 'tag:bb', 'tag:cc', 'tag:dd'];
  expect([conditionsOf(tags) === null, conditionsOf([...tags, 'tag:ee'])]).toEqual([false, null]);
});

// @spec feature:performers.search 9
test('init, search and the deletion of a filter carry what the documents name', () => {
  const named = (call: { readonly input: Parameters<typeof fieldsOf>[0] }) => Object.keys(fieldsOf(call.input));
  expect(named(initActorSearch)).toEqual(['qmdate', 'currentCollection', 'searchType', 'sortType']);
  const search = ['moodValue', 'searchType', 'sortType', 'requestId', 'forcedLocation', 'forcedZip', 'radius'];
  const filters = ['currentCollection', 'searchConditions', 'changedFilter'];
  expect(named(searchActors)).toEqual(['page', ...search, ...filters]);
  expect(named(deleteSearchFilter)).toEqual([...search, ...filters]);
});

// @spec feature:performers.next-door 1
test('the screen of the cams next door has a page of ours', () => {
  expect(routeByScreen['cams-next-door']).toBe('cams.next-door');
});
