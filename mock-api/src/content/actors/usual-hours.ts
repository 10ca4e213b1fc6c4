import { berlinHour, berlinWeekday } from '@lounge/locale';

/** The minimum level of a usual hour. @assumed The documents give no scale. */
const usualLevel = 3;

/**
 * Hours until a performer is usually online: 0 in a usual hour, null without usual hours.
 * `days` are seven lists of 24 levels, Monday first; `weekday` is 0 for Monday.
 */
export const hoursUntilPresent = (
  days: readonly (readonly number[])[],
  weekday: number,
  hour: number,
): number | null => {
  for (let ahead = 0; ahead < 7 * 24; ahead += 1) {
    const at = weekday * 24 + hour + ahead;
    const level = days[Math.floor(at / 24) % 7]?.[at % 24] ?? 0;
    if (level >= usualLevel) return ahead;
  }
  return null;
};

const nobody: readonly number[] = Array<number>(24).fill(0);

/**
 * The seven days of 24 levels. A day without levels for its 24 hours, as a seed of another platform may have, is empty, and named among the
 * errors by its number from Monday.
 */
export const usualWeek = (
  known: readonly (readonly number[])[],
): { readonly days: readonly (readonly number[])[]; readonly errors: string[] } => {
  const days = Array.from({ length: 7 }, (_, at) => known[at] ?? []);
  return {
    days: days.map((levels) => (levels.length === 24 ? levels : nobody)),
    errors: days.flatMap((levels, at) => (levels.length === 24 ? [] : [`The hours of day ${at + 1} are unknown.`])),
  };
};

const hourMs = 3_600_000;
let lastClock = { utcHour: -1, weekday: 0, hour: 0 };

/** Weekday and hour in Berlin. Computed once per UTC hour, in which they are constant: the formatter takes a tenth of a query. */
export const berlinClock = (now: number): { readonly weekday: number; readonly hour: number } => {
  const utcHour = Math.floor(now / hourMs);
  if (lastClock.utcHour !== utcHour) lastClock = { utcHour, weekday: berlinWeekday(now), hour: berlinHour(now) };
  return lastClock;
};
