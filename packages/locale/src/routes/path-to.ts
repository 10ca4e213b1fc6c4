import { products } from '../products.ts';
import type { Hreflang, Language } from '../languages.ts';
import { isLanguage, languages } from '../languages.ts';
import { performerSlug } from '../slug.ts';
import type { RouteKey, routeTemplates } from './templates.ts';
import { templateOf } from './templates.ts';

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<K extends RouteKey> = K extends RouteKey
  ? (typeof routeTemplates)[K] extends { readonly en: infer Form extends string }
    ? NamesIn<Form>
    : K extends 'personal' | `personal.${string}`
      ? 'product'
      : never
  : never;

/** The parameters that a route's path takes, by the names of its template. */
export type RouteParams<K extends RouteKey> = {
  readonly [Name in NamesOf<K> as Name extends `${string}?` ? never : Name]: Name extends 'product'
    ? string
    : string | number;
} & { readonly [Name in NamesOf<K> as Name extends `${infer Bare}?` ? Bare : never]?: string };

type ParamsArgument<K extends RouteKey> = [NamesOf<K>] extends [never]
  ? []
  : [Extract<NamesOf<K>, `${string}?`>] extends [NamesOf<K>]
    ? [params?: RouteParams<K>]
    : [params: RouteParams<K>];

/** Values for the parameters of any path, by the names of its template. */
type PathValues = Readonly<Record<string, string | number | undefined>>;

/** Thrown when a path needs a parameter that is missing or empty: without it the link would lead elsewhere. */
export class MissingRouteParameterError extends Error {
  override readonly name = 'MissingRouteParameterError';

  constructor(template: string, parameter: string) {
    super(`The path ${template} needs "${parameter}"`);
  }
}

/**
 * The path of a page in a language; a language outside the four gives the English form. Performer names become slugs,
 * all other values are URL-encoded. Throws MissingRouteParameterError. @spec rule:actor-name-lowercase
 */
export function pathTo<K extends RouteKey>(key: K, language: string, ...[params]: ParamsArgument<K>): string {
  return fill(templateOf(key, isLanguage(language) ? language : 'en'), params ?? {});
}

/**
 * The paths of a page in the four languages and the default one (English), for `hreflang`. The parameters may be those of a
 * router. Throws MissingRouteParameterError.
 */
export function alternates(key: RouteKey, params: PathValues = {}): Record<Hreflang, string> {
  const pathIn = (language: Language) => fill(templateOf(key, language), params);
  return { de: pathIn('de'), en: pathIn('en'), nl: pathIn('nl'), es: pathIn('es'), 'x-default': pathIn('en') };
}

/** The products of the platform, as paths name them. */
const productPaths: readonly string[] = Object.values(products).map(({ path }) => path);

/**
 * Patterns for react-router that match a route in every language: `/:language/amateur/:actorName/`. A form stated for one
 * language follows `:language` too, so `language` is always a parameter; the caller rejects unknown languages.
 * @assumed the products are spelt out, since a pattern cannot hold a parameter within a segment
 */
export function routePatterns(key: RouteKey, paths: readonly string[] = productPaths): readonly string[] {
  const forms = languages.map((language) => templateOf(key, language).replace(/^\/[a-z]{2}\//, '/:language/'));
  const filled = paths.flatMap((path) => forms.map((form) => form.replace('{product}', path)));
  return [...new Set(filled)].map((form) => form.replaceAll(/\{(\w+\??)\}/g, ':$1'));
}

function fill(template: string, params: PathValues): string {
  return template.replaceAll(/\{(\w+)(\??)\}(\/?)/g, (_match, name: string, optional: string, slash: string) => {
    const value = segment(name, params[name] ?? '');
    if (value === '' && optional === '') throw new MissingRouteParameterError(template, name);
    return value === '' ? '' : `${value}${slash}`;
  });
}

/** Half of a character, which no address can hold, becomes the replacement character. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

function segment(name: string, value: string | number): string {
  return name === 'actorName' ? performerSlug(String(value)) : encodeURIComponent(wellFormed(String(value)));
}
