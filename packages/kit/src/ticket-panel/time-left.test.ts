import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const minute = 60_000;
const day = 1440 * minute;

test.each([
  [6 * day + 23 * 60 * minute + 20 * minute, { days: 6, hours: 23, minutes: 20 }],
  [72 * minute, { days: 0, hours: 1, minutes: 12 }],
  [minute, { days: 0, hours: 0, minutes: 1 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [minute + 1, { days: 0, hours: 0, minutes: 2 }],
  [day, { days: 1, hours: 0, minutes: 0 }],
  [0, null],
  [-5, null],
])('%d milliseconds before are %j', (before, left) => {
  expect(timeLeft('2026-11-27T20:00:00.000Z', Date.parse('2026-11-27T20:00:00.000Z') - before)).toEqual(left);
});
