import { expect, test } from 'vitest';
import { bannerSeeds, teaserSeeds } from '../../engagement/teasers/teaser-data.ts';
import { categoryRows } from '../../seed/categories.ts';
import { readSeeds } from '../worlds/seeds.ts';
import { aWorld } from '../../testing/a-world.ts';
import { tables } from '../../world/tables.ts';
import { sliderPicturesOf } from '../../media/video-pictures.ts';
import { parsePicturePath } from '../pictures/index.ts';
import { isKnownSeed } from './known-seed.ts';

const { world, run } = aWorld();
const { reader } = world.database;
const { performers, albums, videos } = readSeeds();
const [performer, album, video] = [performers[0], albums[0], videos[0]];

const known: readonly (readonly [string, string | undefined])[] = [
  ['a portrait', performer?.pictureSeed],
  ['a banner', performer?.bannerSeed],
  ['a cover', album?.coverSeed],
  ['a picture of an album', album?.pictureSeeds.at(-1)],
  ['a video', video?.previewSeed],
  ['a category', categoryRows()[0]?.pictureSeed],
  ...[...teaserSeeds, ...bannerSeeds].map(({ seed }) => [`the house, ${seed}`, seed] as const),
];

test.each(known)('knows the seed of %s', async (_, seed = '') => {
  expect(await isKnownSeed(reader, seed)).toBe(true);
});

test.each(['x', 'mirela-', 'mirel', 'nobody', 'bust-mirela-album-1-999', 'a'.repeat(40)])(
  'does not know %s',
  async (seed) => {
    expect(await isKnownSeed(reader, seed)).toBe(false);
  },
);

/** The seeds of pictures of each column that has them, as JSON or one by one. */
const seedsOfColumns = async (): Promise<readonly (readonly string[])[]> => {
  const columns = Object.entries(tables).flatMap(([table, specs]) =>
    Object.keys(specs).flatMap((column) => (/Seeds?$/.test(column) ? [{ table, column }] : [])),
  );
  const values = await Promise.all(
    columns.map(({ table, column }) => run<{ value: string }>(`select "${column}" as value from "${table}"`)),
  );
  return values.map((rows) => rows.flatMap(({ value }) => value.match(/[^",[\]]+/g) ?? []));
};

test('the pictures of all rows have addresses', async () => {
  const seeds = (await seedsOfColumns()).flat();
  expect(seeds.length).toBeGreaterThan(10_000);
  const unreachable = seeds.filter((seed) => parsePicturePath(`/pictures/velvet/still/${seed}/w320.webp`) === null);
  expect(unreachable).toEqual([]);
});

test('knows the seeds of every column, and of the further pictures of a video', async () => {
  const seeds = (await seedsOfColumns()).flatMap((column) => [column.at(0) ?? '', column.at(-1) ?? '']);
  const all = [...seeds, ...sliderPicturesOf(video?.previewSeed ?? '')].filter((seed) => seed !== '');
  const unknown = await Promise.all(all.map(async (seed) => ((await isKnownSeed(reader, seed)) ? [] : [seed])));
  expect(unknown.flat()).toEqual([]);
});
