import { dateFormat } from './date-format.ts';
import { isLanguage, type Language } from './languages.ts';
import { berlinWeekday, formatTime, timeZone, type Instant } from './time.ts';

/** A month and its year: "November 2026", "noviembre de 2026". */
export function formatMonth(instant: Instant, language: string, zone: string = timeZone): string {
  return dateFormat('month', { month: 'long', year: 'numeric' }, language, zone).format(new Date(instant));
}

/** For how many days ahead a weekday alone names one day, in milliseconds. */
const nextDaysMs = 6 * 86_400_000;

/** A weekday and a time, for what is at hand: "Fri 21:05"; beyond six days from `now` the day and the month: "27 Nov 21:05". */
export function formatWeekdayTime(instant: Instant, language: string, now: Instant, zone: string = timeZone): string {
  const isNear = new Date(instant).getTime() - new Date(now).getTime() < nextDaysMs;
  const day = isNear ? weekdayOf(instant, language, zone) : formatShortDay(instant, language, zone);
  return `${day} ${formatTime(instant, zone)}`;
}

/** A day with its month in short: "28 Nov", "28. Nov.". */
export function formatShortDay(instant: Instant, language: string, zone: string = timeZone): string {
  return dateFormat('shortDay', { day: 'numeric', month: 'short' }, language, zone).format(new Date(instant));
}

/** A weekday, a day and a time, for what is announced: "Sat 28 November, 20:30", "Sa 28. November, 20:30". */
export function formatEvening(instant: Instant, language: string, zone: string = timeZone): string {
  const weekday = weekdayOf(instant, language, zone);
  return `${weekday} ${formatDayOfYear(instant, language, zone)}, ${formatTime(instant, zone)}`;
}

/** A day without its year: "28 November", "28 de noviembre". */
export function formatDayOfYear(instant: Instant, language: string, zone: string = timeZone): string {
  return dateFormat('dayOfYear', { day: 'numeric', month: 'long' }, language, zone).format(new Date(instant));
}

/** A weekday in words: "Saturday", "sábado". */
export function formatWeekday(instant: Instant, language: string, zone: string = timeZone): string {
  return dateFormat('weekday', { weekday: 'long' }, language, zone).format(new Date(instant));
}

/** A day as a heading, without its year: "Saturday 28 November", "Samstag, 28. November". */
export function formatDayHeading(instant: Instant, language: string, zone: string = timeZone): string {
  const weekday = formatWeekday(instant, language, zone);
  // Ours, since platforms differ in it.
  const sign = language === 'de' || language === 'es' ? ', ' : ' ';
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}${sign}${formatDayOfYear(instant, language, zone)}`;
}

/** The short names of the weekdays, Monday first. */
export const weekdays: Readonly<Record<Language, readonly string[]>> = {
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
};

/** The short name of a weekday: ours in the interface's languages, since browsers differ in theirs, else that of the platform. */
function weekdayOf(instant: Instant, language: string, zone: string): string {
  const known = isLanguage(language) ? weekdays[language][berlinWeekday(instant, zone)] : undefined;
  return known ?? dateFormat('shortWeekday', { weekday: 'short' }, language, zone).format(new Date(instant));
}
