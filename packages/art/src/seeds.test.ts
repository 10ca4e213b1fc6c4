import { expect, test } from 'vitest';
import {
  clipSceneOf,
  clipSeeds,
  coupleOf,
  heightFor,
  ownerOf,
  palettes,
  personOf,
  propOf,
  seedFor,
  subjectOf,
  subjects,
  tintColours,
  tintOf,
} from './index.ts';
import type { Brand } from './index.ts';

const brands = Object.keys(palettes) as Brand[];
const seeds = Array.from({ length: 600 }, (_, i) => `p-${i}`);

test('velvet has seven palettes and brasa six', () => {
  expect(palettes.velvet).toHaveLength(7);
  expect(palettes.brasa).toHaveLength(6);
});

test.each(brands)('seeds are spread over all palettes of %s', (brand) => {
  const found = new Set(seeds.map((seed) => tintOf(brand, seed)));
  expect([...found].sort((one, other) => one - other)).toEqual(palettes[brand].map((_, i) => i));
});

test.each(brands)('tintColours returns one colour per palette of %s, each in six digits', (brand) => {
  expect(tintColours(brand)).toHaveLength(palettes[brand].length);
  for (const colour of tintColours(brand)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('no palette is its own companion', () => {
  for (const list of Object.values(palettes))
    for (const [i, each] of list.entries()) expect(each.companion).not.toBe(i);
});

test('personOf returns people of both builds and all ages, always the same for a seed', () => {
  const people = seeds.map((seed) => personOf(seed));
  expect(new Set(people.map(({ build, age }) => `${build} ${age}`)).size).toBe(6);
  expect(people.filter(({ build, beard }) => build === 'soft' && beard !== 'none')).toEqual([]);
  expect(personOf('p-1')).toEqual(people[1]);
});

test.each([
  ['portrait', 'p-1', 'bust'],
  ['avatar', 'p-1', 'bust'],
  ['banner', 'p-1', 'bust'],
  ['portrait', 'room-3', 'room'],
  ['still', 'dunes-9', 'dunes'],
  ['banner', 'leaves-2', 'leaves'],
  ['avatar', 'room-3', 'bust'],
] as const)('lets a %s of %s show %s', (kind, seed, subject) => {
  expect(subjectOf(kind, seed)).toBe(subject);
});

test.each(brands)('a seed names its colour after its subject in %s, and keeps its performer', (brand) => {
  const [yellow, blue] = ['room-yellow-mirela-album-3', 'leaves-blue-mirela-album-4-2'];
  const names = { velvet: ['amber', 'blue'], brasa: ['ember', 'lagoon'] };
  expect([yellow, blue].map((seed) => palettes[brand][tintOf(brand, seed)]?.name)).toEqual(names[brand]);
  expect([yellow, blue].map((seed) => ownerOf(seed))).toEqual(['mirela', 'mirela']);
  expect(subjectOf('still', yellow)).toBe('room');
});

test.each([
  ['dunes-mirela-video-1', 'dunes'],
  ['dunes-mirela-video-1-3', 'dunes'],
  ['room-mirela-video-2', 'curtain'],
])('the pictures of %s share the palette of the clip of %s', (seed, scene) => {
  expect(clipSceneOf(seed)).toBe(scene);
  for (const brand of brands) expect(tintOf(brand, seed)).toBe(tintOf(brand, clipSeeds[clipSceneOf(seed)]));
});

test('people of videos are before each of the four scenes, in all pictures of a video before the same', () => {
  const found = seeds.map((seed) => clipSceneOf(`bust-${seed}-video-1`));
  expect(new Set(found)).toEqual(new Set(Object.keys(clipSeeds)));
  expect(seeds.map((seed) => clipSceneOf(`bust-${seed}-video-1-4`))).toEqual(found);
});

test('stills show every subject', () => {
  expect(new Set(seeds.map((seed) => subjectOf('still', seed)))).toEqual(new Set(subjects));
});

test.each([
  ['portrait', 60, 80],
  ['portrait', 640, 853],
  ['still', 320, 180],
  ['avatar', 160, 160],
  ['banner', 1920, 826],
] as const)('gives a %s of width %i the height %i', (kind, width, height) => {
  expect(heightFor(kind, width)).toBe(height);
});

test.each([
  ['mirela', 'mirela'],
  ['mirela-banner', 'mirela'],
  ['mirela-album-3', 'mirela'],
  ['bust-mirela-album-3-2', 'mirela'],
  ['bloom-oona-lind-video-1', 'oona-lind'],
  ['oona-lind-2', 'oona-lind-2'],
  ['room-', 'room-'],
] as const)('knows whose picture %s is', (seed, owner) => {
  expect(ownerOf(seed)).toBe(owner);
});

test.each(brands)('a banner has the palette of its performer in %s', (brand) => {
  for (const seed of seeds) expect(tintOf(brand, `${seed}-banner`)).toBe(tintOf(brand, seed));
});

test('seedFor returns a seed whose person fits, which is the base if that fits', () => {
  const wanted = { build: 'broad', age: 'silver' } as const;
  const found = seedFor('dario', wanted);
  expect(found).toMatch(/^dario(?:-\d+)?$/);
  expect(personOf(found)).toMatchObject(wanted);
  expect(seedFor(found, wanted)).toBe(found);
});

test('seedFor returns the base if no person fits', () => {
  expect(seedFor('dario', { build: 'soft', beard: 'full' })).toBe('dario');
});

test.each([
  ['hanna-with-cello', 'cello'],
  ['hanna-with-cello-2', 'cello'],
  ['bust-hanna-with-cello-2-album-3-1', 'cello'],
  ['hanna-with-nothing', null],
  ['hanna', null],
] as const)('the person of %s holds %s', (seed, prop) => {
  expect(propOf(seed)).toBe(prop);
});

test('a performer who holds something has one face in all pictures', () => {
  expect(ownerOf('room-hanna-with-cello-2-album-3-1')).toBe('hanna-with-cello-2');
  expect(ownerOf('hanna-with-cello-2-banner')).toBe('hanna-with-cello-2');
});

test.each([
  ['mila-and-jonas-2', ['mila', 'jonas-2']],
  ['bust-mila-3-and-jonas-album-3-1', ['mila-3', 'jonas']],
  ['mila-and-jonas-banner', ['mila', 'jonas']],
  ['amanda', null],
  ['and-jonas', null],
] as const)('the couple of %s is %j', (seed, couple) => {
  expect(coupleOf(seed)).toEqual(couple);
});
