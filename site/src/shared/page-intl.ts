import { timeZone, type Language } from '@lounge/locale';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { loadTexts } from './load-texts.ts';
import { quickenFormatters } from './quick-formatters.ts';
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
  // With a locale, react-intl asks Intl whether it has it, which takes tens of milliseconds of a phone: browsers have each of the four. Strict
  // pages keep their locale apart from the default one, so that a missing text is an error.
  const locale = strict ? { locale: language } : { locale: '', defaultLocale: language };
  const settings = { ...locale, messages: texts, onError: strict ? throwError : ignore };
  // With a time zone, react-intl merges all its date formats for each text; texts receive dates as formatted values.
  const { formatMessage, $t, formatters } = createIntl(settings, cache);
  quickenFormatters(formatters, language);
  const zoned = createIntl({ ...settings, timeZone }, cache);
  const formatNumber: IntlShape['formatNumber'] = (value, options) =>
    options === undefined ? formatters.getNumberFormat(language).format(value) : zoned.formatNumber(value, options);
  const intl = { ...zoned, defaultLocale: 'en', formatters, formatMessage, formatNumber, $t };
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
