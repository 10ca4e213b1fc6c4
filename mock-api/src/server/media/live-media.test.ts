import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boxesOf } from '../../media/mp4-boxes.ts';
import { liveBytes, segmentInLoop, timescalesOf } from './live-media.ts';
import type { LiveFile } from './live-requests.ts';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../clips/velvet/leaves/360p/${file}`, import.meta.url)));
const timescales = timescalesOf(read('init.mp4'));
const fileOf = (kind: LiveFile['kind'], segment: number, part = 9): LiveFile => ({
  quality: '360p',
  kind,
  position: { segment, part },
});
const bytesOf = (file: LiveFile) => liveBytes(file, read(`s${segmentInLoop(file)}.m4s`), timescales);

/** The times at which the tracks of each fragment begin, in seconds. */
const timesOf = (bytes: Buffer): readonly (readonly number[])[] =>
  boxesOf(bytes)
    .filter(({ type }) => type === 'moof')
    .map((fragment) =>
      boxesOf(bytes, fragment.content, fragment.end)
        .filter(({ type }) => type === 'traf')
        .map(({ content, end }, track) => {
          const time = boxesOf(bytes, content, end).find(({ type }) => type === 'tfdt');
          const ticks = bytes.readBigUInt64BE((time?.content ?? 0) + 4);
          return Number(ticks) / (timescales.get(track + 1) ?? 1);
        }),
    );

test('the tracks count in their own ticks', () => {
  expect([...timescales]).toEqual([
    [1, 12_800],
    [2, 48_000],
  ]);
});

test('the time goes on from loop to loop', () => {
  for (const segment of [0, 1, 2, 3, 448_750_000, 448_750_001]) {
    const times = timesOf(bytesOf(fileOf('segment', segment)));
    expect(times).toHaveLength(10);
    times.forEach(([picture, sound], part) => {
      const begin = segment * 4 + part * 0.4;
      expect(picture).toBeCloseTo(begin, 3);
      expect(Math.abs((sound ?? 0) - begin)).toBeLessThan(0.1);
    });
  }
});

test('the parts of a segment are the segment', () => {
  const whole = bytesOf(fileOf('segment', 5));
  const parts = Array.from({ length: 10 }, (_, part) => bytesOf(fileOf('part', 5, part)));
  expect(Buffer.concat(parts).equals(whole)).toBe(true);
});

test('the file of the loop stays as it is', () => {
  const file = read('s1.m4s');
  liveBytes(fileOf('segment', 101), file, timescales);
  expect(file.equals(read('s1.m4s'))).toBe(true);
});

test('a file without a 64-bit time is rejected', () => {
  const file = Buffer.from(read('s0.m4s'));
  const at = file.indexOf('tfdt') + 4;
  file[at] = 0;
  expect(() => liveBytes(fileOf('segment', 0), file, timescales)).toThrow('no time of 64 bits');
  expect(() => boxesOf(file.subarray(0, 40), 0, 40)).toThrow('no MP4 box at byte 0');
});
