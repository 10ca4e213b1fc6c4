import { expect, test } from 'vitest';
import { clock } from './clock.ts';

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [724, '12:04'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3870, '1:04:30'],
  [-5, '00:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
