import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { artEdition, heightFor } from '@lounge/art';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureFile } from './request.ts';
import type { PictureRequest } from './request.ts';
import { createStudio } from './studio.ts';
import type { Picture, Studio } from './studio.ts';

let folder: string;
let committedDir: string;
let cacheDir: string;
const open: Studio[] = [];

function studio(): Studio {
  const opened = createStudio({ committedDir, cacheDir });
  open.push(opened);
  return opened;
}

const request: PictureRequest = { brand: 'velvet', kind: 'portrait', seed: 'mirela', width: 160 };
const kept = (of: PictureRequest) => pictureFile(join(cacheDir, `edition-${artEdition}`), of);

function picture(answer: Picture | 'busy' | 'unknown'): Picture {
  if (typeof answer === 'string') throw new Error(`no picture but ${answer}`);
  return answer;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  committedDir = join(folder, 'committed');
  cacheDir = join(folder, 'cache');
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['a width the kind has not', { ...request, width: 1280 }],
  ['a seed that leaves the folder', { ...request, seed: '../mirela' }],
])('knows no picture for %s, and writes nothing', async (_, wrong) => {
  expect(await studio().get(wrong)).toBe('unknown');
  await expect(stat(cacheDir)).rejects.toThrow('ENOENT');
});

test('gives the committed file before anything else', async () => {
  const file = pictureFile(committedDir, request);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'committed');
  const found = picture(await studio().get(request));
  expect(found.file).toBe(file);
  expect(Buffer.from(found.bytes).toString()).toBe('committed');
});

test('draws a picture in its size, and all widths of its kind with it', async () => {
  const found = picture(await studio().get(request));
  const image = await loadImage(Buffer.from(found.bytes));
  expect([image.width, image.height]).toEqual([160, heightFor('portrait', 160)]);
  expect(found.file).toBe(kept(request));
  expect((await readdir(dirname(kept(request)))).toSorted()).toEqual([
    'w160.webp',
    'w320.webp',
    'w60.webp',
    'w640.webp',
  ]);
});

test('gives what lies in the cache without drawing', async () => {
  await mkdir(dirname(kept(request)), { recursive: true });
  await writeFile(kept(request), 'cached');
  const found = picture(await studio().get(request));
  expect(Buffer.from(found.bytes).toString()).toBe('cached');
});

test('remembers what it gave, even when the file is gone', async () => {
  const one = studio();
  const first = picture(await one.get(request));
  await rm(cacheDir, { recursive: true });
  expect(picture(await one.get(request)).bytes).toBe(first.bytes);
});

test('shares one drawing among equal requests and among widths', async () => {
  const one = studio();
  const widths = [60, 160, 320, 640, 160, 60];
  const found = await Promise.all(
    Array.from({ length: 30 }, (_, i) => one.get({ ...request, width: widths[i % widths.length]! })),
  );
  // Thirty drawings would not fit beside each other: twenty wait at most.
  expect(found.every((each) => typeof each !== 'string')).toBe(true);
});

test('says busy to a crowd, and draws for those sent away when they ask again', async () => {
  const one = studio();
  // Which of the crowd are sent away depends on the disk; painter.test.ts counts who may wait.
  const crowd = Array.from({ length: 40 }, (_, i): PictureRequest => ({
    ...request,
    kind: 'avatar',
    seed: `crowd-${i}`,
  }));
  const found = await Promise.all(crowd.map((each) => one.get(each)));
  const sentAway = crowd.find((_, i) => found[i] === 'busy');
  expect(sentAway).toBeDefined();
  expect(await one.get(sentAway!)).toHaveProperty('bytes');
});

test('keeps the locked variant apart and blurred', async () => {
  const one = studio();
  const open320 = picture(await one.get({ ...request, width: 320 }));
  const locked = picture(await one.get({ ...request, width: 320, locked: true }));
  expect(locked.file).toBe(kept({ ...request, width: 320, locked: true }));
  expect(locked.bytes.byteLength).toBeLessThan(open320.bytes.byteLength * 0.7);
});

test('survives two studios that draw into the same folder', async () => {
  const [a, b] = [studio(), studio()];
  const found = await Promise.all([a.get(request), b.get(request), a.get(request), b.get(request)]);
  const [first, ...others] = found.map((each) => Buffer.from(picture(each).bytes).toString('hex'));
  for (const other of others) expect(other).toBe(first);
  expect((await readdir(dirname(kept(request)))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('gives the picture and warns when it cannot be kept', async () => {
  const warnings: string[] = [];
  await writeFile(cacheDir, 'a file where the folder should be');
  const one = createStudio({ committedDir, cacheDir, log: { warn: (_, message) => warnings.push(message) } });
  open.push(one);
  expect(picture(await one.get(request)).bytes.byteLength).toBeGreaterThan(500);
  expect(warnings).toEqual(['a drawn picture was not saved']);
});

test('is busy once it is closed', async () => {
  const one = studio();
  await one.close();
  expect(await one.get(request)).toBe('busy');
});
