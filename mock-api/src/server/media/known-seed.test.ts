import { expect, test } from 'vitest';
import { readSeeds } from '../worlds/seeds.ts';
import { aWorld } from '../../testing/a-world.ts';
import { isKnownSeed } from './known-seed.ts';

const { reader } = aWorld().world.database;
const { performers, albums, videos } = readSeeds();
const [performer, album, video] = [performers[0], albums[0], videos[0]];

test.each([
  ['a portrait', performer?.pictureSeed],
  ['a banner', performer?.bannerSeed],
  ['a cover', album?.coverSeed],
  ['a picture of an album', album?.pictureSeeds.at(-1)],
  ['a video', video?.previewSeed],
])('knows the seed of %s', async (_, seed = '') => {
  expect(await isKnownSeed(reader, seed)).toBe(true);
});

test.each(['x', 'mirela-', 'mirel', 'nobody', 'bust-mirela-album-1-999', 'a'.repeat(40)])(
  'does not know %s',
  async (seed) => {
    expect(await isKnownSeed(reader, seed)).toBe(false);
  },
);
