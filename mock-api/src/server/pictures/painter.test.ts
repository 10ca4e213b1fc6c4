import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureKind } from '@lounge/art';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPainter } from './painter.ts';
import type { Painter } from './painter.ts';
import type { PictureName } from './picture-file.ts';

let root: string;
let painter: Painter;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'painter-'));
  painter = createPainter();
});

afterEach(async () => {
  await painter.close();
  await rm(root, { recursive: true, force: true });
});

const picture: PictureName = { brand: 'brasa', kind: 'avatar', seed: 'sable' };

test('returns one file for each width of the kind', async () => {
  const files = await painter.paint({ picture, root });
  expect(files === 'busy' ? [] : [...files.keys()].toSorted((a, b) => a - b)).toEqual([60, 160, 320, 640]);
});

test('rejects with the reason of a failed picture and continues with the next', async () => {
  const wrong = { ...picture, kind: 'poster' as PictureKind };
  const failed = painter.paint({ picture: wrong, root });
  const fine = painter.paint({ picture, root });
  await expect(failed).rejects.toThrow(/poster sable could not be drawn/);
  expect(await fine).not.toBe('busy');
});

test('queues twenty pictures beside the one that is drawn', async () => {
  const results = Array.from({ length: 22 }, (_, i) =>
    painter.paint({ picture: { ...picture, seed: `s-${i}` }, root }),
  );
  expect(await results[21]).toBe('busy');
  await painter.close();
  // Closing resolves the current and the queued ones.
  expect(new Set(await Promise.all(results))).toEqual(new Set(['busy']));
});
