import { isLanguage, type Language } from './languages.ts';

/** The places of zones whose name in a language differs from that of the zone, by the latter; older names of zones among them. */
const places: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  Athens: { de: 'Athen', nl: 'Athene', es: 'Atenas' },
  Berlin: { nl: 'Berlijn', es: 'Berlín' },
  Bucharest: { de: 'Bukarest', nl: 'Boekarest', es: 'Bucarest' },
  Cairo: { de: 'Kairo', nl: 'Caïro', es: 'El Cairo' },
  Calcutta: { de: 'Kolkata', en: 'Kolkata', nl: 'Kolkata', es: 'Calcuta' },
  Dublin: { es: 'Dublín' },
  Istanbul: { nl: 'Istanboel', es: 'Estambul' },
  Kiev: { de: 'Kyjiw', en: 'Kyiv', nl: 'Kyiv' },
  Lisbon: { de: 'Lissabon', nl: 'Lissabon', es: 'Lisboa' },
  London: { nl: 'Londen', es: 'Londres' },
  Moscow: { de: 'Moskau', nl: 'Moskou', es: 'Moscú' },
  'New York': { es: 'Nueva York' },
  Saigon: { de: 'Ho-Chi-Minh-Stadt', en: 'Ho Chi Minh City', nl: 'Ho Chi Minhstad', es: 'Ciudad Ho Chi Minh' },
};

/** The place that a time zone is named after, in a language: "New York", "Nueva York". */
export const placeOfZone = (zone: string, language: string): string => {
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (isLanguage(language) ? places[place]?.[language] : null) ?? place;
};
