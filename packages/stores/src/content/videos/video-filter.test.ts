import {
  defaultVideoSort,
  videoCategoryContent,
  videoListCategory,
  type VideoListCategory,
} from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import {
  durationOf,
  plainVideoFilter,
  toggleGender,
  variablesOf,
  type FilterGender,
  type VideoFilter,
} from './video-filter.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');

// @spec entity:videoFilter, feature:videos.recommendations 2
test('a filter has the fields of the documents', () => {
  const { duration, ...others } = plainVideoFilter('all');
  const names = [...Object.keys(others), ...Object.keys(duration).map((each) => `duration.${each}`)];
  expect(names.toSorted()).toEqual(
    [
      'type',
      'sort',
      'tags',
      'actorGenders',
      'duration.from',
      'duration.to',
      'page',
      'pageSize',
      'isRecommended',
      'includeBoughtVideos',
      'includeContestVideos',
      'freeVideosOnly',
      'includeFreeVideos',
      'includeOnSaleVideos',
      'includeVIPVideos',
      'showFilter',
    ].toSorted(),
  );
});

/**
 * @spec constant:video.defaultSort, constant:video.trendingWindow, constant:video.freeDefaultActingGroup
 * @spec entity:enum.videoListCategory, feature:videos.browse 2-4, component:VideoFilter 8
 */
test.each<[VideoListCategory, object]>([
  ['all', { sortOrder: 'topRated' }],
  ['vip30', { sortOrder: 'topRated', types: ['vip'] }],
  ['discounted', { sortOrder: 'newest', types: ['discount'] }],
  ['free', { sortOrder: 'newest', types: ['free'], actingGroups: ['female'] }],
  ['bought', { sortOrder: 'newest', types: ['bought'] }],
  ['new', { sortOrder: 'newest' }],
  ['trending', { sortOrder: 'topTrending', releasedFrom: '2026-11-12T19:00:00.000Z' }],
  ['top', { sortOrder: 'bestSelling', releasedFrom: '2026-02-23T19:00:00.000Z' }],
])('the list %s reads %j', (type, variables) => {
  expect(variablesOf(plainVideoFilter(type), now)).toEqual(variables);
  expect(Object.keys(defaultVideoSort)).toEqual(videoListCategory.values);
});

/**
 * @spec entity:videoQueryFilter, feature:videos.filter 2
 */
test.each<[Partial<VideoFilter>, object]>([
  [{ sort: 'cheapest' }, { sortOrder: 'cheapest' }],
  [{ tags: ['piano', 'cats'] }, { tags: ['piano', 'cats'] }],
  [{ actorGenders: ['male', 'couple'] }, { actingGroups: ['male', 'couple'] }],
  [{ actorGenders: ['none'] }, {}],
  [{ duration: { from: 300, to: -1 } }, { duration: { from: 300, to: -1 } }],
  [{ isRecommended: true }, { isRecommended: true }],
  [{ includeBoughtVideos: false }, { includeBought: false }],
  [{ freeVideosOnly: true, includeVIPVideos: true }, { types: ['free'] }],
  [{ includeFreeVideos: true, includeOnSaleVideos: true }, { types: ['free', 'discount'] }],
  [{ includeVIPVideos: true }, { types: ['vip'] }],
  [{ page: 3, pageSize: 30, showFilter: false }, {}],
])('what is chosen by %j is read by %j', (chosen, variables) => {
  const filter = { ...plainVideoFilter('all'), ...chosen };
  expect(variablesOf(filter, now)).toEqual({ sortOrder: 'topRated', ...variables });
});

// @spec state:video-filter-gender 1, feature:videos.filter 5
test.each<[readonly FilterGender[], 'female' | 'male', readonly FilterGender[]]>([
  [[], 'female', ['female']],
  [['female'], 'male', ['female', 'male']],
  [['female', 'male'], 'male', ['female']],
  [['female'], 'female', ['none']],
  [['none'], 'male', ['male']],
])('of %j the press on %s leaves %j', (chosen, gender, left) => {
  expect(toggleGender(chosen, gender)).toEqual(left);
});

// @spec rule:duration-filter-int, constant:filter.durationUnbounded, feature:videos.filter 4, component:VideoFilter 6
test.each([
  ['300', 300],
  ['007', 7],
  ['0', 0],
  [null, -1],
  ['', -1],
  ['-5', -1],
  ['1.5', -1],
  ['1e3', -1],
  ['many', -1],
  ['999999', -1],
])('the duration "%s" is %i', (text, seconds) => {
  expect(durationOf(text)).toBe(seconds);
});

// @spec error:unmapped-category, component:VideoTile 31, feature:shell.failure 3
test.each(['films', '', 'constructor'])('nobody knows the category "%s"', (category) => {
  expect(() => videoCategoryContent(category)).toThrow('Unmapped category');
});
