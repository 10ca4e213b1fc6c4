import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { smallNumber, smallPlural } from './small-numbers.ts';

const values = [
  ...Array.from({ length: 20_000 }, (_, value) => value),
  ...Array.from({ length: 980 }, (_, at) => 999_999 - at * 1009),
];

test.each(languages)('numbers below a million are as Intl writes and counts them in %s', (language) => {
  const [numbers, rules] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
  expect(values.map((value) => smallNumber(value, language))).toEqual(values.map((value) => numbers.format(value)));
  expect(values.map((value) => smallPlural(value, language))).toEqual(values.map((value) => rules.select(value)));
});

test.each([
  [1_000_000, 'en'],
  [-1, 'en'],
  [0.5, 'en'],
  [Number.NaN, 'en'],
  [5, 'ar'],
  ['5', 'en'],
])('%s in %s is left to Intl', (value, language) => {
  expect(smallNumber(value, language)).toBeNull();
});
