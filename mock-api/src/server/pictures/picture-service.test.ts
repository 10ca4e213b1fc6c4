import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { artVersion, heightFor } from '@lounge/art';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureFile } from './picture-file.ts';
import type { PictureRequest } from './picture-file.ts';
import { createPictureService } from './picture-service.ts';
import type { Picture, PictureService } from './picture-service.ts';

let folder: string;
let committedDir: string;
let cacheDir: string;
const open: PictureService[] = [];

function pictureService(): PictureService {
  const opened = createPictureService({ committedDir, cacheDir });
  open.push(opened);
  return opened;
}

const request: PictureRequest = { brand: 'velvet', kind: 'portrait', seed: 'mirela', width: 160 };
const edition = `edition-${artVersion}`;
const cachedFile = (wanted: PictureRequest) => join(cacheDir, pictureFile(edition, wanted));

function picture(result: Picture | 'busy' | 'unknown'): Picture {
  if (typeof result === 'string') throw new Error(`expected a picture, got ${result}`);
  return result;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-service-'));
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
])('returns unknown for %s and writes nothing', async (_, wrong) => {
  expect(await pictureService().get(wrong)).toBe('unknown');
  await expect(stat(cacheDir)).rejects.toThrow('ENOENT');
});

test('prefers the committed file', async () => {
  const file = pictureFile(committedDir, request);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'committed');
  const result = picture(await pictureService().get(request));
  expect(result.file).toBe(pictureFile('', request));
  expect(Buffer.from(result.bytes).toString()).toBe('committed');
});

test('draws the pictures of the server’s own brand in its tints and in a folder of theirs, and no committed ones', async () => {
  const file = pictureFile(committedDir, request);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'committed');
  const others = { ...request, brand: 'brasa' } as const;
  const plain = picture(await pictureService().get(others));
  const green = createPictureService({
    committedDir,
    cacheDir,
    own: { brand: 'velvet', folder: 'tide-1', tints: ['#1f6b2f'] },
  });
  open.push(green);
  const drawn = picture(await green.get(request));
  expect(drawn.file).toBe(pictureFile(join(edition, 'tide-1'), request));
  const image = await loadImage(Buffer.from(drawn.bytes));
  const canvas = createCanvas(1, 1);
  canvas.getContext('2d').drawImage(image, 0, 0, image.width, image.height, 0, 0, 1, 1);
  const [red = 0, greenValue = 0, blue = 0] = canvas.getContext('2d').getImageData(0, 0, 1, 1).data;
  expect(greenValue).toBeGreaterThan(blue);
  expect(red).toBeLessThan(160);
  expect(Buffer.compare(picture(await green.get(others)).bytes, plain.bytes)).toBe(0);
});

test('draws a picture in its size and all other widths of its kind', async () => {
  const result = picture(await pictureService().get(request));
  const image = await loadImage(Buffer.from(result.bytes));
  expect([image.width, image.height]).toEqual([160, heightFor('portrait', 160)]);
  expect(result.file).toBe(pictureFile(edition, request));
  expect((await readdir(dirname(cachedFile(request)))).toSorted()).toEqual([
    'w160.webp',
    'w320.webp',
    'w60.webp',
    'w640.webp',
  ]);
});

// @spec constant:sizes.interviewImage
test('draws the width of an interview only where it is asked for', async () => {
  const one = pictureService();
  const { bytes } = picture(await one.get({ ...request, width: 720 }));
  const image = await loadImage(Buffer.from(bytes));
  expect([image.width, image.height]).toEqual([720, heightFor('portrait', 720)]);
  expect(await readdir(dirname(cachedFile(request)))).toEqual(['w720.webp']);
  expect(await one.get({ ...request, kind: 'still', width: 720 })).toBe('unknown');
});

test.each([
  ['avif', 4, 'ftypavif'],
  ['jpeg', 0, '\u00ff\u00d8\u00ff'],
] as const)('draws %s beside WebP, and counts both as one picture', async (format, at, magic) => {
  const one = pictureService();
  await one.get(request);
  const result = picture(await one.get({ ...request, format }));
  expect(Buffer.from(result.bytes).toString('latin1').slice(at)).toMatch(new RegExp(`^${magic}`));
  expect(result.file).toBe(pictureFile(edition, { ...request, format }));
  const files = await readdir(dirname(cachedFile(request)));
  expect(files.toSorted()).toEqual(
    [60, 160, 320, 640].flatMap((width) => [`w${width}.${format}`, `w${width}.webp`]).toSorted(),
  );
});

test('returns a cached file without drawing', async () => {
  await mkdir(dirname(cachedFile(request)), { recursive: true });
  await writeFile(cachedFile(request), 'cached');
  const result = picture(await pictureService().get(request));
  expect(Buffer.from(result.bytes).toString()).toBe('cached');
});

test('returns a picture from memory when its file is deleted', async () => {
  const one = pictureService();
  const first = picture(await one.get(request));
  await rm(cacheDir, { recursive: true });
  expect(picture(await one.get(request)).bytes).toBe(first.bytes);
});

