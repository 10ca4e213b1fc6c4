import { s } from '@lounge/protocol';
import { subscriptionProduct } from '@lounge/protocol/foundation/subscriptions';
import { event, state } from '../../world/state.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { saveMethod } from '../wallet/index.ts';
import { beginSubscription } from './start.ts';
import { removeSubscription, subscriptionKey } from './statements.ts';
import { store, storedOf } from './subscriptions.ts';

const params = s.object({ guestId: s.entityId, product: subscriptionProduct });
const runningParams = s.object({
  guestId: s.entityId,
  product: subscriptionProduct,
  months: s.optional(s.count),
  offerPeriods: s.optional(s.count),
  isUnpaid: s.optional(s.boolean),
});
type Params = { readonly guestId: number; readonly product: 'vip' | 'tv' };

const start = ({ guestId, product }: Params, parts: WorldParts) =>
  runInWorld(parts, true, async (world) => {
    const { id: methodId } = await saveMethod(guestId, 'card', world);
    const key = `state ${product} ${guestId} ${parts.clock.now()} ${parts.random()}`;
    await beginSubscription({ guestId, product, methodId, key }, world);
  });

/** A guest has a running subscription, paid with a saved card. */
export const guestSubscribes = state('the guest has the subscription {product}', {
  description:
    'The guest started this subscription now and paid the first month with a saved card. With months, that many were paid so far; with periods of an offer, that many cost its price; otherwise both are as at the start. If it is unpaid, the first try of a renewal has just failed.',
  params: runningParams,
  ifLeftOut: { months: null, offerPeriods: null },
  setUp: async ({ months, offerPeriods, isUnpaid, ...given }, parts) => {
    await start(given, parts);
    await runInWorld(parts, true, async (world) => {
      const stored = await storedOf(world.tx, given.guestId, given.product);
      if (stored === null) return;
      const unpaid = isUnpaid === true ? { status: 'unpaid' as const, failedAt: nowIso(world), tries: 1 } : {};
      const { months: first, offerPeriods: none } = stored;
      await store({ ...stored, months: months ?? first, offerPeriods: offerPeriods ?? none, ...unpaid }, world);
    });
  },
});

/** A guest starts a subscription while the guest's pages are open. */
export const guestStartsSubscription = event('the guest starts the subscription {product}', {
  description: 'The guest starts this subscription now and pays the first month with a saved card.',
  params,
  setUp: start,
});

/** A guest has cancelled a subscription. */
export const guestCancelled = state('the guest cancelled the subscription {product}', {
  description: 'The guest started this subscription now and cancelled it; its paid time has not ended.',
  params,
  setUp: async (given, parts) => {
    await start(given, parts);
    await runInWorld(parts, true, async (world) => {
      const stored = await storedOf(world.tx, given.guestId, given.product);
      if (stored !== null) await store({ ...stored, status: 'ending' }, world);
    });
  },
});

/** A guest has never had a subscription. */
export const guestHasNoSubscription = state('the guest has no subscription {product}', {
  description: 'The guest has never started this subscription.',
  params,
  setUp: ({ guestId, product }, parts) =>
    runInWorld(parts, true, async ({ tx }) => {
      await removeSubscription.all(tx, { key: subscriptionKey(guestId, product) });
    }),
});

/** The states of this module. */
export const subscriptionStates = [guestSubscribes, guestStartsSubscription, guestCancelled, guestHasNoSubscription];
