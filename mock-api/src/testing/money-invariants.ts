import { startOfBerlinMonth } from '@lounge/locale';
import type { Executor } from '../world/database.ts';

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

interface PaymentRow {
  readonly guestId: number;
  readonly cents: number;
  readonly at: string;
}

/** Payments beyond the limit of their month, or in a break. */
const forbiddenPayments = (rows: readonly PaymentRow[], decisions: readonly Decision[]): readonly string[] => {
  const violations: string[] = [];
  for (const guestId of new Set(rows.map((row) => row.guestId))) {
    const own = decisions.filter((each) => each.guestId === guestId);
    const steps = limitsOf(own);
    let [month, sum] = [0, 0];
    for (const { cents, at } of rows.filter((row) => row.guestId === guestId)) {
      const instant = Date.parse(at);
      const start = startOfBerlinMonth(instant);
      if (start !== month) [month, sum] = [start, 0];
      sum += cents;
      const limit = limitAround(steps, instant);
      if (sum > limit) violations.push(`guest ${guestId} paid ${sum} of ${limit} in the month of ${at}`);
      const inBreak = own.some(({ at: from, pausedUntil = 0 }) => from < instant && instant < pausedUntil);
      if (inBreak) violations.push(`guest ${guestId} paid in a break at ${at}`);
    }
  }
  return violations;
};

/** Checks what must hold of all money, and returns a line for each violation. */
export const violatedMoneyRules = async (
  executor: Executor,
  decisions: readonly Decision[],
): Promise<readonly string[]> => {
  const query = <R>(sql: string) => executor.query(sql, []) as Promise<readonly R[]>;
  const violations: string[] = [];
  const none = async (rule: string, sql: string) => {
    const rows = await query(sql);
    if (rows.length > 0) violations.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  await none('no voucher is below zero', 'select id, amount from voucher where amount < 0');
  await none(
    'no voucher is spent twice',
    `select v.id, v.amount as remaining, g.amount as given, count(t.id) as used from voucher v
      join "simulatedVoucher" g on g.id = v.id
      left join transfer t on json_extract(t.reference, '$.voucherId') = v.id
      where v.type = 4 group by v.id having remaining + used <> given`,
  );
  await none(
    'bought coins are paid',
    `select (select coalesce(sum(coins), 0) from payment) as paid,
      (select -coalesce(sum(amount), 0) from "ledgerEntry" where account = 'top-up') as booked where paid <> booked`,
  );
  await none(
    'a transfer is refunded once',
    `select json_extract(reference, '$.refundOf') as refunded, count(*) as times from transfer
      where kind = 'refund' group by refunded having times > 1`,
  );
  await none(
    'a subscription is not charged twice for a month',
    `select p."guestId", p.key, p.at, q.key as later, q.at as "laterAt" from payment p join transfer t on t.key = 'server:' || p."guestId" || ' subscription ' || p.key
      join payment q on q."guestId" = p."guestId" and q.purpose = 'subscription' and q.at > p.at
        and julianday(q.at) - julianday(p.at) < 24
      join transfer u on u.key = 'server:' || q."guestId" || ' subscription ' || q.key
        and json_extract(u.reference, '$.product') = json_extract(t.reference, '$.product')
      where p.purpose = 'subscription'`,
  );
  await none(
    'every month of a subscription is paid',
    `select s.key, s.months, count(t.id) as paid from subscription s
      left join transfer t on t."guestId" = s."guestId" and t.kind = 'subscription'
        and json_extract(t.reference, '$.product') = upper(s.product)
        and exists (select 1 from payment p where p.key = json_extract(t.reference, '$.paymentId') and p.at >= s."startedAt")
      group by s.key having s.months > paid`,
  );
  await none(
    'a VIP has a reason',
    `select g.id from guest g where g.id >= 1000 and g."isVip" = 1
      and not exists (select 1 from subscription s where s."guestId" = g.id and s.product = 'vip' and s.status <> 'past')
      and not exists (select 1 from "subscriptionGrant" d where d."guestId" = g.id and d.product = 'vip')`,
  );
  const payments = await query<PaymentRow>('select "guestId", cents, at from payment order by at, rowid');
  return [...violations, ...forbiddenPayments(payments, decisions)];
};
