import { dateFormat } from './date-format.ts';

/** A moment: milliseconds since 1970, an ISO 8601 text, or a Date. */
export type Instant = number | string | Date;

/**
 * The time zone of what counts by days and months, such as the daily bonus, and of the times that are shown to whose own zone is not known.
 * @spec constant:dailyBonus.timezone
 */
export const timeZone = 'Europe/Berlin';

/** The calendar day of a moment in a time zone: "2026-11-20". */
export function calendarDay(instant: Instant, zone: string): string {
  const { year, month, day } = partsIn(instant, zone);
  return `${year}-${month}-${day}`;
}

/** The Berlin calendar day of a moment: "2026-11-20". */
export const berlinDay = (instant: Instant): string => calendarDay(instant, timeZone);

/** Returns the calendar day some days after a day, or before it, both as `YYYY-MM-DD`. 24 hours later may be another day when the clocks change. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the calendar day before a day, both as `YYYY-MM-DD`. */
export const previousDay = (day: string): string => addDays(day, -1);

/** The hour on a Berlin clock: 0 to 23. */
export function berlinHour(instant: Instant): number {
  return Number(berlinParts(instant).hour);
}

/** The weekday in a time zone, by default in Berlin: 0 is Monday, 6 is Sunday. */
export function berlinWeekday(instant: Instant, zone: string = timeZone): number {
  return (new Date(`${calendarDay(instant, zone)}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The last second of a moment's Berlin day, 23:59:59, in milliseconds since 1970. @spec constant:dailyBonus.dayEnd */
export function endOfBerlinDay(instant: Instant): number {
  const asIfUtc = Date.parse(`${berlinDay(instant)}T23:59:59Z`);
  return asIfUtc - berlinOffset(asIfUtc - berlinOffset(asIfUtc));
}

/**
 * The instant of a time such as `20:15` on a Berlin day as `2026-11-20`, in milliseconds since 1970. A time that the clocks leave out is the
 * instant of their change, one that comes twice is its first occurrence.
 */
export function berlinInstant(day: string, time: string): number {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const [inSummer, inWinter] = [asIfUtc - summerOffsetMs, asIfUtc - winterOffsetMs];
  if (berlinOffset(inSummer) === summerOffsetMs) return inSummer;
  if (berlinOffset(inWinter) === winterOffsetMs) return inWinter;
  // The clocks change at a full hour.
  return Math.floor(inWinter / winterOffsetMs) * winterOffsetMs;
}

/**
 * The same Berlin day and time of day some months later, in milliseconds since 1970; the last day of a month that does not have it. Counted
 * from one start, 31 March follows 28 February.
 */
export function addBerlinMonths(start: Instant, months: number): number {
  const { year, month, day, hour, minute, second } = berlinParts(start);
  const first = new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const asIfUtc =
    first.setUTCDate(Math.min(Number(day), lastDay)) + Date.parse(`1970-01-01T${hour}:${minute}:${second}Z`);
  return asIfUtc - berlinOffset(asIfUtc - berlinOffset(asIfUtc));
}

/** The first millisecond of a moment's Berlin month, in milliseconds since 1970. */
export function startOfBerlinMonth(instant: Instant): number {
  const [year = 0, month = 1] = berlinDay(instant).split('-').map(Number);
  return endOfBerlinDay(Date.UTC(year, month - 1, 0, 12)) + 1000;
}

/** Whole month names: their abbreviations differ between the ICU of Node and that of browsers, which breaks hydration. */
const dayOptions = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day in words: "20 November 2026", "20. November 2026", "20 de noviembre de 2026". */
export function formatDay(instant: Instant, language: string, zone: string = timeZone): string {
  return dateFormat('day', dayOptions, language, zone).format(new Date(instant));
}

/** A time of day in every language: "21:05". */
export function formatTime(instant: Instant, zone: string = timeZone): string {
  const { hour, minute } = partsIn(instant, zone);
  return `${hour}:${minute}`;
}

/** A day and a time: "20 November 2026, 21:05". */
export function formatDateTime(instant: Instant, language: string, zone: string = timeZone): string {
  return `${formatDay(instant, language, zone)}, ${formatTime(instant, zone)}`;
}

/** Seconds as "18:40" or "1:02:03"; parts of a second are dropped. Less than zero, and a number that is none yet, is "0:00". */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`;
}

/**
 * Seconds as the number of minutes before the unit "min": "9:58", "62:03", and "10" for whole minutes; parts of a second are dropped.
 * A time without a unit is `formatDuration`.
 */
export function formatMinutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const rest = whole % 60;
  const minutes = String(Math.floor(whole / 60));
  return rest === 0 ? minutes : `${minutes}:${String(rest).padStart(2, '0')}`;
}

const clockOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

const berlinParts = (instant: Instant) => partsIn(instant, timeZone);

function partsIn(instant: Instant, zone: string): Record<Intl.DateTimeFormatPartTypes, string> {
  const parts = dateFormat('clock', clockOptions, 'en', zone)
    .formatToParts(new Date(instant))
    .map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>;
}

const winterOffsetMs = 3_600_000;
const summerOffsetMs = 2 * winterOffsetMs;

/** Milliseconds that a Berlin clock is ahead of UTC. */
function berlinOffset(instant: number): number {
  const { year, month, day, hour, minute, second } = berlinParts(instant);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1000) * 1000;
}
