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
])('%s is kept: %s', (seed, isKept) => {
  expect(isProtectedSeed(seed)).toBe(isKept);
});

test('of every album the cover and two pictures are open, the others kept', () => {
  for (const { coverSeed, pictureSeeds } of albums) {
    const kept = [coverSeed, ...pictureSeeds].map(isProtectedSeed);
    expect(kept).toEqual([false, false, false, ...pictureSeeds.slice(2).map(() => true)]);
  }
});

test('nothing that lists show is kept', () => {
  const shown = [
    ...performers.flatMap(({ pictureSeed, bannerSeed }) => [pictureSeed, bannerSeed]),
    ...videos.map(({ previewSeed }) => previewSeed),
    ...jumbotron.map(({ pictureSeed }) => pictureSeed),
  ];
  expect(shown.filter(isProtectedSeed)).toEqual([]);
});
