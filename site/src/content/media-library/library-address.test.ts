import { expect, test } from 'vitest';
import { choiceOf, libraryPath, plainChoice, searchOf, type LibraryPageKey } from './library-address.ts';

const all: LibraryPageKey = 'personal.mediathek';
const photos: LibraryPageKey = 'personal.mediathek-photos';
const shop = plainChoice('shop');

test.each([
  [all, '', shop],
  [all, '?type=video', { ...shop, mediaType: 'video' }],
  [
    all,
    '?tab=pinned&type=photo&q=rain&order=title',
    { part: 'pinned', mediaType: 'photo', search: 'rain', order: 'title' },
  ],
  [all, '?tab=archive&type=audio', { ...plainChoice('archive'), mediaType: 'audio' }],
  [all, '?tab=clips&order=performer', { ...plainChoice('clips'), order: 'performer' }],
  [all, '?tab=audio', plainChoice('audio')],
  [all, '?tab=feed&type=video', { ...plainChoice('feed'), mediaType: 'video' }],
  [all, '?tab=messenger&order=oldest', { ...plainChoice('messenger'), order: 'oldest' }],
  [photos, '', { ...shop, mediaType: 'photo' }],
  [photos, '?tab=archive&q=rain', { ...plainChoice('archive'), mediaType: 'photo', search: 'rain' }],
] as const)('%s%s is %j, and is written back', (page, search, choice) => {
  expect(choiceOf(page, new URLSearchParams(search))).toEqual(choice);
  expect(searchOf(page, choice)).toBe(search);
});

test.each([
  [photos, '?tab=feed', { ...shop, mediaType: 'photo' }],
  [all, '?tab=<script>&type=1&order=x', shop],
  [all, '?type=audio', shop],
  [all, '?tab=clips&type=photo&order=title', plainChoice('clips')],
  [all, '?tab=messenger&q=rain&order=title', plainChoice('messenger')],
  [all, `?q=${'x'.repeat(3000)}`, { ...shop, search: 'x'.repeat(100) }],
  [all, '?q=%20RAIN%20%20', { ...shop, search: 'rain' }],
  [photos, '?tab=clips&type=video', { ...shop, mediaType: 'photo' }],
] as const)('of %s%s the known is kept: %j', (page, search, choice) => {
  expect(choiceOf(page, new URLSearchParams(search))).toEqual(choice);
});

test('addresses are those of the language', () => {
  expect(libraryPath(all, plainChoice('pinned'), { language: 'de', brand: 'velvet' })).toBe(
    '/de/myvelvet/mediathek/?tab=pinned',
  );
  expect(libraryPath(photos, { ...shop, mediaType: 'photo' }, { language: 'en', brand: 'brasa' })).toBe(
    '/en/mybrasa/mediathek/photos/',
  );
});
