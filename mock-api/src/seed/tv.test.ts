import { expect, test } from 'vitest';
import { readSeeds } from '../server/worlds/seeds.ts';
import { parseJson } from '../world/json.ts';
import { seedMoment } from './rows.ts';
import { tvFormats, tvCategories } from './texts/tv/formats.ts';
import { lateNightShows } from './texts/tv/late-night.ts';
import { tvSchedule } from './texts/tv/schedule.ts';
import { tvRows } from './tv.ts';

const { performers } = readSeeds();
const rows = tvRows(performers, seedMoment);
const streams = [tvSchedule.live, tvSchedule.premium];

test('each host is a performer, and each category has a name', () => {
  const slugs = new Set(performers.map(({ slug }) => slug));
  const hosts = [...tvFormats, ...lateNightShows].flatMap((each) => each.hosts);
  expect(hosts.filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(tvFormats.flatMap(({ categories }) => categories).filter((key) => !(key in tvCategories))).toEqual([]);
});

test('each slot has a format and a time, and each stream one', () => {
  const keys = new Set(tvFormats.map(({ key }) => key));
  for (const slots of streams) {
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.filter(({ key }) => !keys.has(key))).toEqual([]);
    for (const { at, days } of slots) {
      expect(at).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
      expect(days.every((day) => day >= 1 && day <= 7)).toBe(true);
    }
  }
});

test('a late-night show is an entry of free TV, so that guests can be reminded of it', () => {
  const at = (time: string, day: number) => tvSchedule.live.some((slot) => slot.at === time && slot.days.includes(day));
  expect([at('23:00', 5), at('00:30', 6)]).toEqual([true, true]);
});

test('videos have names, places and slugs of their own, and are in the library', () => {
  const { tvVideo, tvVideoSlug, tvVideoCategory } = rows;
  expect(tvVideo.length).toBe(tvFormats.reduce((sum, { episodes }) => sum + episodes.length, 0));
  const unique: readonly (readonly unknown[])[] = [
    tvVideo.map(({ id }) => id),
    tvVideo.map(({ hashId }) => hashId),
    tvVideo.map(({ place }) => place),
    tvVideo.map(({ pictureSeed }) => pictureSeed),
    tvVideoSlug.map(({ key }) => key),
    tvVideoCategory.map(({ key }) => key),
  ];
  for (const values of unique) expect(new Set(values).size).toBe(values.length);
  const slugs = new Map(tvVideoSlug.map(({ key, videoId }) => [key, videoId]));
  for (const { id, slug, publishedAt } of tvVideo) {
    expect(Object.values(parseJson(slug)).map((each) => slugs.get(each))).toEqual([id, id, id, id]);
    expect(publishedAt < seedMoment).toBe(true);
  }
});
