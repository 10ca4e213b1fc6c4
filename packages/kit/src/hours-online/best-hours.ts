/** How often a performer is online in an hour: never, seldom, often, mostly. */
export type HourLevel = 0 | 1 | 2 | 3;

/** Seven days from Monday, each with 24 hours from midnight, Berlin time. */
export type Week = readonly (readonly HourLevel[])[];

/** A run of hours that begins on a day; `to` is the hour that ends it, 1 to 24, on the next day if it is not after `from`. */
export interface HourRun {
  day: number;
  from: number;
  to: number;
}

/** The hours that a table shows: of each day those from `from` on, which may end after midnight. */
export const shownHours = (week: Week, from: number, hours: number): Week =>
  week.map((_, day) =>
    Array.from({ length: hours }, (__, index) => {
      const hour = from + index;
      return week[(day + Math.floor(hour / 24)) % week.length]?.[hour % 24] ?? 0;
    }),
  );

const hoursPerDay = 24;

/** The longest run of the week's highest level, also over midnight; the earliest of equals, at most a day long; null if all levels are 0. */
export function bestHours(week: Week): HourRun | null {
  const levels = week.flat();
  const highest = Math.max(0, ...levels);
  if (highest === 0) return null;
  const at = (hour: number): HourLevel | undefined => levels[(hour + levels.length) % levels.length];
  const lengthFrom = (start: number): number => {
    let length = 0;
    while (length < hoursPerDay && at(start + length) === highest) length += 1;
    return length;
  };
  let best = { start: 0, length: 0 };
  for (let start = 0; start < levels.length; start += 1) {
    const length = lengthFrom(start);
    if (length > best.length) best = { start, length };
  }
  const from = best.start % hoursPerDay;
  return { day: Math.floor(best.start / hoursPerDay), from, to: ((from + best.length - 1) % hoursPerDay) + 1 };
}
