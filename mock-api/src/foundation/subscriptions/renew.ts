import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { nowIso } from '../../world/now-iso.ts';
import { takePayment } from '../wallet/index.ts';
import { deleteEndedGrants, endedGrants, productGranted } from './grants.ts';
import { isOnSale, renewalDelays, withdrawnProducts } from './plans.ts';
import { noteCharge } from './start.ts';
import { dueSubscriptions, goingOnOf, subscriptionByKey } from './statements.ts';
import { applyGrant, mailAbout, nextMonth, openUntil, priceOf, store, type Stored } from './subscriptions.ts';

/** Tries to pay the next month. */
const tryRenewal = async (stored: Stored, world: World): Promise<Stored> => {
  const { guestId, product, period, anchorAt: anchor, tries, methodId } = stored;
  const cents = priceOf(product, stored);
  const key = `renewal ${product} ${guestId} ${anchor} ${period + 1} ${tries + 1}`;
  const paid = await takePayment({ guestId, key, cents, methodId, purpose: 'subscription' }, world);
  if (!paid.ok) return { ...stored, status: 'unpaid', failedAt: stored.failedAt ?? nowIso(world), tries: tries + 1 };
  await noteCharge(stored, { key, cents }, world);
  return nextMonth(stored, world.clock.now());
};

/** When something is next to be done about a subscription whose time is over, in milliseconds since 1970. */
const nextStepAt = ({ status, failedAt, paidUntil, tries }: Stored): number => {
  if (status !== 'unpaid' || failedAt === null) return Date.parse(paidUntil);
  return Date.parse(failedAt) + (tries < 2 ? renewalDelays.retry : renewalDelays.end);
};

/** One step: a renewal, another try, or the end. Null if nothing is due. */
const step = async (stored: Stored, world: World): Promise<Stored | null> => {
  if (nextStepAt(stored) > world.clock.now() || stored.status === 'past') return null;
  const isOver = stored.status === 'ending' || (stored.status === 'unpaid' && stored.tries >= 2);
  // A withdrawal may have failed.
  if (isOver || !isOnSale(stored.product))
    return { ...stored, status: 'past', paidUntil: openUntil(stored), failedAt: null };
  return tryRenewal(stored, world);
};

/** A renewal, its second try and the end at most. */
const maxSteps = 3;

const settle = async (key: string, world: World): Promise<void> => {
  const first = await subscriptionByKey.first(world.tx, { key });
  if (first === null) return;
  let latest = first;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const next = await step(latest, world);
    if (next === null) break;
    latest = next;
  }
  if (latest === first) return;
  await store(latest, world);
  if (latest.status === 'past') await mailAbout('subscription-ended', latest, world);
  else if (latest.status === 'unpaid') await mailAbout('renewal-failed', latest, world);
};

/** Ends a subscription that cannot be bought any more with its paid time, and tells the guest. */
const withdraw = async (key: string, world: World): Promise<void> => {
  const stored = await subscriptionByKey.first(world.tx, { key });
  if (stored === null || (stored.status !== 'active' && stored.status !== 'unpaid')) return;
  // One whose renewal failed has nothing paid that could last.
  await store({ ...stored, status: stored.status === 'unpaid' ? 'past' : 'ending', failedAt: null }, world);
  await mailAbout('subscription-withdrawn', stored, world);
};

/** Ends days that were given and are over. */
const endGrants = async (guestId: number, world: World): Promise<void> => {
  const ended = await deleteEndedGrants.all(world.tx, { guestId, now: nowIso(world) });
  for (const granted of new Set(ended.map((each) => each.product))) {
    const product = productGranted(granted);
    if (product !== null) await applyGrant(guestId, product, world);
  }
};

/**
 * Renews the subscriptions whose month is over, once each. Ends those that were cancelled, unpaid, withdrawn, or given for days that are
 * over. Each has a transaction; a failure is reported and stops no other. A repeat does nothing.
 */
export const renewDue = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const run = (change: (world: World) => Promise<void>) => runInWorld(parts, true, change).catch(report);
  for (const product of withdrawnProducts)
    for (const { key } of await goingOnOf.all(parts.database.reader, { product }))
      await run((world) => withdraw(key, world));
  const due = await dueSubscriptions.all(parts.database.reader, { now: nowIso(parts) });
  for (const { key } of due) await run((world) => settle(key, world));
  const ended = await endedGrants.all(parts.database.reader, { now: nowIso(parts) });
  for (const { guestId } of ended) await run((world) => endGrants(guestId, world));
};
