import { fourDigitCountries, zipLength } from './constants.ts';

/** A country whose postal codes have four digits. */
export type FourDigitCountry = (typeof fourDigitCountries)[number];

const dutch = /^(\d{4}) ?([A-Za-z]{2})$/;
const prefixed = /^(AT?|CH)-? ?(\d{4})$/i;

/** A code of four digits with its country. */
export const zipOfCountry = (digits: string, country: FourDigitCountry): string => `${country}-${digits}`;

/**
 * The code that a text is, as calls and addresses spell it: five characters, or in countries with other codes `1012AB` and `AT-1010`. Null
 * for what is none, such as four digits, which two countries have.
 * @spec rule:zip-length-5
 * @deviates rule:zip-length-5 docs/decisions/0240
 */
export const zipCodeOf = (text: string): string | null => {
  const [, digits, letters] = dutch.exec(text) ?? [];
  if (digits !== undefined && letters !== undefined) return `${digits}${letters.toUpperCase()}`;
  const [, country, four] = prefixed.exec(text) ?? [];
  if (country !== undefined && four !== undefined)
    return zipOfCountry(four, country.toUpperCase() === 'CH' ? 'CH' : 'AT');
  return Array.from(text).length === zipLength ? text : null;
};

/** The digits and the country of a code of four digits; null for others. */
export const fourDigitsOf = (
  zipCode: string,
): { readonly digits: string; readonly country: FourDigitCountry } | null => {
  const country = fourDigitCountries.find((each) => zipCode.startsWith(`${each}-`));
  return country === undefined ? null : { country, digits: zipCode.slice(country.length + 1) };
};

/** A code as people write it: Dutch letters stand apart. */
export const writtenZip = (zipCode: string): string => zipCode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2');
