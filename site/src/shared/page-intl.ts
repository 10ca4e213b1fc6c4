import { timeZone, type Language } from '@lounge/locale';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { loadTexts } from './load-texts.ts';
import { parsedTexts, type ParsedTexts } from './parsed-texts.ts';
import type { PageConfig } from './page-config.ts';

const throwError = (error: unknown): never => {
  throw error;
};
const ignore = () => undefined;

/**
 * Creates the formatters of a page. With `strict`, a missing text throws. `own` are texts of the kit, in place of the others: components read
 * them by id, also those whose module adds its texts later.
 */
export const createPageIntl = (
  language: Language,
  texts: ParsedTexts,
  strict: boolean,
  own?: PageConfig['texts'],
): IntlShape => {
  const cache = createIntlCache();
  const settings = { locale: language, messages: texts, onError: strict ? throwError : ignore };
  // With a time zone, react-intl merges all its date formats for each text; texts receive dates as formatted values.
  const { formatMessage, $t } = createIntl(settings, cache);
  const intl = { ...createIntl({ ...settings, timeZone }, cache), formatMessage, $t };
  if (own === undefined) return intl;
  return { ...intl, messages: Object.setPrototypeOf(parsedTexts(own), texts) as ParsedTexts };
};

/** Loads the texts of a page's language and creates its formatters, which stay the same object as long as the page. */
export const loadPageIntl = async ({
  language,
  strict,
  texts,
}: Pick<PageConfig, 'language' | 'strict' | 'texts'>): Promise<IntlShape> =>
  createPageIntl(language, await loadTexts(language), strict, texts);
