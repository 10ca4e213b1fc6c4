import { expect, test } from 'vitest';
import { clockTime } from './player-time.ts';

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [60, '1:00'],
  [724, '12:04'],
  [3723, '1:02:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
