import { smallNumber, smallPlural } from '@lounge/locale';
import { formatToParts, IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import type { IntlShape } from 'react-intl';

type Formatters = IntlShape['formatters'];
type MessageFormat = ReturnType<Formatters['getMessageFormat']>;
type Values = Parameters<typeof formatToParts>[4];

const isPlain = (options: object = {}): boolean => Object.values(options).every((each) => each === undefined);

/** Returns a parsed text as `IntlMessageFormat` does, whose constructor asks Intl for the language first. */
const messageFormatOf = (
  text: Parameters<typeof formatToParts>[0],
  locale: string,
  formatters: Formatters,
): MessageFormat => {
  const partsOf = (values: Values) => formatToParts(text, locale, formatters, IntlMessageFormat.formats, values);
  const format = (values: Values) => {
    const joined: unknown[] = [];
    for (const { type, value } of partsOf(values)) {
      const last = joined.at(-1);
      if (type === PART_TYPE.literal && typeof last === 'string') joined[joined.length - 1] = last + value;
      else joined.push(value);
    }
    return joined.length <= 1 ? (joined[0] ?? '') : joined;
  };
  // The rest of its interface is not used by react-intl.
  return { format, formatToParts: partsOf } as unknown as MessageFormat;
};

/**
 * Has the texts of a page do without objects of `Intl` as long as their numbers are small: the first one takes tens of milliseconds of a
 * phone. Texts read these functions of their formatters for each number.
 */
export const quickenFormatters = (formatters: Formatters, locale: string): void => {
  const { getNumberFormat, getPluralRules, getMessageFormat } = formatters;
  const numbers = {
    format: (value: number) => smallNumber(value, locale) ?? getNumberFormat(locale).format(value),
    formatToParts: (value: number) => getNumberFormat(locale).formatToParts(value),
  } as Intl.NumberFormat;
  const cardinals = {
    select: (value: number) => smallPlural(value, locale) ?? getPluralRules(locale).select(value),
  } as Intl.PluralRules;
  const messages = new WeakMap<object, MessageFormat>();
  const quick: Pick<Formatters, 'getNumberFormat' | 'getPluralRules' | 'getMessageFormat'> = {
    getNumberFormat: (language, options) =>
      language === locale && isPlain(options) ? numbers : getNumberFormat(language, options),
    getPluralRules: (language, options) =>
      language === locale && (options?.type ?? 'cardinal') === 'cardinal'
        ? cardinals
        : getPluralRules(language, options),
    getMessageFormat: (text, language, ...rest) => {
      if (language !== locale || typeof text === 'string') return getMessageFormat(text, language, ...rest);
      const known = messages.get(text) ?? messageFormatOf(text, locale, formatters);
      messages.set(text, known);
      return known;
    },
  };
  Object.assign(formatters, quick);
};
