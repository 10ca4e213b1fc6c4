import { expect, test } from 'vitest';
import { chooseLanguage, hreflangs, languageOf, languageOfPath, languages } from './languages.ts';

// @spec constant:i18n.languages entity:enum.language
test('the interface speaks four languages and hreflang adds the default', () => {
  expect(languages).toEqual(['de', 'en', 'nl', 'es']);
  expect(hreflangs).toEqual(['de', 'en', 'nl', 'es', 'x-default']);
});

test.each([
  ['de', 'de'],
  ['es-MX', 'es'],
  [' NL_be ', 'nl'],
  ['fr', 'en'],
  ['', 'en'],
  ['deutsch', 'en'],
  [null, 'en'],
  [undefined, 'en'],
] as const)('the value %j means the language %s', (value, language) => {
  expect(languageOf(value)).toBe(language);
});

test('an unknown value takes the fallback given', () => {
  expect(languageOf('fr', 'nl')).toBe('nl');
});

test.each([
  ['/es/cams/', 'es'],
  ['/de', 'de'],
  ['/fr/cams/', null],
  ['/', null],
  ['/delta/', null],
] as const)('the path %s names the language %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test.each([
  ['the cookie wins', { cookie: 'nl', acceptLanguage: 'de', brand: 'velvet' }, 'nl'],
  ['an unknown cookie is ignored', { cookie: 'fr', acceptLanguage: 'de', brand: 'velvet' }, 'de'],
  ['the highest weight wins', { acceptLanguage: 'fr, en;q=0.4, de;q=0.8', brand: 'velvet' }, 'de'],
  ['of equal weights the first wins', { acceptLanguage: 'es-AR, de-AT', brand: 'velvet' }, 'es'],
  ['a weight of zero excludes a language', { acceptLanguage: 'es;q=0, nl;q=0.1', brand: 'velvet' }, 'nl'],
  ['an entry with a broken weight is skipped', { acceptLanguage: 'de;q=high, es;q=0.2', brand: 'velvet' }, 'es'],
  ['spaces and capitals do not matter', { acceptLanguage: ' FR , NL-be ; Q=0.7 ', brand: 'velvet' }, 'nl'],
  ['nothing fits: English', { acceptLanguage: 'fr, *;q=0.5', brand: 'velvet' }, 'en'],
  ['nothing is known: English', { cookie: null, acceptLanguage: undefined, brand: 'velvet' }, 'en'],
  ['nothing is known on the Spanish brand: Spanish', { brand: 'brasa' }, 'es'],
  ['the Spanish brand respects what is known', { acceptLanguage: 'en', brand: 'brasa' }, 'en'],
] as const)('%s', (_name, hints, language) => {
  expect(chooseLanguage(hints)).toBe(language);
});