test('equal requests and other widths share one drawing', async () => {
  const one = pictureService();
  const widths = [60, 160, 320, 640, 160, 60];
  const result = await Promise.all(
    Array.from({ length: 30 }, (_, i) => one.get({ ...request, width: widths[i % widths.length]! })),
  );
  // The queue holds twenty, so thirty separate drawings would not fit.
  expect(result.every((each) => typeof each !== 'string')).toBe(true);
});

test('returns busy for too many pictures, and draws them on the next request', async () => {
  const one = pictureService();
  // Which ones are rejected depends on the disk; picture-worker.test.ts tests the length of the queue.
  const crowd = Array.from({ length: 40 }, (_, i): PictureRequest => ({
    ...request,
    kind: 'avatar',
    seed: `crowd-${i}`,
  }));
  const result = await Promise.all(crowd.map((each) => one.get(each)));
  const rejected = crowd.find((_, i) => result[i] === 'busy');
  expect(rejected).toBeDefined();
  expect(await one.get(rejected!)).toHaveProperty('bytes');
});

test('draws no picture that it may not draw, and returns it when it exists', async () => {
  const one = pictureService();
  expect(await one.get(request, async () => false)).toBe('unknown');
  await expect(stat(cacheDir)).rejects.toThrow('ENOENT');
  await one.get(request, async () => true);
  expect(await one.get(request, async () => false)).toHaveProperty('bytes');
});

test('counts all formats of a picture among its bytes', async () => {
  const requests: readonly PictureRequest[] = [
    { ...request, kind: 'avatar', seed: 'one' },
    { ...request, kind: 'avatar', seed: 'two' },
    { ...request, kind: 'avatar', seed: 'two', format: 'avif' },
  ];
  const drawAll = async (service: PictureService) => {
    for (const each of requests) await service.get(each);
  };
  const filesOf = (each: PictureRequest) => readdir(dirname(cachedFile(each)));
  await drawAll(pictureService());
  let bytes = 0;
  for (const each of [requests[0]!, requests[1]!]) {
    for (const name of await filesOf(each)) bytes += (await stat(join(dirname(cachedFile(each)), name))).size;
  }
  await rm(cacheDir, { recursive: true });
  const limited = createPictureService({ committedDir, cacheDir, maxDiskBytes: bytes - 1 });
  open.push(limited);
  await drawAll(limited);
  expect(await filesOf(requests[0]!)).toEqual([]);
  expect(await filesOf(requests[1]!)).toHaveLength(8);
});

test('deletes the least recently used pictures when the folder has more bytes than allowed', async () => {
  const named = (seed: string): PictureRequest => ({ ...request, kind: 'avatar', seed });
  const bytesOf = async (seed: string) => {
    const directory = dirname(cachedFile(named(seed)));
    const files = await readdir(directory).catch(() => []);
    const sizes = await Promise.all(files.map(async (name) => (await stat(join(directory, name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  await pictureService().get(named('one'));
  const maxDiskBytes = Math.round((await bytesOf('one')) * 2.8);
  const limited = createPictureService({ committedDir, cacheDir, maxDiskBytes });
  open.push(limited);
  await limited.get(named('two'));
  // The file system's clock is a few milliseconds from the process's.
  const minuteAgo = new Date(Date.now() - 60_000);
  const two = dirname(cachedFile(named('two')));
  for (const name of await readdir(two)) await utimes(join(two, name), minuteAgo, minuteAgo);
  for (const seed of ['one', 'three']) await limited.get(named(seed));
  const sizes = await Promise.all(['one', 'two', 'three'].map(bytesOf));
  expect(sizes.map((size) => size > 0)).toEqual([true, false, true]);
});

test('deletes what earlier editions drew', async () => {
  await mkdir(join(cacheDir, 'edition-0/velvet'), { recursive: true });
  await mkdir(join(cacheDir, 'other'), { recursive: true });
  await pictureService().get(request);
  expect((await readdir(cacheDir)).toSorted()).toEqual([`edition-${artVersion}`, 'other']);
});

test('the locked variant is a blurred file of its own', async () => {
  const one = pictureService();
  const open320 = picture(await one.get({ ...request, width: 320 }));
  const locked = picture(await one.get({ ...request, width: 320, locked: true }));
  expect(locked.file).toBe(pictureFile(edition, { ...request, width: 320, locked: true }));
  expect(locked.bytes.byteLength).toBeLessThan(open320.bytes.byteLength * 0.7);
});

test('two services can draw into the same folder', async () => {
  const [a, b] = [pictureService(), pictureService()];
  const result = await Promise.all([a.get(request), b.get(request), a.get(request), b.get(request)]);
  const [first, ...others] = result.map((each) => Buffer.from(picture(each).bytes).toString('hex'));
  for (const other of others) expect(other).toBe(first);
  expect((await readdir(dirname(cachedFile(request)))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('returns the picture and warns when it cannot be saved', async () => {
  const warnings: string[] = [];
  await writeFile(cacheDir, 'a file where the folder should be');
  const one = createPictureService({ committedDir, cacheDir, log: { warn: (_, message) => warnings.push(message) } });
  open.push(one);
  expect(picture(await one.get(request)).bytes.byteLength).toBeGreaterThan(500);
  expect(warnings).toEqual(['a drawn picture was not saved']);
});

test('returns busy after it is closed', async () => {
  const one = pictureService();
  await one.close();
  expect(await one.get(request)).toBe('busy');
});
