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

/** For how many days ahead a weekday alone names one day, in milliseconds. */
const nextDaysMs = 6 * 86_400_000;

/** A weekday and a time, for what is at hand: "Fri 21:05"; beyond six days from `now` the day and the month: "27 Nov 21:05". */
export function formatWeekdayTime(instant: Instant, language: Language, now: Instant): string {
  const isNear = new Date(instant).getTime() - new Date(now).getTime() < nextDaysMs;
  const day = isNear ? weekdays[language][berlinWeekday(instant)] : formatShortDay(instant, language);
  return `${day ?? ''} ${formatTime(instant)}`;
}

/** A day with its month in short: "28 Nov", "28. Nov.". */
function formatShortDay(instant: Instant, language: Language): string {
  const known = shortDayFormats.get(language);
  const locale = language === 'en' ? 'en-GB' : language;
  const format = known ?? new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' });
  shortDayFormats.set(language, format);
  return format.format(new Date(instant));
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

const shortDayFormats = new Map<Language, Intl.DateTimeFormat>();
const dayOfYearFormats = new Map<Language, Intl.DateTimeFormat>();
const monthFormats = new Map<Language, Intl.DateTimeFormat>();
