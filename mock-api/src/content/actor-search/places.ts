import { cityIn, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import { fourDigitsOf, type zipArea } from '@lounge/protocol/content/actor-search';
import type { Caller } from '../../world/world.ts';
import { postalAreas, type PostalCountry } from './postal-areas.ts';

type ZipArea = Infer<typeof zipArea>;

/** Countries whose codes have five digits. */
const countries = ['DE', 'ES', 'FR', 'IT'] as const satisfies readonly PostalCountry[];

const countryOfLanguage: Readonly<Record<Language, PostalCountry>> = { de: 'DE', en: 'DE', nl: 'DE', es: 'ES' };

/** The countries in which a code of five digits is looked for: that of the caller, that of the language, all others. */
const order = (country: string | null, { language }: Pick<Caller, 'language'>): readonly PostalCountry[] => {
  const own = countries.filter((each) => each === country);
  return [...new Set([...own, countryOfLanguage[language], ...countries])];
};

/** Where a code is looked for, and its digits; null for what has none. */
const searched = (
  zipCode: string,
  country: string | null,
  caller: Pick<Caller, 'language'>,
): { readonly digits: string; readonly among: readonly PostalCountry[] } | null => {
  const short = fourDigitsOf(zipCode);
  if (short !== null) return { digits: short.digits, among: [short.country] };
  if (/^\d{4}[A-Z]{2}$/.test(zipCode)) return { digits: zipCode.slice(0, 4), among: ['NL'] };
  return /^\d{5}$/.test(zipCode) ? { digits: zipCode, among: order(country, caller) } : null;
};

/**
 * The area of a postal code, or null.
 * @assumed Other countries' codes are not known; there the device says where it is.
 */
export const areaOfZip = (
  zipCode: string,
  country: string | null,
  caller: Pick<Caller, 'language'>,
): ZipArea | null => {
  const { digits = '', among = [] } = searched(zipCode, country, caller) ?? {};
  for (const countryCode of among) {
    const area = postalAreas[countryCode].get(digits.slice(0, 2));
    if (area !== undefined) return { ...area, zipCode, countryCode, town: cityIn(area.town, caller.language) };
  }
  return null;
};
