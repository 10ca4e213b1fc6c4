import { expect, test } from 'vitest';
import * as announced from './announced-time.ts';
import * as calendar from './time.ts';
import { languages } from './languages.ts';

const time = { ...calendar, ...announced };

test.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20', 23],
  ['2026-11-20T23:00:00.000Z', '2026-11-21', 0],
  ['2026-07-01T21:59:59.000Z', '2026-07-01', 23],
  ['2026-07-01T22:00:00.000Z', '2026-07-02', 0],
  ['2026-12-31T23:30:00.000Z', '2027-01-01', 0],
  ['2026-03-29T00:59:59.000Z', '2026-03-29', 1],
  ['2026-03-29T01:00:00.000Z', '2026-03-29', 3],
  ['2026-10-25T00:30:00.000Z', '2026-10-25', 2],
  ['2026-10-25T01:30:00.000Z', '2026-10-25', 2],
])('%s is on %s at hour %i in Berlin', (instant, day, hour) => {
  expect(time.berlinDay(instant)).toBe(day);
  expect(time.berlinHour(instant)).toBe(hour);
});

// @spec constant:dailyBonus.dayEnd constant:dailyBonus.timezone
test.each([
  ['a winter day', '2026-11-20T12:00:00.000Z', '2026-11-20T22:59:59.000Z'],
  ['a summer day', '2026-07-01T12:00:00.000Z', '2026-07-01T21:59:59.000Z'],
  ['just after midnight', '2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.000Z'],
  ['its own last second', '2026-11-20T22:59:59.000Z', '2026-11-20T22:59:59.000Z'],
  ['the short day before the change', '2026-03-29T00:30:00.000Z', '2026-03-29T21:59:59.000Z'],
  ['the short day after the change', '2026-03-29T12:00:00.000Z', '2026-03-29T21:59:59.000Z'],
  ['the eve of the short day', '2026-03-28T12:00:00.000Z', '2026-03-28T22:59:59.000Z'],
  ['the long day before the change', '2026-10-24T22:30:00.000Z', '2026-10-25T22:59:59.000Z'],
  ['the long day after the change', '2026-10-25T12:00:00.000Z', '2026-10-25T22:59:59.000Z'],
  ['the eve of the long day', '2026-10-24T12:00:00.000Z', '2026-10-24T21:59:59.000Z'],
])('the last second of %s', (_name, instant, end) => {
  expect(new Date(time.endOfBerlinDay(instant)).toISOString()).toBe(end);
});

test.each([
  ['2026-11-23T12:00:00.000Z', 0],
  ['2026-11-29T12:00:00.000Z', 6],
  ['2026-11-29T23:00:00.000Z', 0],
])('%s is on weekday %i, counted from Monday', (instant, weekday) => {
  expect(time.berlinWeekday(instant)).toBe(weekday);
});

test.each([
  ['de', '20. November 2026, 21:05', 'Fr 21:05', '20. Nov. 21:05'],
  ['en', '20 November 2026, 21:05', 'Fri 21:05', '20 Nov 21:05'],
  ['nl', '20 november 2026, 21:05', 'vr 21:05', '20 nov 21:05'],
  ['es', '20 de noviembre de 2026, 21:05', 'vie 21:05', '20 nov 21:05'],
] as const)('a moment in words in %s', (language, words, weekday, day) => {
  const instant = Date.parse('2026-11-20T20:05:59.000Z');
  expect(time.formatDateTime(instant, language)).toBe(words);
  expect(time.formatWeekdayTime(instant, language, instant - 5 * 86_400_000)).toBe(weekday);
  expect(time.formatWeekdayTime(instant, language, instant - 7 * 86_400_000)).toBe(day);
});

test('a weekday and a short day are those of a time zone', () => {
  const instant = Date.parse('2026-11-20T20:05:59.000Z');
  expect(time.formatWeekdayTime(instant, 'en', instant, 'Asia/Tokyo')).toBe('Sat 05:05');
  expect(time.formatWeekdayTime(instant, 'en', instant - 7 * 86_400_000, 'Asia/Tokyo')).toBe('21 Nov 05:05');
  expect(time.formatWeekday(instant, 'es', 'Asia/Tokyo')).toBe('sábado');
});

