import { expect, test } from 'vitest';
import { ageAt } from './age-check.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');

test.each([
  ['2008-11-20', 18],
  ['2008-11-21', 17],
  ['2008-12-01', 17],
  ['2005-01-31', 21],
  ['2024-02-29', 2],
  ['2023-02-29', null],
  ['2005-13-01', null],
  ['05-01-2005', null],
  ['', null],
])('a birth date of %s gives the age %s', (birthDate, age) => {
  expect(ageAt(birthDate, now)).toBe(age);
});

test('a birthday starts at midnight in Berlin', () => {
  expect(ageAt('2008-11-20', Date.parse('2026-11-19T23:30:00.000Z'))).toBe(18);
  expect(ageAt('2008-11-20', Date.parse('2026-11-19T22:30:00.000Z'))).toBe(17);
});
