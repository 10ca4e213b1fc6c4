import { cityIn, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { zipArea } from '@lounge/protocol/content/actor-search';
import type { Caller } from '../../world/world.ts';
import { postalAreas, type PostalCountry } from './postal-areas.ts';

type ZipArea = Infer<typeof zipArea>;

const countries = ['DE', 'ES', 'FR', 'IT'] as const satisfies readonly PostalCountry[];

const countryOfLanguage: Readonly<Record<Language, PostalCountry>> = { de: 'DE', en: 'DE', nl: 'DE', es: 'ES' };

/** The countries in which a code is looked for: that of the caller, that of the language, all others. */
const order = (country: string | null, { language }: Pick<Caller, 'language'>): readonly PostalCountry[] => {
  const own = countries.filter((each) => each === country);
  return [...new Set([...own, countryOfLanguage[language], ...countries])];
};

/**
 * The area of a postal code of five digits, or null.
 * @assumed Countries whose codes have another length are not among them; there the device says where it is.
 */
export const areaOfZip = (
  zipCode: string,
  country: string | null,
  caller: Pick<Caller, 'language'>,
): ZipArea | null => {
  if (!/^\d{5}$/.test(zipCode)) return null;
  for (const countryCode of order(country, caller)) {
    const area = postalAreas[countryCode].get(zipCode.slice(0, 2));
    if (area !== undefined) return { ...area, zipCode, countryCode, town: cityIn(area.town, caller.language) };
  }
  return null;
};
