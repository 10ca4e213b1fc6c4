import { crc32 } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { StorableImage } from '../../world/reencode-image.ts';
import { createImageWorker } from './image-worker.ts';
import { maxSide } from './reencode.ts';

const reencode = createImageWorker();

/** A picture whose left half is dark and whose right half is light. */
const halves = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.fillRect(0, 0, width / 2, height);
  return canvas;
};
const png = (width: number, height: number) => halves(width, height).encode('png');
const jpeg = (width: number, height: number) => halves(width, height).encode('jpeg', 90);

const stored = async (bytes: Uint8Array): Promise<StorableImage> => {
  const result = await reencode(bytes);
  if (typeof result === 'string') throw new Error(result);
  return result;
};

/** The brightness of a pixel, from 0 to 255. */
const brightnessAt = async ({ bytes }: StorableImage, x: number, y: number) => {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.getContext('2d').getImageData(x, y, 1, 1).data[0];
};

const sizeOf = async ({ bytes }: StorableImage) => {
  const { width, height } = await loadImage(Buffer.from(bytes));
  return [width, height];
};

/** An EXIF segment of a JPEG: turned by 90 degrees, and a text in place of the camera's maker and position. */
const exif = (text: string) => {
  const tiff = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(text)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, content]);
};

test.each([
  ['image/png', () => png(40, 20)],
  ['image/jpeg', () => jpeg(40, 20)],
  ['image/webp', () => halves(40, 20).encode('webp', 90)],
])('an upload of type %s stays a picture of this type', async (contentType, upload) => {
  const image = await stored(await upload());
  expect([image.contentType, await sizeOf(image)]).toEqual([contentType, [40, 20]]);
  expect([await brightnessAt(image, 5, 10), await brightnessAt(image, 35, 10)]).toEqual([
    expect.closeTo(0, -1),
    expect.closeTo(255, -1),
  ]);
});

test('metadata are not stored, and the picture stands upright', async () => {
  const plain = await jpeg(40, 20);
  const upload = Buffer.concat([plain.subarray(0, 2), exif('GPS 52.5200, 13.4050'), plain.subarray(2)]);
  const image = await stored(upload);
  expect(Buffer.from(image.bytes).includes('GPS')).toBe(false);
  expect(Buffer.from(image.bytes).includes('Exif')).toBe(false);
  expect(await sizeOf(image)).toEqual([20, 40]);
});

test('bytes behind the end of a picture are not stored', async () => {
  const image = await stored(Buffer.concat([await png(8, 8), Buffer.from('<script>alert(1)</script>')]));
  expect(Buffer.from(image.bytes).includes('script')).toBe(false);
});

/** The head of a PNG with a size that it does not have. */
const claiming = async (width: number, height: number) => {
  const bytes = Buffer.from(await png(8, 8));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

test.each([
  ['of 20,000 by 20,000 pixels', () => claiming(20_000, 20_000), 'tooLarge'],
  ['of one pixel in height and millions in width', () => claiming(60_000_000, 1), 'tooLarge'],
  ['without pixels', () => claiming(0, 0), 'wrongType'],
  ['that ends after its first bytes', () => Promise.resolve(Buffer.from('89504e470d0a1a0a010203', 'hex')), 'wrongType'],
  ['that is a page', () => Promise.resolve(Buffer.from('<!doctype html><title>x</title>')), 'wrongType'],
  ['that is a GIF', () => Promise.resolve(Buffer.from('GIF89a')), 'wrongType'],
  ['without bytes', () => Promise.resolve(Buffer.alloc(0)), 'wrongType'],
])('rejects an upload %s', async (_, upload, reason) => {
  expect(await reencode(await upload())).toBe(reason);
});

test('a picture that is larger than any page shows it is reduced', async () => {
  expect(await sizeOf(await stored(await jpeg(4000, 3000)))).toEqual([maxSide, (maxSide * 3) / 4]);
});

test('more uploads than may wait are refused, and the others are encoded', async () => {
  const upload = await png(8, 8);
  const results = await Promise.all(Array.from({ length: 40 }, () => reencode(upload)));
  const refused = results.filter((each) => each === 'unavailable').length;
  expect(refused).toBeGreaterThan(0);
  expect(results.filter((each) => typeof each === 'object')).toHaveLength(40 - refused);
});

/** A chunk of a PNG. Nobody checks its sum before the size is read. */
const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, sum]);
};

test('a chunk before the head, which says another size than the head, is refused before anything is decoded', async () => {
  const claimed = Buffer.alloc(24);
  claimed.write('IHDR', 12, 'latin1');
  claimed.writeUInt32BE(10, 16);
  claimed.writeUInt32BE(10, 20);
  const honest = await png(400, 400);
  const file = Buffer.concat([honest.subarray(0, 8), chunk('CgBI', claimed), honest.subarray(8)]);
  expect(await reencode(file)).toBe('wrongType');
});

test.each([
  ['PNG', async () => png(300, 300), 0.5],
  ['PNG without its end', async () => png(300, 300), 0.99],
  ['JPEG', async () => jpeg(300, 300), 0.5],
  ['WebP', async () => halves(300, 300).encode('webp', 90), 0.5],
] as const)('a %s that is cut off is refused', async (_, upload, share) => {
  const bytes = await upload();
  expect(await reencode(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe('wrongType');
  expect(await reencode(Buffer.concat([bytes, Buffer.from('<p>behind the end</p>')]))).not.toBe('wrongType');
});
