import { expect, test } from 'vitest';
import type { RealTimeClip } from './real-time-clip.ts';
import { RealTimeFeed } from './RealTimeFeed.ts';

/** Two seconds with a key frame in each; each payload names its number in the loop. */
const clip: RealTimeClip = {
  frames: Array.from({ length: 50 }, (_, at) => ({ isKey: at % 25 === 0, payloads: [Buffer.from([at])] })),
  sounds: Array.from({ length: 100 }, (_, at) => Buffer.from([at])),
};
const since = Date.parse('2026-11-20T19:00:00.000Z');
const frameNumbers = (due: ReturnType<RealTimeFeed['take']>) => due.frames.map(({ frame }) => frame.payloads[0]?.[0]);
const soundNumbers = (due: ReturnType<RealTimeFeed['take']>) => due.sounds.map(({ payload }) => payload[0]);
const steps = (due: ReturnType<RealTimeFeed['take']>) =>
  due.frames.slice(1).map(({ timestamp }, at) => timestamp - (due.frames[at]?.timestamp ?? 0));

test('begins with the last key frame, and all frames since then within the time of one', () => {
  const due = new RealTimeFeed(clip).take(since + 400);
  expect(frameNumbers(due)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const all = steps(due);
  expect(all.reduce((sum, each) => sum + each, 0)).toBeLessThan(3600);
  expect(Math.min(...all)).toBeGreaterThan(0);
  expect(soundNumbers(due)).toEqual([20]);
  expect(due.sounds[0]?.isFirst).toBe(true);
});

test('goes on with what became due since the last time, across the end of the loop', () => {
  const feed = new RealTimeFeed(clip);
  feed.take(since + 1900);
  expect(feed.take(since + 1900)).toEqual({ frames: [], sounds: [] });
  const due = feed.take(since + 2040);
  expect(frameNumbers(due)).toEqual([48, 49, 0, 1]);
  expect(steps(due)).toEqual([3600, 3600, 3600]);
  expect(soundNumbers(due)).toEqual([96, 97, 98, 99, 0, 1, 2]);
  expect(due.sounds.map(({ isFirst }) => isFirst)).toEqual(Array(7).fill(false));
});

test('begins the picture anew when it was lost, in order', () => {
  const feed = new RealTimeFeed(clip);
  const before = feed.take(since + 80).frames.at(-1)?.timestamp ?? 0;
  feed.restartPicture();
  const due = feed.take(since + 120);
  expect(frameNumbers(due)).toEqual([0, 1, 2, 3]);
  expect(due.frames[0]?.timestamp).toBeGreaterThan(before);
});

test.each([
  ['after a sleep of a minute', 60_000],
  ['after the clock was set back', -60_000],
])('begins anew %s', (_, ms) => {
  const feed = new RealTimeFeed(clip);
  feed.take(since + 400);
  const due = feed.take(since + 400 + ms);
  expect(frameNumbers(due)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(due.sounds).toHaveLength(1);
});

test('timestamps have 32 bits', () => {
  const feed = new RealTimeFeed(clip);
  const { frames, sounds } = feed.take(since);
  for (const { timestamp } of [...frames, ...sounds]) expect(timestamp).toBe(timestamp >>> 0);
});
