import { expect, test } from 'vitest';
import { bestHours, bestShownHours, type HourLevel, type Week } from './best-hours.ts';

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

test('the best of the hours that a table shows are in that table, also over midnight', () => {
  const early = [...day(22, 24, 3)].map((level, hour) => (hour < 2 ? 3 : level));
  const lateTuesday = week(day(0, 2, 3), early, day(0, 1, 3));
  expect(bestShownHours(lateTuesday, 16, 9)).toEqual({ day: 1, from: 22, to: 1 });
  expect(bestShownHours(week(quiet, day(0, 2, 3)), 16, 9)).toEqual({ day: 1, from: 0, to: 1 });
  expect(bestShownHours(week(day(20, 24, 3)), 16, 9)).toEqual({ day: 0, from: 20, to: 24 });
  expect(bestShownHours(week(day(8, 12, 3)), 16, 9)).toBeNull();
});
