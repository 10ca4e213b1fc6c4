import type { Random } from './random.ts';
import { seedMoment } from './rows.ts';

const day = 86_400_000;

/** A moment so many days before the seed moment, on a full minute; chance takes up to a day more. */
export function daysBefore(random: Random, days: number): string {
  return minuteOf(Date.parse(seedMoment) - days * day - random.int(0, 1439) * 60_000);
}

/** A moment between an earlier one and the seed moment, on a full minute. */
export function since(random: Random, earlier: string): string {
  const from = Date.parse(earlier);
  return minuteOf(from + random.next() * (Date.parse(seedMoment) - from));
}

/** An evening hour so many days after the seed moment, as a show would begin. */
export function eveningIn(random: Random, days: number): string {
  const midnight = Math.floor(Date.parse(seedMoment) / day) * day;
  return minuteOf(midnight + days * day + random.int(18, 22) * 3_600_000 + random.pick([0, 30]) * 60_000);
}

function minuteOf(moment: number): string {
  return new Date(Math.floor(moment / 60_000) * 60_000).toISOString();
}
