import { timeZone, type Language } from '@lounge/locale';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { loadTexts } from './load-texts.ts';
import type { ParsedTexts } from './parsed-texts.ts';
import type { PageConfig } from './page-config.ts';

const throwError = (error: unknown): never => {
  throw error;
};
const ignore = () => undefined;

/** Creates the formatters of a page. With `strict`, a missing text throws. */
export const createPageIntl = (language: Language, texts: ParsedTexts, strict: boolean): IntlShape => {
  const cache = createIntlCache();
  const settings = { locale: language, messages: texts, onError: strict ? throwError : ignore };
  // With a time zone, react-intl merges all its date formats for each text; texts receive dates as formatted values.
  const { formatMessage, $t } = createIntl(settings, cache);
  return { ...createIntl({ ...settings, timeZone }, cache), formatMessage, $t };
};

/** Loads the texts of a page's language and creates its formatters, which stay the same object as long as the page. */
export const loadPageIntl = async ({ language, strict }: Pick<PageConfig, 'language' | 'strict'>): Promise<IntlShape> =>
  createPageIntl(language, await loadTexts(language), strict);
