import type { Language } from '@lounge/locale';

/**
 * The address of a page in another language: the first segment is always the language. An address without one, as that of a page that
 * is not found can be, never leads to another host.
 */
export const inLanguage = (pathname: string, search: string, language: Language): string =>
  `${pathname.replace(/^\/+/, '/').replace(/^\/[a-z]{2}(?=\/|$)/, `/${language}`)}${search}`;
