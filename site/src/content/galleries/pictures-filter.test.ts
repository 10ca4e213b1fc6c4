import { expect, test } from 'vitest';
import { partOf, pictureFilterIn } from './pictures-filter.ts';

// @spec constant:picture.sedcardFilterDefault, feature:albums.view 5
test.each([
  ['', 'none'],
  ['filter=sedcards', 'sedcards'],
  ['filter=private', 'private'],
  ['filter=clips', 'none'],
  ['filter=none', 'none'],
])('the address ?%s shows %s', (search, filter) => {
  expect(pictureFilterIn(new URLSearchParams(search))).toBe(filter);
});

test.each([
  ['a sedcard', { isSedcard: true }, 'sedcards'],
  ['an album without a price', {}, 'photos'],
  ['one for VIPs', { isVipContent: true }, 'private'],
  ['one that is sold', { prices: { album: { value: 900, currency: 'VXC' as const }, base: null } }, 'private'],
])('%s is told apart', (_, fields, part) => {
  const free = { isSedcard: false, isVipContent: false, prices: { album: null, base: null } };
  expect(partOf({ ...free, ...fields })).toBe(part);
});
