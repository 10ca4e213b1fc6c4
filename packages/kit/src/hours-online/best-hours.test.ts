import { expect, test } from 'vitest';
import { bestHours, shownHours, type HourLevel, type Week } from './best-hours.ts';

const quiet: readonly HourLevel[] = Array.from({ length: 24 }, () => 0);
const day = (from: number, to: number, level: HourLevel): HourLevel[] =>
  quiet.map((_, hour) => (hour >= from && hour < to ? level : 0));
const week = (...days: (readonly HourLevel[])[]): Week => [
  ...days,
  ...Array.from({ length: 7 - days.length }, () => quiet),
];

test('a week without online hours has no best hours', () => {
  expect(bestHours(week())).toBeNull();
});

test('the longest run of the highest level wins', () => {
  expect(bestHours(week(day(8, 20, 2), day(20, 22, 3), day(21, 24, 3)))).toEqual({ day: 2, from: 21, to: 24 });
});

test('of equal runs the first in the week wins', () => {
  expect(bestHours(week(quiet, day(10, 12, 1), day(14, 16, 1)))).toEqual({ day: 1, from: 10, to: 12 });
});

test('of two runs on one day the longer wins', () => {
  const split = day(8, 9, 3).map((level, hour) => (hour >= 20 ? 3 : level));
  expect(bestHours(week(split))).toEqual({ day: 0, from: 20, to: 24 });
});

test('a run goes on over midnight, also from Sunday to Monday, for a day at most', () => {
  const early = day(22, 24, 3).map((level, hour) => (hour < 2 ? 3 : level));
  expect(bestHours(week(day(0, 2, 3), early, day(0, 1, 3)))).toEqual({ day: 1, from: 22, to: 1 });
  const sunday = week(day(0, 3, 2), quiet, quiet, quiet, quiet, quiet, day(23, 24, 2));
  expect(bestHours(sunday)).toEqual({ day: 6, from: 23, to: 3 });
  expect(bestHours(week(day(0, 24, 1), day(0, 24, 1)))).toEqual({ day: 0, from: 0, to: 24 });
});

test('a table that ends after midnight has the first hours of the next day', () => {
  const [monday] = shownHours(week(day(23, 24, 3), day(0, 1, 2)), 16, 9);
  expect(monday?.slice(-2)).toEqual([3, 2]);
});
