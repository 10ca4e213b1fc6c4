import { dateFormat } from './date-format.ts';
import { isLanguage, type Language } from './languages.ts';
import { timeZone } from './time.ts';

/** Longer than the longest name, "America/Argentina/ComodRivadavia". */
const mostLetters = 40;

/** The names of zones; offsets such as "+01:00" are none, as browsers differ in them. */
const nameOfZone = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** How a zone spells itself; null where the platform does not know it. */
const spelled = (name: string): string | null => {
  if (name.length > mostLetters || !nameOfZone.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** Whether the clocks of two zones show the same in winter and in summer: Algiers has Berlin's time for half a year only. */
const haveOneClock = (zone: string, other: string, now: number): boolean => {
  const year = new Date(now).getUTCFullYear();
  return [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)].every(
    (instant) => dateFormat('clock', 'en', zone).format(instant) === dateFormat('clock', 'en', other).format(instant),
  );
};

/**
 * The zone of the times for a visitor whose own zone has a name: that of the page if it has the same clock (Madrid and Berlin), and Berlin if
 * the name is none. `now` is in milliseconds since 1970.
 */
export const zoneFor = (name: string | null, now: number, ofPage: string = timeZone): string => {
  const zone = spelled(name ?? timeZone) ?? timeZone;
  return [ofPage, timeZone].find((each) => each === zone || haveOneClock(each, zone, now)) ?? zone;
};

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
