import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { motionAt } from './motion.ts';

const frame = (seed: string, moment?: number) => {
  const canvas = createCanvas(160, 90);
  drawPicture(canvas, { brand: 'velvet', kind: 'still', seed, moment }, { createCanvas });
  return createHash('sha256').update(canvas.data()).digest('hex');
};

test.each([
  [null, 0.25, 1, 0],
  [0, 0, 1, 0],
  [0.25, 0, 1, 1],
  [0.5, 0.25, 1, -1],
  [0.125, 0, 2, 1],
])('at %s a swing of phase %d and %d times stands at %d', (moment, phase, times, stands) => {
  expect(motionAt(moment).swing(phase, times)).toBeCloseTo(stands, 10);
});

test.each([1, 2, 3])('a loop that swings %d times ends where it begins', (times) => {
  for (const phase of [0, 0.3, 0.7])
    expect(motionAt(1).swing(phase, times)).toBeCloseTo(motionAt(0).swing(phase, times), 10);
});

test.each(['bloom-a', 'dunes-a', 'curtain-a', 'leaves-a', 'bust-mirela'])(
  'the frames of %s differ, and the last meets the first',
  (seed) => {
    const frames = [0, 0.2, 0.4, 0.6, 0.8].map((moment) => frame(seed, moment));
    expect(new Set(frames).size).toBe(frames.length);
    expect(frame(seed, 1)).toBe(frames[0]);
  },
);
