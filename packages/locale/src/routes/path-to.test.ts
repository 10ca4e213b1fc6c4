import { expect, expectTypeOf, test } from 'vitest';
import { languages } from '../languages.ts';
import type { RouteParams } from './path-to.ts';
import { alternates, MissingRouteParameterError, pathTo, routePatterns } from './path-to.ts';
import { routeTemplates } from './templates.ts';

// @spec constant:i18n.routeLanguages
test('forms of paths are stated in German, English and Spanish, and in English for each', () => {
  // The page of performers near by is ours, with a form in each language.
  const { 'cams.next-door': _, ...stated } = routeTemplates;
  const forms: readonly object[] = Object.values(stated);
  const byKey = Object.entries(routeTemplates).flatMap(([key, form]) => ('en' in form ? [] : [key]));
  expect(byKey).toContain('videos.all-videos');
  expect(pathTo('videos.all-videos', 'de')).toBe('/de/videos/all-videos/');
  expect([...new Set(forms.flatMap((form) => Object.keys(form)))].toSorted()).toEqual(['de', 'en', 'es']);
});

// @spec constant:i18n.fallback
test.each([
  ['de', '/de/'],
  ['en', '/en/'],
  ['nl', '/nl/'],
  ['es', '/es/'],
  ['fr', '/en/'],
  ['', '/en/'],
])('the start page in the language "%s" is %s', (language, path) => {
  expect(pathTo('home', language)).toBe(path);
});

test.each([
  ['en', undefined, '/en/search/videos/'],
  ['de', undefined, '/de/suche/videos/'],
  ['es', undefined, '/es/buscar/videos/'],
  ['nl', 'tango', '/nl/search/videos/tango/'],
  ['de', 'lange nacht', '/de/suche/videos/lange%20nacht/'],
  ['es', 'a/b?c#d', '/es/buscar/videos/a%2Fb%3Fc%23d/'],
])('a video search in %s for %j is %s', (language, searchPattern, path) => {
  expect(pathTo('search.videos', language, searchPattern === undefined ? {} : { searchPattern })).toBe(path);
});

test('categories have a German form, the other languages take the English segments', () => {
  expect(languages.map((language) => pathTo('category.overview', language))).toEqual([
    '/de/kategorien/',
    '/en/categories/',
    '/nl/categories/',
    '/es/categories/',
  ]);
  expect(pathTo('category.details', 'de', { categorySlug: 'piano' })).toBe('/de/kategorien/piano/');
  expect(pathTo('category.details', 'es', { categorySlug: 'piano' })).toBe('/es/categories/piano/');
});

// @spec feature:shell.language 3, state:language-fallback 4, component:LanguageSelector 5
test('Spanish feed links give the English path because the form is keyed as Dutch', () => {
  expect(alternates('feed')).toEqual({
    de: '/de/feed/',
    en: '/en/feed/',
    nl: '/nl/feed/',
    es: '/en/feed/',
    'x-default': '/en/feed/',
  });
});

// @spec feature:shell.language 4, state:language-fallback 3
test('Spanish prize-draw links have an English path', () => {
  expect(pathTo('magazine.prize-draw', 'es')).toBe('/en/magazine/prize-draw/');
  expect(pathTo('magazine.prize-draw', 'de')).toBe('/de/magazine/prize-draw/');
});

// @spec rule:actor-name-lowercase, component:TagPicker 5
test('names become slugs, other values are encoded, the product follows the brand', () => {
  expect(pathTo('performer.overview', 'en', { actorName: 'Calla Reyes' })).toBe('/en/amateur/calla-reyes/');
  expect(pathTo('contests.detail', 'en', { id: 12 })).toBe('/en/contests/12/');
  expect(pathTo('tv.mediathek-series', 'nl', { series: 'Späte Stunde' })).toBe('/nl/tv/mediathek/Sp%C3%A4te%20Stunde/');
  const tagged = pathTo('performer.videos-tag', 'en', { actorName: 'mirela', tagGroup: 'Rain & wind/2' });
  expect(tagged).toBe('/en/amateur/mirela/videos/tag/Rain%20%26%20wind%2F2');
  expect(pathTo('personal', 'es', { product: 'brasa' })).toBe('/es/mybrasa/');
});

test.each(['', '  ', '愛'])('throws for the performer name %j, which has no slug', (actorName) => {
  expect(() => pathTo('performer.overview', 'en', { actorName })).toThrow(MissingRouteParameterError);
});

test.each([
  ['home', ['/:language/']],
  ['performer.overview', ['/:language/amateur/:actorName/']],
  ['performer.videos-tag', ['/:language/amateur/:actorName/videos/tag/:tagGroup']],
  [
    'search.videos',
    [
      '/:language/suche/videos/:searchPattern?/',
      '/:language/search/videos/:searchPattern?/',
      '/:language/buscar/videos/:searchPattern?/',
    ],
  ],
  ['category.overview', ['/:language/kategorien/', '/:language/categories/']],
  ['feed', ['/:language/feed/']],
  ['personal.profile', ['/:language/myvelvet/profile/', '/:language/mybrasa/profile/']],
] as const)('a router matches %s by %j', (key, patterns) => {
  expect(routePatterns(key)).toEqual(patterns);
});

test('alternates carry the parameters into every language', () => {
  expect(alternates('performer.video-details', { actorName: 'Élodie', videoId: 7 })).toMatchObject({
    de: '/de/amateur/elodie/videos/7/',
    'x-default': '/en/amateur/elodie/videos/7/',
  });
});

test('a route takes exactly its own parameters', () => {
  expectTypeOf<RouteParams<'search.videos'>>().toMatchObjectType<{ readonly searchPattern?: string }>();
  expectTypeOf<keyof RouteParams<'performer.video-details'>>().toEqualTypeOf<'actorName' | 'videoId'>();
  expectTypeOf<keyof RouteParams<'cams'>>().toEqualTypeOf<never>();
  expectTypeOf<RouteParams<'personal'>['product']>().toEqualTypeOf<string>();
  expectTypeOf(pathTo<'cams'>)
    .parameter(1)
    .toBeString();
});

test('half of a character becomes the replacement character', () => {
  expect(pathTo('search.videos', 'en', { searchPattern: 'a\uD800b' })).toBe('/en/search/videos/a%EF%BF%BDb/');
});
