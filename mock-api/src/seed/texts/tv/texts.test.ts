import { expect, test } from 'vitest';
import performers from '../../../../data/performers.json' with { type: 'json' };
import { tvCategories, tvFormats } from './formats.ts';
import { lateNightShows } from './late-night.ts';
import { tvSchedule } from './schedule.ts';

const slugs = new Set(performers.rows.map(({ slug }) => slug));
const keys = new Set(tvFormats.map(({ key }) => key));
const episodes = tvFormats.flatMap((format) => format.episodes);

test('keys and names are of one thing each, and all hosts are performers', () => {
  const names = [...tvFormats.map(({ key }) => key), ...episodes.map(({ name }) => name)];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const hosts = [...tvFormats, ...lateNightShows].flatMap((each) => each.hosts);
  expect(hosts.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('formats have categories that have a name, hosts, and at least four videos', () => {
  for (const { categories, hosts, episodes: own } of tvFormats) {
    expect(categories.filter((category) => !(category in tvCategories))).toEqual([]);
    expect(hosts).not.toEqual([]);
    expect(own.length).toBeGreaterThanOrEqual(4);
  }
});

test.each([...tvFormats, ...episodes].map((each) => [each.title[1], each] as const))(
  '"%s" has a sentence in four languages, without markup',
  (_, { text }) => {
    expect(new Set(text).size).toBe(4);
    for (const each of text) expect(each).toMatch(/^[^\s<>&][^<>&]*[.?!]$/u);
  },
);

test.each(['live', 'premium'] as const)('%s shows formats that exist, each weekday, and only its own kind', (type) => {
  const slots = tvSchedule[type];
  expect(slots.filter(({ key }) => !keys.has(key))).toEqual([]);
  expect(new Set(slots.flatMap(({ days }) => days)).size).toBe(7);
  const isPremium = new Map(tvFormats.map((format) => [format.key, format.isPremium]));
  expect(slots.filter(({ key }) => isPremium.get(key) !== (type === 'premium'))).toEqual([]);
});
