import { plainQuery } from '@lounge/stores/content/actor-search';
import { expect, test } from 'vitest';
import {
  hasUnknownFilter,
  queryOf,
  rangesOf,
  searchOf,
  withAges,
  withFilter,
  withoutFilters,
  withPrice,
} from './search-address.ts';

const parsed = (search: string) => queryOf(new URLSearchParams(search));

test('a search travels in its address and comes back', () => {
  const query = {
    ...plainQuery,
    conditions: ['vip', 'tag:music', 'language:de', 'age:25-40', 'price:3600'],
    mood: 70,
    zip: '50667',
    sort: 'distance' as const,
    page: 3,
  };
  const search = searchOf(query);
  expect(search).toBe(
    '?filter=vip&filter=tag%3Amusic&filter=language%3Ade&ageFrom=25&ageTo=40&price=3600&mood=70&zip=50667&sort=distance&page=3',
  );
  expect(parsed(search)).toEqual(query);
  expect([searchOf(plainQuery), parsed('')]).toEqual(['', plainQuery]);
});

test.each([
  ['a filter that nobody knows', 'filter=shoe-size&filter=%3Cscript%3E&filter=vip&filter=vip', { conditions: ['vip'] }],
  [
    'a fifth interest, which no search has',
    'filter=tag:music&filter=tag:stage&filter=tag:art&filter=tag:dance&filter=tag:books&filter=vip',
    { conditions: ['tag:music', 'tag:stage', 'tag:art', 'tag:dance', 'vip'] },
  ],
  ['a range as a filter', 'filter=age:18-20&filter=price:1', {}],
  ['ages out of range', 'ageFrom=18&ageTo=99', {}],
  ['ages in the wrong order', 'ageFrom=50&ageTo=30', {}],
  ['one age', 'ageFrom=40', { conditions: ['age:40-65'] }],
  ['the highest price, which is any', 'price=6000', {}],
  ['a mood out of range', 'mood=101', {}],
  ['a mood that is no number', 'mood=calm', {}],
  ['a postal code of four characters', 'zip=1010', {}],
  ['a postal code with a slash', 'zip=../..', {}],
  ['an unknown order', 'sort=cheapest', {}],
  ['page zero', 'page=0', {}],
  ['the first page', 'page=1', {}],
  ['the ends of all sliders of a form', 'ageFrom=21&ageTo=65&price=6000&zip=', {}],
])('%s is left out', (_, search, expected) => {
  expect(parsed(search)).toEqual({ ...plainQuery, ...expected });
});

test('a page beyond the last leads to the end of the list', () => {
  expect(parsed('page=999').page).toBe(21);
});

test.each([
  ['filter=shoe-size&filter=vip', true],
  ['filter=vip&filter=vip&filter=tag:music', false],
])('in %s something is left out: %s', (search, expected) => {
  expect(hasUnknownFilter(new URLSearchParams(search))).toBe(expected);
});

test('a change begins with the first page, and a whole range is none', () => {
  const query = { ...plainQuery, page: 4 };
  expect(withFilter(query, 'vip', true)).toEqual({ ...plainQuery, conditions: ['vip'] });
  expect(withFilter(withFilter(query, 'vip', true), 'vip', false)).toEqual(plainQuery);
  const aged = withAges(query, 30, 40);
  expect([aged.conditions, rangesOf(aged)]).toEqual([['age:30-40'], { from: 30, to: 40, hasAges: true, price: null }]);
  expect(withAges(aged, 21, 65)).toEqual(plainQuery);
  expect(withPrice(withPrice(query, 3000), 2400).conditions).toEqual(['price:2400']);
  expect(withPrice(withPrice(query, 3000), null)).toEqual(plainQuery);
});

test.each([
  ['nothing chosen', {}, false, null],
  ['a category and its place', { category: 'musicians', zip: '10115' }, true, null],
  ['filters', { conditions: ['vip', 'age:30-40'], page: 3 }, false, {}],
  ['a mood', { mood: 60 }, true, {}],
  ['a postal code as a filter', { zip: '10115', sort: 'distance' }, false, {}],
  ['a filter near a place', { conditions: ['vip'], zip: '10115' }, true, { zip: '10115' }],
] as const)('%s is cleared', (_, chosen, isAboutPlace, rest) => {
  const cleared = withoutFilters({ ...plainQuery, ...chosen }, isAboutPlace);
  expect(cleared).toEqual(rest === null ? null : { ...plainQuery, ...rest });
});
