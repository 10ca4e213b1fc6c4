import type { Language } from './languages.ts';
import { berlinWeekday, formatTime, timeZone, type Instant } from './time.ts';

/** A month and its year: "November 2026", "noviembre de 2026". */
export function formatMonth(instant: Instant, language: Language): string {
  const known = monthFormats.get(language);
  const locale = language === 'en' ? 'en-GB' : language;
  const format = known ?? new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' });
  monthFormats.set(language, format);
  return format.format(new Date(instant));
}

/** A weekday and a time within the coming week: "Fri 21:05". */
export function formatWeekdayTime(instant: Instant, language: Language): string {
  return `${weekdays[language][berlinWeekday(instant)] ?? ''} ${formatTime(instant)}`;
}

/** A weekday, a day and a time, for what is announced: "Sat 28 November, 20:30", "Sa 28. November, 20:30". */
export function formatEvening(instant: Instant, language: Language): string {
  const weekday = weekdays[language][berlinWeekday(instant)] ?? '';
  return `${weekday} ${formatDayOfYear(instant, language)}, ${formatTime(instant)}`;
}

/** A day without its year: "28 November", "28 de noviembre". */
export function formatDayOfYear(instant: Instant, language: Language): string {
  const known = dayOfYearFormats.get(language);
  const locale = language === 'en' ? 'en-GB' : language;
  const format = known ?? new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' });
  dayOfYearFormats.set(language, format);
  return format.format(new Date(instant));
}

/** The short names of the weekdays, Monday first. */
export const weekdays: Readonly<Record<Language, readonly string[]>> = {
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
};

const dayOfYearFormats = new Map<Language, Intl.DateTimeFormat>();
const monthFormats = new Map<Language, Intl.DateTimeFormat>();
