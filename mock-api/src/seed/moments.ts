import type { Random } from './random.ts';
import { seedMoment } from './rows.ts';

const day = 86_400_000;

/** A random instant `days` to `days + 1` days before the seed moment, on a full minute. */
export function daysBefore(random: Random, days: number): string {
  return minuteOf(Date.parse(seedMoment) - days * day - random.int(0, 1439) * 60_000);
}

/** A random instant between an earlier one and the seed moment, on a full minute. */
export function since(random: Random, earlier: string): string {
  const from = Date.parse(earlier);
  return minuteOf(from + random.next() * (Date.parse(seedMoment) - from));
}

/** A random evening hour `days` days after the seed moment, when a show could start. */
export function eveningIn(random: Random, days: number): string {
  const midnight = Math.floor(Date.parse(seedMoment) / day) * day;
  return minuteOf(midnight + days * day + random.int(18, 22) * 3_600_000 + random.pick([0, 30]) * 60_000);
}

function minuteOf(moment: number): string {
  return new Date(Math.floor(moment / 60_000) * 60_000).toISOString();
}
