import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { smallNumber, smallPlural } from './small-numbers.ts';

const thousand = Array.from({ length: 1000 }, (_, value) => value);

test.each(languages)('each number from 0 to 999 is as Intl writes and counts it in %s', (language) => {
  const [numbers, rules] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
  expect(thousand.map((value) => smallNumber(value, language))).toEqual(thousand.map((value) => numbers.format(value)));
  expect(thousand.map((value) => smallPlural(value, language))).toEqual(thousand.map((value) => rules.select(value)));
});

test.each([
  [1000, 'en'],
  [-1, 'en'],
  [0.5, 'en'],
  [Number.NaN, 'en'],
  [5, 'ar'],
  ['5', 'en'],
])('%s in %s is left to Intl', (value, language) => {
  expect(smallNumber(value, language)).toBeNull();
});
