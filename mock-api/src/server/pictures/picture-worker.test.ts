import type { PictureKind } from '@lounge/art';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureWorker } from './picture-worker.ts';
import type { PictureWorker } from './picture-worker.ts';
import type { PictureName } from './picture-file.ts';

let worker: PictureWorker;

beforeEach(() => {
  worker = createPictureWorker();
});

afterEach(() => worker.close());

const picture: PictureName = { brand: 'brasa', kind: 'avatar', seed: 'sable' };

test('returns one file for each width of the kind', async () => {
  const files = await worker.draw({ picture });
  expect(files === 'busy' ? [] : [...files.keys()].toSorted((a, b) => a - b)).toEqual([60, 160, 320, 640]);
});

test('rejects with the reason of a failed picture and continues with the next', async () => {
  const wrong = { ...picture, kind: 'poster' as PictureKind };
  const failed = worker.draw({ picture: wrong });
  const fine = worker.draw({ picture });
  await expect(failed).rejects.toThrow(/poster sable could not be drawn/);
  expect(await fine).not.toBe('busy');
});

test('queues twenty pictures beside the one that is drawn', async () => {
  const results = Array.from({ length: 22 }, (_, i) => worker.draw({ picture: { ...picture, seed: `s-${i}` } }));
  expect(await results[21]).toBe('busy');
  await worker.close();
  // Closing resolves the current and the queued ones.
  expect(new Set(await Promise.all(results))).toEqual(new Set(['busy']));
});

test('closing waits for the picture that is drawn, also when it is closed twice at once', async () => {
  const drawn = worker.draw({ picture });
  await Promise.all([worker.close(), worker.close()]);
  expect(await drawn).toBe('busy');
  expect(await worker.draw({ picture })).toBe('busy');
});
