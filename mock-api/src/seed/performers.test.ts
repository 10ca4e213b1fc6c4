import { coupleOf, ownerOf, personOf, propOf, props, tintOf } from '@lounge/art';
import { brands, languages, performerSlug } from '@lounge/locale';
import { expect, test } from 'vitest';
import { performerRows } from './performers.ts';
import { seedMoment, seedNumber } from './rows.ts';
import { seedCounts } from '../testing/seed-counts.ts';

const rows = performerRows(seedNumber);
const performerNamed = (name: string) => rows.find((row) => row.name === name);

test('there are a hundred and twenty performers with unique ids, names and slugs', () => {
  expect(rows).toHaveLength(seedCounts.performers);
  for (const key of ['id', 'name', 'slug', 'pictureSeed', 'bannerSeed'] as const) {
    expect(new Set(rows.map((row) => row[key])).size, key).toBe(seedCounts.performers);
  }
  for (const row of rows) {
    expect(Number.isInteger(row.id) && row.id > 0).toBe(true);
    expect(row.slug).toBe(performerSlug(row.name));
    expect(row.slug).toMatch(/^[a-z0-9-]+$/);
    expect(ownerOf(row.bannerSeed)).toBe(row.pictureSeed);
  }
});

test('ages are between 21 and 62', () => {
  const ages = rows.map((row) => row.age);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(21);
  expect(Math.max(...ages)).toBeLessThanOrEqual(62);
});

test('headlines and texts are unique in each of four languages', () => {
  for (const language of languages) {
    expect(new Set(rows.map((row) => row.headline[language])).size).toBe(seedCounts.performers);
    expect(new Set(rows.map((row) => row.about[language])).size).toBe(seedCounts.performers);
  }
  for (const { about, name } of rows) expect(new Set(Object.values(about)).size, name).toBe(4);
});

test('a text about a performer has two to four sentences', () => {
  for (const { about, name } of rows) {
    const sentences = about.en.split(/[.!?](?:\s|$)/).filter(Boolean).length;
    expect(sentences, name).toBeGreaterThanOrEqual(2);
    expect(sentences, name).toBeLessThanOrEqual(4);
  }
});

test('prices are positive integers and a minute of video costs 24 to 60 coins', () => {
  for (const { prices, basePriceVideo, name } of rows) {
    for (const price of Object.values(prices)) {
      if (price !== null) expect(Number.isInteger(price) && price > 0, name).toBe(true);
    }
    expect(prices.video).toBeGreaterThanOrEqual(2400);
    expect(prices.video).toBeLessThanOrEqual(6000);
    if (basePriceVideo !== null) expect(basePriceVideo, name).toBeGreaterThan(prices.video);
  }
});

test('offers have a price, others have none', () => {
  for (const row of rows) {
    expect(row.isVoyeurChatAvailable).toBe(row.prices.voyeur !== null);
    expect(row.isToyControlAvailable).toBe(row.prices.toyControl !== null);
    expect(row.isVoiceCallAvailable).toBe(row.prices.voiceCall !== null);
  }
});

test('more than half are online at the start, including the whole live row', () => {
  expect(rows.filter((row) => row.isOnline)).toHaveLength(seedCounts.online);
  expect(rows.slice(0, 9).every((row) => row.isOnline)).toBe(true);
});

test('a week has seven days of 24 hours between 0 and 4, with some presence', () => {
  for (const { hours, name } of rows) {
    expect(hours.map((day) => day.length)).toEqual([24, 24, 24, 24, 24, 24, 24]);
    expect(
      hours.flat().every((level) => [0, 1, 2, 3, 4].includes(level)),
      name,
    ).toBe(true);
    expect(
      hours.flat().some((level) => level >= 3),
      name,
    ).toBe(true);
  }
});

test('presence is likelier in the evening than in the morning', () => {
  const sumAt = (hour: number) =>
    rows.reduce((sum, { hours }) => sum + hours.reduce((all, day) => all + (day[hour] ?? 0), 0), 0);
  expect(sumAt(21)).toBeGreaterThan(5 * sumAt(9));
});

test('each performer has six recommendations', () => {
  const ids = new Set(rows.map((row) => row.id));
  for (const { id, recommendedIds } of rows) {
    expect(new Set(recommendedIds).size).toBe(6);
    expect(recommendedIds).not.toContain(id);
    expect(recommendedIds.every((other) => ids.has(other))).toBe(true);
  }
});

test('no performer is created after the seed moment and no show starts before it', () => {
  for (const { createdAt, nextShowAt } of rows) {
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
    expect(createdAt < seedMoment).toBe(true);
    if (nextShowAt !== null) expect(nextShowAt > seedMoment).toBe(true);
  }
});

// @spec entity:enum.actorGenderCode entity:enum.actorGenderType, feature:performers.profile 8, component:PerformerTile 20
test('every gender code and type occurs', () => {
  expect(new Set(rows.map((row) => row.gender))).toEqual(new Set(['F', 'M', 'C', 'N']));
  expect(new Set(rows.map((row) => row.genderType))).toEqual(new Set(['F', 'M', 'FM', 'FF', 'MM', 'S', 'T']));
});

test('portraits match gender and age, and couples are two', () => {
  for (const { gender, genderType, age, pictureSeed, name } of rows) {
    const shown = coupleOf(pictureSeed) ?? [pictureSeed];
    expect(shown, name).toHaveLength(gender === 'C' ? 2 : 1);
    for (const [at, seed] of shown.entries()) {
      const person = personOf(seed);
      const letter = gender === 'C' ? genderType.charAt(at) : gender;
      expect(person.age, name).toBe(age < 35 ? 'young' : age < 50 ? 'grown' : 'silver');
      if (letter === 'F') expect(person.build, name).toBe('soft');
      if (letter === 'M') expect(person.build, name).toBe('broad');
    }
  }
});

test.each(brands)(
  'no two neighbours of the first pages of home have hairstyle and palette in common, in %s',
  (brand) => {
    const [online, others] = [rows.filter(({ isOnline }) => isOnline), rows.filter(({ isOnline }) => !isOnline)];
    const looks = [...online, ...others]
      .slice(0, 60)
      .map(({ pictureSeed }) => `${personOf(ownerOf(pictureSeed)).hair} ${tintOf(brand, pictureSeed)}`);
    expect(looks.filter((look, at) => look === looks[at - 1])).toEqual([]);
  },
);

test('everything that people hold is in a portrait', () => {
  expect(new Set(rows.flatMap(({ pictureSeed }) => propOf(pictureSeed) ?? []))).toEqual(new Set(props));
});

test('satisfaction rates are percentages and some performers have fewer than ten ratings', () => {
  const { length } = rows.filter((row) => row.ratings.count < 10);
  expect(length).toBeGreaterThan(5);
  for (const { ratings } of rows) expect(ratings.satisfactionRate >= 0 && ratings.satisfactionRate <= 100).toBe(true);
});

test('the performers of the first screen match the design', () => {
  expect(performerNamed('Mirela')).toMatchObject({
    age: 29,
    city: 'Lisbon',
    languages: ['de', 'en'],
    freeMessages: 3,
    pinnedCount: 4812,
  });
  expect(performerNamed('Mirela')?.prices).toMatchObject({
    video: 3600,
    voyeur: 1800,
    voiceCall: 2400,
    toyControl: 4400,
  });
  expect(performerNamed('Calla Reyes')).toMatchObject({ basePriceVideo: 5000, prices: { video: 4000 } });
  expect(performerNamed('Ravenna')).toMatchObject({ isVip: true, headline: { en: 'Card readings' } });
});
