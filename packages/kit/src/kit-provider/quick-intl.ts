import type { IntlShape, MessageDescriptor } from 'react-intl';

type Arguments = Parameters<IntlShape['formatMessage']>;
type Values = Arguments[1];
type Format = ReturnType<IntlShape['formatters']['getMessageFormat']>;

const isPlain = (values: Values): values is Readonly<Record<string, string | number>> | undefined =>
  values === undefined ||
  Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number');

/** Undefined where the text is missing, which react-intl reports. */
function formatOf(intl: IntlShape, { id, defaultMessage }: MessageDescriptor): Format | undefined {
  const translated = intl.messages[String(id)];
  const source = translated ?? (intl.locale === intl.defaultLocale ? defaultMessage : undefined);
  if (!source) return undefined;
  return intl.formatters.getMessageFormat(source, intl.locale, intl.formats, { formatters: intl.formatters });
}

function quickened(intl: IntlShape): IntlShape {
  const formats = new Map<unknown, Format>();
  const formatMessage = (message: MessageDescriptor, values?: Values, options?: Arguments[2]) => {
    if (options !== undefined || !isPlain(values)) return intl.formatMessage(message, values, options);
    try {
      const format = formats.get(message.id) ?? formatOf(intl, message);
      if (format === undefined) return intl.formatMessage(message, values);
      formats.set(message.id, format);
      return format.format(values);
    } catch {
      return intl.formatMessage(message, values);
    }
  };
  const formatNumber: IntlShape['formatNumber'] = (value, options) =>
    options === undefined
      ? intl.formatters.getNumberFormat(intl.locale).format(value)
      : intl.formatNumber(value, options);
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'], formatNumber };
}

const known = new WeakMap<IntlShape, Map<string | undefined, IntlShape>>();

/**
 * The same formatters with the kit's time zone, which look up a text once for all zones: for each call react-intl makes a key of the text and
 * all its formats, which is most of the time of a list.
 */
export function quickIntl(intl: IntlShape, timeZone: string | undefined = intl.timeZone): IntlShape {
  const byZone = known.get(intl) ?? new Map<string | undefined, IntlShape>([[intl.timeZone, quickened(intl)]]);
  known.set(intl, byZone);
  const quick = byZone.get(timeZone) ?? { ...quickIntl(intl), ...(timeZone !== undefined && { timeZone }) };
  byZone.set(timeZone, quick);
  return quick;
}
