import type { Texts } from '@lounge/kit/kit-provider';
import { timeZone, type Language } from '@lounge/locale';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';

/** Texts by id, all in parsed form. */
export type ParsedTexts = Readonly<Record<string, MessageFormatElement[]>>;

/** Parses plain texts, as react-intl takes a string for an unparsed text: it would parse it for each formatting, and fail without the parser. */
export const parsedTexts = (texts: Texts): ParsedTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, typeof text === 'string' ? [{ type: 0, value: text }] : text]),
  );

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
