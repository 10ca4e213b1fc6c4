import { formatDateTime, timeZone } from './time.ts';

/** Longer than the longest name, "America/Argentina/ComodRivadavia". */
const mostLetters = 40;

/** The names of zones; offsets such as "+01:00" are none, as browsers differ in them. */
const nameOfZone = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** How a zone spells itself; null where the platform does not know it. */
const spelled = (name: string): string | null => {
  if (name.length > mostLetters || !nameOfZone.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** Whether the clocks of two zones show the same in winter and in summer: Algiers has Berlin's time for half a year only. */
const haveOneClock = (zone: string, other: string, now: number): boolean => {
  const year = new Date(now).getUTCFullYear();
  return [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)].every(
    (instant) => formatDateTime(instant, 'en', zone) === formatDateTime(instant, 'en', other),
  );
};

/**
 * The zone of the times for a visitor whose own zone has a name: that of the page if it has the same clock (Madrid and Berlin), and Berlin if
 * the name is none. `now` is in milliseconds since 1970.
 */
export const zoneFor = (name: string | null, now: number, ofPage: string = timeZone): string => {
  const zone = spelled(name ?? timeZone) ?? timeZone;
  return [ofPage, timeZone].find((each) => each === zone || haveOneClock(each, zone, now)) ?? zone;
};
