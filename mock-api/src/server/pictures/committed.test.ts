import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '@lounge/locale';
import { expect, test } from 'vitest';
import { parsePicturePath, pictureFile } from './picture-file.ts';

const root = fileURLToPath(new URL('../../../pictures', import.meta.url));
const data = new URL('../../../data/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.webp'));

function seedsIn(name: string): readonly string[] {
  const { rows } = JSON.parse(readFileSync(new URL(name, data), 'utf8')) as { rows: { pictureSeed: string }[] };
  return rows.map(({ pictureSeed }) => pictureSeed);
}

test('the committed pictures have at most 3 MB', () => {
  const total = files.reduce((sum, name) => sum + statSync(join(root, name)).size, 0);
  expect(total).toBeGreaterThan(200_000);
  expect(total).toBeLessThanOrEqual(3_000_000);
});

test('every committed picture has a valid path', () => {
  for (const name of files) expect(parsePicturePath(`/pictures/${name}`), name).not.toBeNull();
});

// Fails when the seeds have changed: run `npm run art`.
test.each(brands)('the slides and the first performers of %s are committed', (brand) => {
  const banners = seedsIn('jumbotron.json').map((seed) => ({ brand, kind: 'banner', seed, width: 1280 }) as const);
  const tiles = seedsIn('performers.json')
    .slice(0, 39)
    .map((seed) => ({ brand, kind: 'portrait', seed, width: 320 }) as const);
  for (const request of [...banners, ...tiles]) expect(statSync(pictureFile(root, request)).size).toBeGreaterThan(300);
});
