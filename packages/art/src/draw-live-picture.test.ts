import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawLivePicture, personOf } from './index.ts';

const pixelsOf = (seed: string, moment: number): Buffer => {
  const canvas = createCanvas(160, 90);
  drawLivePicture(canvas, { seed, moment }, { createCanvas });
  return canvas.data();
};

/** The mean difference of two frames, 0 to 255. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

const front = 'wanda-2';
const side = 'mirela';

test('the seeds of these tests show people from the front and from the side', () => {
  expect([front, side].map((seed) => personOf(seed).view)).toEqual(['front', 'side']);
});

test.each([front, side])(
  'the frames of %s differ, the same moment is the same frame, and the last meets the first',
  (seed) => {
    const moments = [0, 0.2, 0.4, 0.6, 0.8];
    const frames = moments.map((moment) => pixelsOf(seed, moment));
    for (const [at, frame] of frames.entries())
      for (const other of frames.slice(at + 1)) expect(difference(frame, other)).toBeGreaterThan(0.2);
    expect(pixelsOf(seed, 0.4).equals(frames[2] ?? Buffer.alloc(0))).toBe(true);
    expect(pixelsOf(seed, 1).equals(frames[0] ?? Buffer.alloc(0))).toBe(true);
  },
);

test.each([front, side])('%s never jumps, not even where the loop begins anew', (seed) => {
  const frames = Array.from({ length: 20 }, (_, at) => pixelsOf(seed, at / 20));
  const steps = frames.map((frame, at) => difference(frame, frames[(at + 1) % frames.length] ?? frame));
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBeLessThan(2.5);
});

test('what stands behind a person does not move', () => {
  const columnOf = (moment: number) => {
    const pixels = pixelsOf(front, moment);
    return Array.from({ length: 90 }, (_, row) => pixels[(row * 160 + 157) * 4] ?? 0);
  };
  const [one, other] = [columnOf(0.1), columnOf(0.6)];
  const moved = one.filter((value, row) => Math.abs(value - (other[row] ?? 0)) > 12);
  expect(moved).toEqual([]);
});

test('everybody has a picture of their own', () => {
  const seeds = ['mirela', 'wanda-2', 'sable', 'joaquim-3'];
  const frames = seeds.map((seed) => pixelsOf(seed, 0));
  for (const [at, frame] of frames.entries())
    for (const other of frames.slice(at + 1)) expect(difference(frame, other)).toBeGreaterThan(10);
});
