/** How often a performer is online in an hour: never, seldom, often, mostly. */
export type HourLevel = 0 | 1 | 2 | 3;

/** Seven days from Monday, each with 24 hours from midnight, Berlin time. */
export type Week = readonly (readonly HourLevel[])[];

/** A run of hours on one day; `to` is the hour that ends it and may be 24. */
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

/** The best of the hours that a table shows; a run after midnight belongs to the day that has begun. */
export function bestShownHours(week: Week, from: number, hours: number): HourRun | null {
  const best = bestHours(shownHours(week, from, hours));
  if (best === null) return null;
  const start = from + best.from;
  return { day: (best.day + Math.floor(start / 24)) % 7, from: start % 24, to: ((from + best.to - 1) % 24) + 1 };
}

/** The longest run of the week's highest level, the earliest of equals; null if all levels are 0. */
export function bestHours(week: Week): HourRun | null {
  const highest = Math.max(0, ...week.flat());
  if (highest === 0) return null;
  let best: HourRun | null = null;
  for (const [day, hours] of week.entries()) {
    for (let from = 0; from < hours.length; from += 1) {
      let to = from;
      while (hours[to] === highest) to += 1;
      if (to > from && to - from > (best ? best.to - best.from : 0)) best = { day, from, to };
      from = Math.max(from, to);
    }
  }
  return best;
}
