import { expect, test } from 'vitest';
import { hoursUntilPresent } from './usual-hours.ts';

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
