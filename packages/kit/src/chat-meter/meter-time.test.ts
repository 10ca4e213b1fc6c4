import { expect, test } from 'vitest';
import { leftTime, meterTime } from './meter-time.ts';

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [312, '05:12'],
  [3599, '59:59'],
  [3723, '1:02:03'],
  [-5, '00:00'],
  [Number.NaN, '00:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(meterTime(seconds)).toBe(text);
});

test.each([
  [20, '0:20'],
  [19.2, '0:20'],
  [125, '2:05'],
  [0, '0:00'],
  [-1, '0:00'],
])('%d seconds left are shown as %s', (seconds, text) => {
  expect(leftTime(seconds)).toBe(text);
});
