import { startOfBerlinMonth } from '@lounge/locale';

/** A guest's decisions about spending, as the simulation saw them succeed. */
export interface Decision {
  readonly guestId: number;
  readonly at: number;
  /** A monthly limit in hundredths of a euro; null removes it. Undefined for a break. */
  readonly limit?: number | null;
  /** The end of a break. */
  readonly pausedUntil?: number;
}

const day = 86_400_000;

/** The limits that a guest's decisions put in force, oldest first: a lower one at once, a higher one a day later. */
const limitsOf = (decisions: readonly Decision[]): readonly { from: number; limit: number | null }[] => {
  const steps: { from: number; limit: number | null }[] = [];
  const inForceAt = (at: number) => steps.findLast(({ from }) => from <= at)?.limit ?? null;
  for (const { at, limit } of decisions) {
    if (limit === undefined) continue;
    const current = inForceAt(at);
    // A new decision takes one back that still waits.
    while ((steps.at(-1)?.from ?? 0) > at) steps.pop();
    steps.push({ from: (limit ?? Infinity) > (current ?? Infinity) ? at + day : at, limit });
  }
  return steps;
};

/** The highest limit that held around an instant, as events of one instant have no order. */
const limitAround = (steps: readonly { from: number; limit: number | null }[], at: number): number => {
  const before = steps.findLast(({ from }) => from < at)?.limit ?? null;
  const after = steps.findLast(({ from }) => from <= at)?.limit ?? null;
  return Math.max(before ?? Infinity, after ?? Infinity);
};

/** A payment as its rules see it. */
export interface Paid {
  readonly guestId: number;
  readonly cents: number;
  readonly at: string;
}

/** The sums of each guest's month, to which payments are added in the order of their instants. */
export type MonthSums = Map<number, { readonly month: number; readonly cents: number }>;

/** Payments beyond the limit of their month, or in a break. `sums` has what was paid before them, and gets what they add. */
export const forbiddenPayments = (
  payments: readonly Paid[],
  decisions: readonly Decision[],
  sums: MonthSums,
): readonly string[] => {
  const violations: string[] = [];
  const byGuest = Map.groupBy(decisions, (each) => each.guestId);
  for (const [guestId, rows] of Map.groupBy(payments, (each) => each.guestId)) {
    const own = byGuest.get(guestId) ?? [];
    const steps = limitsOf(own);
    for (const { cents, at } of rows) {
      const instant = Date.parse(at);
      const month = startOfBerlinMonth(instant);
      const before = sums.get(guestId);
      const sum = cents + (before?.month === month ? before.cents : 0);
      sums.set(guestId, { month, cents: sum });
      const limit = limitAround(steps, instant);
      if (sum > limit) violations.push(`guest ${guestId} paid ${sum} of ${limit} in the month of ${at}`);
      const inBreak = own.some(({ at: from, pausedUntil = 0 }) => from < instant && instant < pausedUntil);
      if (inBreak) violations.push(`guest ${guestId} paid in a break at ${at}`);
    }
  }
  return violations;
};
