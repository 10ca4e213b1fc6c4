import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { pathTo } from './path-to.ts';

test.each([
  ['videos', '/en/videos/'],
  ['videos.all-videos', '/en/videos/all-videos/'],
  ['videos.free-clips', '/en/videos/free-clips/'],
  ['videos.video-trends', '/en/videos/video-trends/'],
  ['videos.on-sale', '/en/videos/on-sale/'],
  ['videos.new-videos', '/en/videos/new-videos/'],
  ['videos.vip-videos', '/en/videos/vip-videos/'],
  ['videos.stars', '/en/videos/stars/'],
  ['tv.livestream', '/en/tv/livestream/'],
  ['tv.premium-livestream', '/en/tv/premium/livestream/'],
  ['tv.late-night', '/en/tv/late-night/'],
  ['tv.series-overview', '/en/tv/media/series/'],
] as const)('a list of videos or a TV page: %s is %s and keeps its segments in the other languages', (key, path) => {
  for (const language of languages) expect(pathTo(key, language)).toBe(path.replace('/en/', `/${language}/`));
});

test('a format of the media library is named by its key', () => {
  expect(pathTo('tv.mediathek-series', 'en', { series: 'late-hour' })).toBe('/en/tv/mediathek/late-hour/');
  expect(pathTo('tv.mediathek-videos', 'de', { key: 'late-hour' })).toBe('/de/tv/mediathek/late-hour/videos/');
});
