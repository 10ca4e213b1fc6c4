import { expect, test } from 'vitest';
import { readSeeds } from '../server/worlds/seeds.ts';
import { isProtectedSeed } from './protected-seed.ts';

const { albums, performers, videos, jumbotron } = readSeeds();

test.each([
  ['bust-mirela-album-1', false],
  ['bust-mirela-album-1-2', false],
  ['bust-mirela-album-1-3', true],
  ['room-mirela-2-album-12-10', true],
  ['mirela-album-3-video-4', false],
  ['bloom-mirela-closed-70001-1', true],
  ['bloom-mirela-post-70001-1', false],
])('%s is protected: %s', (seed, isProtected) => {
  expect(isProtectedSeed(seed)).toBe(isProtected);
});

test('of every album the cover and two pictures are public, the others protected', () => {
  for (const { coverSeed, pictureSeeds } of albums) {
    const areProtected = [coverSeed, ...pictureSeeds].map(isProtectedSeed);
    expect(areProtected).toEqual([false, false, false, ...pictureSeeds.slice(2).map(() => true)]);
  }
});

test('no picture of a list is protected', () => {
  const shown = [
    ...performers.flatMap(({ pictureSeed, bannerSeed }) => [pictureSeed, bannerSeed]),
    ...videos.map(({ previewSeed }) => previewSeed),
    ...jumbotron.map(({ pictureSeed }) => pictureSeed),
  ];
  expect(shown.filter(isProtectedSeed)).toEqual([]);
});
