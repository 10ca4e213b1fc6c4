import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSeeds, collections, type UncheckedSeeds } from './check-seeds.ts';
import { seedNumber } from './rows.ts';
import { generateSeeds, seedFileText } from './seeds.ts';

const seeds = generateSeeds(seedNumber);
/** The seeds with a change to one row of a collection. */
const withRow = (name: keyof typeof seeds, at: number, change: object): UncheckedSeeds => ({
  ...seeds,
  [name]: seeds[name].map((row, index) => (index === at ? { ...row, ...change } : row)),
});

test('the seeds are valid, and checking restores the order of their fields', () => {
  const shuffled = Object.fromEntries(
    collections.map((name) => [name, seeds[name].map((row) => Object.fromEntries(Object.entries(row).toReversed()))]),
  ) as unknown as UncheckedSeeds;
  const checked = checkSeeds(shuffled);
  if (!checked.ok) throw new Error(checked.sentence);
  for (const name of collections) {
    const committed = readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8');
    expect(seedFileText(seedNumber, checked.seeds[name]) === committed, name).toBe(true);
  }
});

test.each<[UncheckedSeeds, string]>([
  [withRow('performers', 0, { name: '' }), 'performers: row 101 does not fit at name.'],
  [withRow('performers', 0, { colour: 'red' }), 'performers: row 101 does not fit at colour.'],
  [withRow('performers', 0, { prices: { video: 1.5 } }), 'performers: row 101 does not fit at prices.video.'],
  [withRow('performers', 0, { id: 'x' }), 'performers: row number 1 does not fit at id.'],
  [withRow('performers', 0, { age: 20 }), 'performers: row 101 is younger than 21.'],
  [withRow('performers', 1, { slug: 'mirela' }), 'performers: two have the slug mirela.'],
  [withRow('performers', 1, { id: 101 }), 'performers: two rows have the id 101.'],
  [withRow('performers', 0, { hours: [[1]] }), 'performers: row 101 needs 7 days of 24 hours from 0 to 4.'],
  [withRow('performers', 0, { recommendedIds: [9] }), 'performers: row 101 recommends somebody who is not there.'],
  [withRow('albums', 0, { actorId: 9 }), 'albums: row 1001 is of performer 9, who is not there.'],
  [withRow('videos', 0, { ageRating: 7 }), 'videos: row 5001 has an ageRating that is not 12, 16 or 18.'],
  [withRow('gifts', 0, { price: -1 }), 'gifts: row 1 does not fit at price.'],
  [withRow('jumbotron', 0, { title: { en: 'x' } }), 'jumbotron: row 1 does not fit at title.de.'],
  [withRow('legal-texts', 0, { type: 'ABC' }), 'legal-texts: row 1 does not fit at type.'],
  [{ ...seeds, gifts: ['a rose'] }, 'gifts: row number 1 does not fit at its fields.'],
])('rejects invalid rows with a sentence: %#', (seeds, sentence) => {
  expect(checkSeeds(seeds)).toEqual({ ok: false, sentence });
});
