import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedNumber, type SeedFile } from './rows.ts';
import { generateSeeds, seedFileText } from './seeds.ts';

const seeds = generateSeeds(seedNumber);

test('a number generates the same seeds each time, another number others', () => {
  expect(generateSeeds(seedNumber)).toEqual(seeds);
  expect(generateSeeds(seedNumber + 1)).not.toEqual(seeds);
});

test.each(Object.entries(seeds))('the file %s.json contains the generated rows, or edited ones', (name, generated) => {
  const text = readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8');
  const { seed, rows } = JSON.parse(text) as SeedFile<unknown>;
  const expected = seed === null ? seedFileText(null, rows) : seedFileText(seedNumber, generated);
  expect(text === expected, 'run npm run seed').toBe(true);
});

test('a seed file is JSON with its number and a row per line', () => {
  const text = seedFileText(7, [{ id: 1 }, { id: 2 }]);
  expect(JSON.parse(text)).toEqual({ seed: 7, rows: [{ id: 1 }, { id: 2 }] });
  expect(text.split('\n')).toContain('    {"id":1},');
});

// @spec entity:jumbotron
test('four slides link to performers, Mirela first', () => {
  const [first] = seeds.jumbotron;
  expect(seeds.jumbotron).toHaveLength(4);
  expect(first).toMatchObject({ actorId: 101, title: { en: 'Mirela plays after ten' }, pictureSeed: 'mirela-banner' });
  const ids = new Set(seeds.performers.map((performer) => performer.id));
  for (const { actorId, title } of seeds.jumbotron) {
    expect(ids.has(actorId)).toBe(true);
    expect(new Set(Object.values(title)).size).toBe(4);
  }
});

// @spec entity:legalText
test('there are five kinds of legal text for both products in four languages, each with heading and paragraphs', () => {
  const texts = seeds['legal-texts'];
  expect(new Set(texts.map(({ type, product, language }) => `${type} ${product} ${language}`)).size).toBe(40);
  for (const { html } of texts) {
    expect(html).toMatch(/^<h1>[^<>]+<\/h1>(<p>[^<>]+<\/p>)+(<h2>[^<>]+<\/h2>(<p>[^<>]+<\/p>)+)*$/);
  }
});
