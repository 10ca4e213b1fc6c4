import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import type { PictureRequest } from './draw-picture.ts';
import { hairstyles, heightFor, palettes, pictureKinds, subjects, tintColours, tintOf } from './index.ts';
import type { Brand } from './index.ts';

const tools = { createCanvas };
const brands = Object.keys(palettes) as Brand[];

function draw(request: Partial<PictureRequest> = {}, width = 120): Canvas {
  const whole: PictureRequest = { brand: 'velvet', kind: 'portrait', seed: 'mirela', ...request };
  const canvas = createCanvas(width, heightFor(whole.kind, width));
  drawPicture(canvas, whole, tools);
  return canvas;
}

const hashOfPixels = (canvas: Canvas) => createHash('sha256').update(canvas.data()).digest('hex');

function greys(canvas: Canvas): number[] {
  const bytes = canvas.data();
  const list: number[] = [];
  for (let at = 0; at < bytes.length; at += 4) list.push((bytes[at]! + bytes[at + 1]! + bytes[at + 2]!) / 3);
  return list;
}

function variance(list: readonly number[]): number {
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
  return list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / list.length;
}

/** The mean difference between horizontal neighbours, which a blur reduces. */
function roughness(list: readonly number[]): number {
  return list.slice(1).reduce((sum, each, i) => sum + Math.abs(each - list[i]!), 0) / list.length;
}

/** Mean red, green and blue. */
function meanColour(canvas: Canvas): readonly [number, number, number] {
  const bytes = canvas.data();
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) if (at % 4 !== 3) sums[at % 4]! += bytes[at]!;
  const pixels = bytes.length / 4;
  return [sums[0] / pixels, sums[1] / pixels, sums[2] / pixels];
}

test('gives the same pixels for the same seed', () => {
  expect(hashOfPixels(draw())).toBe(hashOfPixels(draw()));
});

test('gives different pixels for different seeds', () => {
  const seeds = ['mirela', 'sable', 'noor', 'calla', 'p-1', 'p-2'];
  expect(new Set(seeds.map((seed) => hashOfPixels(draw({ seed })))).size).toBe(seeds.length);
});

test('gives different pixels for the two brands', () => {
  expect(hashOfPixels(draw({ brand: 'brasa' }))).not.toBe(hashOfPixels(draw({ brand: 'velvet' })));
});

test.each(brands.flatMap((brand) => palettes[brand].map((each, tint) => ({ brand, tint, name: each.name }))))(
  'draws the palette $name of $brand',
  ({ brand, tint }) => {
    expect(variance(greys(draw({ brand, tint })))).toBeGreaterThan(100);
  },
);

test.each(pictureKinds.flatMap((kind) => subjects.map((subject) => ({ kind, subject }))))(
  'draws $subject as $kind',
  ({ kind, subject }) => {
    const canvas = draw({ kind, subject, seed: 'any' }, 160);
    expect(variance(greys(canvas))).toBeGreaterThan(60);
    expect(canvas.height).toBe(heightFor(kind, 160));
  },
);

const people = (['front', 'side'] as const).flatMap((view) => [
  { view, build: 'soft' as const },
  {
    view,
    build: 'broad' as const,
    beard: 'full' as const,
    collar: 'shirt' as const,
    glasses: true,
    age: 'silver' as const,
  },
]);

test.each(hairstyles.flatMap((hair) => people.map((person) => ({ hair, ...person }))))(
  'the hairstyle $hair changes the picture of a $build person seen from the $view',
  ({ hair, ...person }) => {
    const other = hair === 'crop' ? 'long' : 'crop';
    expect(hashOfPixels(draw({ person: { ...person, hair } }))).not.toBe(
      hashOfPixels(draw({ person: { ...person, hair: other } })),
    );
  },
);

test.each(['stubble', 'moustache', 'goatee', 'full'] as const)('draws a visible %s', (beard) => {
  const person = { build: 'broad', view: 'front', hair: 'crop' } as const;
  expect(hashOfPixels(draw({ person: { ...person, beard } }))).not.toBe(
    hashOfPixels(draw({ person: { ...person, beard: 'none' } })),
  );
});

test.each(brands)('tintOf returns the palette that is drawn, in %s', (brand) => {
  for (const seed of ['mirela', 'sable', 'room-4']) {
    const plain = draw({ brand, seed });
    const tint = tintOf(brand, seed);
    expect(hashOfPixels(draw({ brand, seed, tint }))).toBe(hashOfPixels(plain));
    expect(hashOfPixels(draw({ brand, seed, tint: (tint + 1) % palettes[brand].length }))).not.toBe(
      hashOfPixels(plain),
    );
  }
});

test('gives a placeholder that shares the strongest channel with its still life', () => {
  for (const [tint, colour] of tintColours('velvet').entries()) {
    const placeholder = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const drawn = meanColour(draw({ kind: 'still', subject: 'dunes', tint }, 160));
    expect(drawn.indexOf(Math.max(...drawn))).toBe(placeholder.indexOf(Math.max(...placeholder)));
  }
});

test('draws no flat picture', () => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(variance(greys(draw({ seed })))).toBeGreaterThan(300);
});

test('blurs the edges of a locked picture and keeps its light', () => {
  for (const kind of pictureKinds) {
    const sharp = greys(draw({ kind }, 320));
    const locked = greys(draw({ kind, blurred: true }, 320));
    expect(roughness(locked)).toBeLessThan(roughness(sharp) * 0.6);
    expect(variance(locked)).toBeGreaterThan(40);
  }
});

test('paints a locked picture to its very edge', () => {
  const bytes = draw({ blurred: true }).data();
  for (let at = 3; at < bytes.length; at += 4) expect(bytes[at]).toBe(255);
});

test('rejects a canvas that has another kind of context', () => {
  const taken = { width: 10, height: 10, getContext: () => null };
  expect(() => drawPicture(taken, { brand: 'velvet', kind: 'avatar', seed: 'x' }, tools)).toThrow(/no 2D context/);
});
