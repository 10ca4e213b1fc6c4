import { expect, test } from 'vitest';
import { fourDigitsOf, writtenZip, zipCodeOf, zipOfCountry } from './zip-code.ts';

// @spec rule:zip-length-5
test.each([
  ['10115', '10115', '10115'],
  ['XXXXX', 'XXXXX', 'XXXXX'],
  ['1012 ab', '1012AB', '1012 AB'],
  ['1012AB', '1012AB', '1012 AB'],
  ['AT-1010', 'AT-1010', 'AT-1010'],
  ['a-1010', 'AT-1010', 'AT-1010'],
  ['ch 8001', 'CH-8001', 'CH-8001'],
  ['1010', null, null],
  ['101', null, null],
  ['123456', null, null],
  ['1012ABC', null, null],
  ['DE-1011', null, null],
  ['', null, null],
])('the text "%s" is the postal code %s, written %s', (text, zipCode, written) => {
  expect(zipCodeOf(text)).toBe(zipCode);
  if (zipCode !== null) expect([zipCodeOf(zipCode), writtenZip(zipCode)]).toEqual([zipCode, written]);
});

test('four digits belong to the country before them', () => {
  expect(fourDigitsOf(zipOfCountry('8001', 'CH'))).toEqual({ digits: '8001', country: 'CH' });
  expect(fourDigitsOf('80010')).toBeNull();
});
