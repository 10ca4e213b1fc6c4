import { plainVideoFilter, type VideoFilter } from '@lounge/stores/content/videos';
import { expect, test } from 'vitest';
import { filterOf, hasUnknownFilter, searchOf, withoutFilters, withValue } from './video-address.ts';

const parse = (text: string, type: VideoFilter['type'] = 'all') => filterOf(new URLSearchParams(text), type);

test.each<[string, Partial<VideoFilter>]>([
  ['', {}],
  ['filter=free&filter=vip', { includeFreeVideos: true, includeVIPVideos: true }],
  ['filter=sale&filter=recommended', { includeOnSaleVideos: true, isRecommended: true }],
  ['filter=unbought', { includeBoughtVideos: false }],
  ['filter=gender%3Amale&filter=gender%3Acouple', { actorGenders: ['male', 'couple'] }],
  ['filter=gender%3Anone', { actorGenders: ['none'] }],
  ['filter=tag%3Apiano&filter=tag%3Acats', { tags: ['piano', 'cats'] }],
  ['from=300&to=1800', { duration: { from: 300, to: 1800 } }],
  ['sort=reducedRandom', { sort: 'reducedRandom' }],
  ['page=3', { page: 3 }],
])('the address "%s" is %j, and back', (text, chosen) => {
  const filter = { ...plainVideoFilter('all'), ...chosen };
  expect(parse(text)).toEqual(filter);
  const query = searchOf(filter);
  expect(parse(query)).toEqual(filter);
  expect(hasUnknownFilter(new URLSearchParams(query))).toBe(false);
});

test.each(['filter=gender:robots', 'filter=tag:%3Cscript%3E', 'filter=constructor', 'filter=', 'filter=tag:ملف'])(
  'an address with "%s" leaves it out and is known to',
  (text) => {
    expect(parse(text)).toEqual(plainVideoFilter('all'));
    expect(hasUnknownFilter(new URLSearchParams(text))).toBe(true);
  },
);

test.each(['page=0', 'page=-2', 'page=x', 'sort=up', 'from=many', 'to=1.5'])('"%s" counts as nothing', (text) => {
  expect(parse(text)).toEqual(plainVideoFilter('all'));
});

test('a page far beyond the end is the last one that an address has', () => {
  expect(parse('page=9999').page).toBe(64);
});

test('free videos begin with women, which an address can take off', () => {
  const free = parse('', 'free');
  expect([free.actorGenders, searchOf(free)]).toEqual([['female'], '']);
  const everybody = withValue(free, 'gender:female');
  expect([everybody.actorGenders, searchOf(everybody)]).toEqual([['none'], '?filter=gender%3Anone']);
  expect(parse(searchOf(everybody), 'free').actorGenders).toEqual(['none']);
  expect(withoutFilters(free)?.actorGenders).toEqual(['none']);
  expect(withoutFilters(everybody)).toBeNull();
});

test('a press on a value begins with the first page', () => {
  const third = parse('page=3&filter=tag%3Apiano&sort=cheapest');
  expect(searchOf(withValue(third, 'tag:cats'))).toBe('?filter=tag%3Apiano&filter=tag%3Acats&sort=cheapest');
  expect(searchOf(withValue(third, 'tag:piano'))).toBe('?sort=cheapest');
  expect(searchOf(withValue(third, 'vip'))).toBe('?filter=vip&filter=tag%3Apiano&sort=cheapest');
  expect(withoutFilters(third)).toEqual({ ...plainVideoFilter('all'), sort: 'cheapest' });
  expect(withoutFilters(parse('sort=cheapest&page=3'))).toBeNull();
  expect(withoutFilters(parse('filter=gender%3Anone'))).toBeNull();
});
