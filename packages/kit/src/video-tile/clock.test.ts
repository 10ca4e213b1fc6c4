import { expect, test } from 'vitest';
import { clock } from './clock.ts';

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [59.9, '00:59'],
  [724, '12:04'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [36_000, '10:00:00'],
  [-5, '00:00'],
  [Number.NaN, '00:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
