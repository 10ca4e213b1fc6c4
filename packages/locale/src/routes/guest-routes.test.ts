import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';

const actorName = 'Oona Lind';

test.each([
  ['performer.overview', pathTo('performer.overview', 'en', { actorName }), '/en/amateur/oona-lind/'],
  ['performer.about', pathTo('performer.about', 'en', { actorName }), '/en/amateur/oona-lind/about-me/'],
  ['performer.videos', pathTo('performer.videos', 'en', { actorName }), '/en/amateur/oona-lind/videos/'],
  [
    'performer.videos-classic',
    pathTo('performer.videos-classic', 'en', { actorName }),
    '/en/amateur/oona-lind/videos/classic/',
  ],
  [
    'performer.videos-tag',
    pathTo('performer.videos-tag', 'en', { actorName, tagGroup: 'slow & late/night' }),
    '/en/amateur/oona-lind/videos/tag/slow%20%26%20late%2Fnight',
  ],
  [
    'performer.video-details',
    pathTo('performer.video-details', 'en', { actorName, videoId: 41 }),
    '/en/amateur/oona-lind/videos/41/',
  ],
  ['performer.pictures', pathTo('performer.pictures', 'en', { actorName }), '/en/amateur/oona-lind/pictures/'],
  [
    'performer.album-details',
    pathTo('performer.album-details', 'en', { actorName, albumId: 7 }),
    '/en/amateur/oona-lind/pictures/7/',
  ],
  ['performer.live-show', pathTo('performer.live-show', 'en', { actorName }), '/en/amateur/oona-lind/live-show/'],
  ['performer.top-cams', pathTo('performer.top-cams', 'en', { actorName }), '/en/amateur/oona-lind/top-cams/'],
])('the performer page %s has the path %s', (_key, path, stated) => {
  expect(path).toBe(stated);
});

test('a contest is named by its id', () => {
  expect(pathTo('contests.detail', 'es', { id: 5 })).toBe('/es/contests/5/');
});

test.each([
  ['personal', pathTo('personal', 'de', { product: 'velvet' }), '/de/myvelvet/'],
  ['personal.profile', pathTo('personal.profile', 'de', { product: 'velvet' }), '/de/myvelvet/profile/'],
  ['personal.mediathek', pathTo('personal.mediathek', 'de', { product: 'velvet' }), '/de/myvelvet/mediathek/'],
  [
    'personal.mediathek-photos',
    pathTo('personal.mediathek-photos', 'de', { product: 'velvet' }),
    '/de/myvelvet/mediathek/photos/',
  ],
  ['personal.spinwheel', pathTo('personal.spinwheel', 'de', { product: 'velvet' }), '/de/myvelvet/spinwheel/'],
  ['personal.benefits', pathTo('personal.benefits', 'de', { product: 'velvet' }), '/de/myvelvet/benefits/'],
])('the personal page %s has the path %s', (_key, path, stated) => {
  expect(path).toBe(stated);
});
