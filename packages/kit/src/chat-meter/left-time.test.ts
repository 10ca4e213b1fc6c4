import { expect, test } from 'vitest';
import { leftTime } from './left-time.ts';

test.each([
  [20, '0:20'],
  [19.2, '0:20'],
  [125, '2:05'],
  [4500, '75:00'],
  [0, '0:00'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
])('%d seconds left are shown as %s', (seconds, text) => {
  expect(leftTime(seconds)).toBe(text);
});
