import type { Brand } from './brands.ts';

/** The four languages, in the order in which they are offered. @spec constant:i18n.languages */
export const languages = ['de', 'en', 'nl', 'es'] as const;

/** A language of the interface; also the first segment of every page's path. @spec constant:i18n.languages entity:enum.language */
export type Language = (typeof languages)[number];

/** A value of `hreflang`: one of the four languages, or the default, which is English. */
export type Hreflang = Language | 'x-default';

/** The values of `hreflang`, in the order in which a page lists them. */
export const hreflangs: readonly Hreflang[] = [...languages, 'x-default'];

/** Whether a value is one of the four languages, in lower case. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language that a value names, region and case ignored ("es-MX" is es), else the fallback. @spec constant:i18n.fallback */
export function languageOf(value: string | null | undefined, fallback: Language = 'en'): Language {
  if (isLanguage(value)) return value;
  const primary = value?.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return isLanguage(primary) ? primary : fallback;
}

/** The language that a path's first segment names; null when it names none. */
export function languageOfPath(path: string): Language | null {
  const first = path.split('/', 2)[1];
  return isLanguage(first) ? first : null;
}

/** The inputs that decide the language of a request for `/`. */
export interface LanguageHints {
  /** Value of the language cookie. */
  cookie?: string | null | undefined;
  /** The request's Accept-Language header. */
  acceptLanguage?: string | null | undefined;
  /** The brand whose default applies when nothing else is known. */
  brand: Brand;
}

/** The guest's language: from the cookie, then the Accept-Language header, then the brand's default. @assumed no order is stated */
export function chooseLanguage({ cookie, acceptLanguage, brand }: LanguageHints): Language {
  const remembered = cookie?.trim().toLowerCase();
  if (isLanguage(remembered)) return remembered;
  return preferredLanguage(acceptLanguage ?? '') ?? (brand === 'brasa' ? 'es' : 'en');
}

function preferredLanguage(header: string): Language | null {
  let best: { language: Language; weight: number } | null = null;
  for (const entry of header.split(',')) {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const language = tag.split('-', 1)[0];
    const weight = weightOf(parameters);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}

function weightOf(parameters: readonly string[]): number {
  const stated = parameters.find((parameter) => parameter.startsWith('q='));
  if (stated === undefined) return 1;
  const weight = Number(stated.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
