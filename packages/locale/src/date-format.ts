/** A server meets every zone that a visitor names, and each format takes tens of kilobytes. */
const mostFormats = 200;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of days or times in a zone, made when it is first needed, as it takes longer than most of a page's modules. `name` is that of the
 * options.
 */
export function dateFormat(
  name: string,
  options: Intl.DateTimeFormatOptions,
  language: string,
  zone: string,
): Intl.DateTimeFormat {
  const key = `${name} ${language} ${zone}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= mostFormats) formats.clear();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: zone });
  formats.set(key, format);
  return format;
}
