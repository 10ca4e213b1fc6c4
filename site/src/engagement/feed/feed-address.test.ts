import { plainFeed, type FeedFilter } from '@lounge/stores/engagement/feed';
import { expect, test } from 'vitest';
import { feedFilterIn, feedSearchOf, filterOfKey, keyOfFeed } from './feed-address.ts';

test.each([
  ['', plainFeed, ''],
  ['?show=liked', { ...plainFeed, part: 'liked' }, '?show=liked'],
  ['?kind=clip&kind=text', { ...plainFeed, kinds: ['clip', 'text'] }, '?kind=clip&kind=text'],
  ['?show=sold&kind=song&kind=clip&kind=clip', { ...plainFeed, kinds: ['clip'] }, '?kind=clip'],
] as const)('the address %s is a filter, and its own address %s', (search, filter, own) => {
  expect(feedFilterIn(new URLSearchParams(search))).toEqual(filter);
  expect(feedSearchOf(filter)).toBe(own);
});

test.each<FeedFilter>([
  plainFeed,
  { ...plainFeed, mode: 'profile', modelId: 9101 },
  { ...plainFeed, mode: 'favourite', part: 'bought', kinds: ['photos', 'text'] },
])('the key of a feed has all of its filter', (filter) => {
  expect(filterOfKey(keyOfFeed(filter))).toEqual(filter);
});
