const styles = {
  clock: {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  /** Whole month names: their abbreviations differ between the ICU of Node and that of browsers, which breaks hydration. */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A server meets every zone that a visitor names, and each format takes tens of kilobytes. */
const mostFormats = 200;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of days or times in a zone, made when it is first needed, as it takes longer than most of a page's modules. */
export function dateFormat(style: keyof typeof styles, language: string, zone: string): Intl.DateTimeFormat {
  const key = `${style} ${language} ${zone}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= mostFormats) formats.clear();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...styles[style], timeZone: zone });
  formats.set(key, format);
  return format;
}
