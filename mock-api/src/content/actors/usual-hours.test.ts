import { expect, test } from 'vitest';
import { berlinClock, hoursUntilPresent } from './usual-hours.ts';

const week = (...usual: readonly (readonly [day: number, hour: number, level: number])[]) =>
  Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_level, hour) => usual.find(([d, h]) => d === day && h === hour)?.[2] ?? 0),
  );

test.each([
  ['now', week([4, 20, 3]), 4, 20, 0],
  ['later today', week([4, 23, 4]), 4, 20, 3],
  ['tomorrow', week([5, 1, 4]), 4, 20, 5],
  ['over the end of the week', week([0, 0, 4]), 6, 23, 1],
  ['an hour ago, so in a week', week([4, 19, 4]), 4, 20, 167],
  ['the nearer of two', week([4, 22, 3], [4, 21, 4]), 4, 20, 1],
  ['seldom, which does not count', week([4, 21, 2], [4, 22, 3]), 4, 20, 2],
  ['never', week(), 4, 20, null],
])('usually online %s', (_, days, weekday, hour, expected) => {
  expect(hoursUntilPresent(days, weekday, hour)).toBe(expected);
});

test('missing days have no usual hours', () => {
  expect(hoursUntilPresent([], 0, 0)).toBeNull();
});

// The clocks change on 2026-10-25 at 01:00 UTC; the list goes forth and back, as several worlds do.
test.each([
  ['2026-10-25T00:59:59.999Z', { weekday: 6, hour: 2 }],
  ['2026-10-25T01:00:00.000Z', { weekday: 6, hour: 2 }],
  ['2026-10-25T02:00:00.000Z', { weekday: 6, hour: 3 }],
  ['2026-11-20T22:59:59.999Z', { weekday: 4, hour: 23 }],
  ['2026-11-20T23:00:00.000Z', { weekday: 5, hour: 0 }],
  ['2026-10-25T00:59:59.999Z', { weekday: 6, hour: 2 }],
])('at %s the clock in Berlin is at %j', (at, expected) => {
  expect(berlinClock(Date.parse(at))).toMatchObject(expected);
});
