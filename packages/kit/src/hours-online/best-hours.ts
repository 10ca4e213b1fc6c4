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