test('a number, a text and a Date mean the same moment', () => {
  const text = '2026-11-20T20:05:59.000Z';
  for (const language of languages) {
    expect(time.formatDateTime(new Date(text), language)).toBe(time.formatDateTime(text, language));
    expect(time.formatDateTime(Date.parse(text), language)).toBe(time.formatDateTime(text, language));
  }
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [1120, '18:40'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [59.9, '0:59'],
  [-5, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are "%s"', (seconds, text) => {
  expect(time.formatDuration(seconds)).toBe(text);
});

test.each([
  ['an ordinary day', '2026-11-20', '2026-11-19'],
  ['the day after the clocks go forward', '2027-03-29', '2027-03-28'],
  ['the day after the clocks go back', '2026-10-26', '2026-10-25'],
  ['the first day of a year', '2027-01-01', '2026-12-31'],
  ['the day after a leap day', '2028-03-01', '2028-02-29'],
])('the day before %s', (_, day, before) => {
  expect(time.previousDay(day)).toBe(before);
});

test.each([
  ['in the same time of the year', '2026-11-20T19:00:00.000Z', 1, '2026-12-20T19:00:00.000Z'],
  ['over the start of summer time', '2027-03-20T19:00:00.000Z', 1, '2027-04-20T18:00:00.000Z'],
  ['over its end', '2026-10-01T18:00:00.000Z', 1, '2026-11-01T19:00:00.000Z'],
  ['from a 31st into a shorter month', '2027-01-31T11:00:00.000Z', 1, '2027-02-28T11:00:00.000Z'],
  ['from a 31st over a shorter month', '2027-01-31T11:00:00.000Z', 2, '2027-03-31T10:00:00.000Z'],
  ['into a leap day', '2027-12-31T11:00:00.000Z', 2, '2028-02-29T11:00:00.000Z'],
  ['over a year', '2026-11-30T23:30:00.000Z', 12, '2027-11-30T23:30:00.000Z'],
  ['to the Berlin day, not the one of UTC', '2026-11-30T23:30:00.000Z', 3, '2027-02-28T23:30:00.000Z'],
])('adds months of a Berlin calendar %s', (_, start, months, end) => {
  expect(new Date(time.addBerlinMonths(start, months)).toISOString()).toBe(end);
});

test.each([
  ['de', 'Sa 28. November, 20:30', '28. November', 'Samstag, 28. November'],
  ['en', 'Sat 28 November, 20:30', '28 November', 'Saturday 28 November'],
  ['nl', 'za 28 november, 20:30', '28 november', 'Zaterdag 28 november'],
  ['es', 'sáb 28 de noviembre, 20:30', '28 de noviembre', 'Sábado, 28 de noviembre'],
] as const)('an evening in %s is "%s"', (language, evening, day, heading) => {
  const instant = '2026-11-28T19:30:00.000Z';
  expect([time.formatEvening(instant, language), time.formatDayOfYear(instant, language)]).toEqual([evening, day]);
  expect(time.formatDayHeading(instant, language)).toBe(heading);
});

// A label such as "{time} min" is also right from an hour on, and for whole minutes.
test.each([
  [0, '0'],
  [7, '0:07'],
  [59.9, '0:59'],
  [600, '10'],
  [598, '9:58'],
  [3723, '62:03'],
  [-5, '0'],
])('%s seconds are %s minutes', (seconds, text) => {
  expect(time.formatMinutes(seconds)).toBe(text);
});

test.each([
  ['2026-07-01', '20:15', '2026-07-01T18:15:00.000Z'],
  ['2026-12-01', '20:15', '2026-12-01T19:15:00.000Z'],
  ['2026-12-01', '00:00', '2026-11-30T23:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', '02:59', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25', '02:59', '2026-10-25T00:59:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('on %s in Berlin %s is %s', (day, clock, instant) => {
  expect(new Date(time.berlinInstant(day, clock)).toISOString()).toBe(instant);
});
