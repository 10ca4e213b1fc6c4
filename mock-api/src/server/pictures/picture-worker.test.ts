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
  worker.close();
  // Closing resolves the current and the queued ones.
  expect(new Set(await Promise.all(results))).toEqual(new Set(['busy']));
});

test('closing ends at once, also in the middle of a drawing, and draws nothing more', async () => {
  const drawn = worker.draw({ picture });
  worker.close();
  worker.close();
  expect(await drawn).toBe('busy');
  expect(await worker.draw({ picture })).toBe('busy');
});

test('a crash of the process rejects what it draws, and the next picture is drawn by another', async () => {
  await worker.draw({ picture });
  const { pid } = worker;
  if (pid === undefined) throw new Error('nothing draws');
  const drawn = worker.draw({ picture });
  process.kill(pid, 'SIGSEGV');
  await expect(drawn).rejects.toThrow('The drawing process ended: SIGSEGV');
  expect(await worker.draw({ picture })).not.toBe('busy');
  expect(worker.pid).not.toBe(pid);
});
