import type { Language } from './languages.ts';

/** Cities whose name differs between languages from the one that is stored, by the stored one. */
const names: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  Antwerpen: { en: 'Antwerp', es: 'Amberes' },
  Basel: { nl: 'Bazel', es: 'Basilea' },
  Berlin: { nl: 'Berlijn', es: 'Berlín' },
  Bologna: { es: 'Bolonia' },
  Budapest: { nl: 'Boedapest' },
  Dresden: { es: 'Dresde' },
  Edinburgh: { es: 'Edimburgo' },
  Freiburg: { es: 'Friburgo' },
  Gdańsk: { de: 'Danzig', nl: 'Gdansk', es: 'Gdansk' },
  Gent: { en: 'Ghent', es: 'Gante' },
  Göteborg: { en: 'Gothenburg', es: 'Gotemburgo' },
  Groningen: { es: 'Groninga' },
  Hamburg: { es: 'Hamburgo' },
  Hannover: { en: 'Hanover' },
  Köln: { en: 'Cologne', nl: 'Keulen', es: 'Colonia' },
  Kraków: { de: 'Krakau', nl: 'Krakau', es: 'Cracovia' },
  Larnaka: { en: 'Larnaca', es: 'Lárnaca' },
  Lisbon: { de: 'Lissabon', nl: 'Lissabon', es: 'Lisboa' },
  Ljubljana: { es: 'Liubliana' },
  Marseille: { es: 'Marsella' },
  Napoli: { de: 'Neapel', en: 'Naples', nl: 'Napels', es: 'Nápoles' },
  Porto: { es: 'Oporto' },
  Poznań: { de: 'Posen' },
  Rotterdam: { es: 'Róterdam' },
  Salzburg: { es: 'Salzburgo' },
  Sevilla: { en: 'Seville' },
  Sofia: { es: 'Sofía' },
  Strasbourg: { de: 'Straßburg', nl: 'Straatsburg', es: 'Estrasburgo' },
  Torino: { de: 'Turin', en: 'Turin', nl: 'Turijn', es: 'Turín' },
  Trieste: { de: 'Triest', nl: 'Triëst' },
  Wien: { en: 'Vienna', nl: 'Wenen', es: 'Viena' },
  Zürich: { en: 'Zurich', es: 'Zúrich' },
};

/** The name of a city in a language. @assumed The documents do not say in which language a city is named. */
export const cityIn = (city: string, language: Language): string => names[city]?.[language] ?? city;
