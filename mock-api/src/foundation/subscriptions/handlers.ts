import { addBerlinMonths } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import {
  cancelSubscription,
  getSubscriptions,
  keepSubscription,
  type subscription,
} from '@lounge/protocol/foundation/subscriptions';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { methodOfGuest } from '../wallet/index.ts';
import type { World } from '../../world/world.ts';
import { grantOf } from './grants.ts';
import { isOnSale, monthlyPrices, products, renewalDelays, type Product } from './plans.ts';
import { isOpen, mailAbout, offerFor, openUntil, priceOf, store, storedOf, type Stored } from './subscriptions.ts';

type Subscription = Infer<typeof subscription>;

const euro = (value: number) => ({ value, currency: 'EUR' as const });

const statusOf = (stored: Stored | null, now: number): Subscription['status'] => {
  if (stored === null) return 'none';
  if (!isOpen(stored, now)) return 'past';
  // It is not renewed.
  return stored.status === 'active' && !isOnSale(stored.product) ? 'ending' : stored.status;
};

/** When the second try of a failed renewal is; null where there is none. */
const retryAt = ({ status, failedAt, tries }: Stored): string | null =>
  status === 'unpaid' && failedAt !== null && tries < 2
    ? new Date(Date.parse(failedAt) + renewalDelays.retry).toISOString()
    : null;

const offerUntil = ({ offerPeriods: periods, anchorAt: anchor, period }: Stored): string | null =>
  periods === 0 ? null : new Date(addBerlinMonths(anchor, period + periods)).toISOString();

const later = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : one > other ? one : other;

/** The fields that only a running subscription has. */
const runningFields = async (stored: Stored, world: Pick<World, 'tx'>) => {
  const method = await methodOfGuest.first(world.tx, { id: stored.methodId, guestId: stored.guestId });
  return {
    offerUntil: offerUntil(stored),
    startedAt: stored.startedAt,
    paidUntil: stored.paidUntil,
    retryAt: retryAt(stored),
    method: method === null ? null : { kind: method.kind, label: method.label },
  };
};

const notRunning = { offerUntil: null, startedAt: null, paidUntil: null, retryAt: null, method: null };

/** A visitor's subscription as it travels. */
export const subscriptionOf = async (guestId: number | null, product: Product, world: World): Promise<Subscription> => {
  const now = world.clock.now();
  const stored = guestId === null ? null : await storedOf(world.tx, guestId, product);
  const running = stored !== null && isOpen(stored, now) ? stored : null;
  const given = guestId === null ? null : await grantOf(guestId, product, world);
  const offer = offerFor(stored, now);
  return {
    product,
    isOnSale: isOnSale(product),
    status: statusOf(stored, now),
    isOpen: running !== null || given !== null,
    price: euro(priceOf(product, running)),
    fullPrice: euro(monthlyPrices[product]),
    ...(running === null ? notRunning : await runningFields(running, world)),
    openUntil: later(running === null ? null : openUntil(running), given),
    offer: offer === null ? null : { price: euro(offer.price), months: offer.months },
  };
};

const openOf = async (guestId: number, product: Product, world: World): Promise<Stored> => {
  const stored = await storedOf(world.tx, guestId, product);
  return stored !== null && isOpen(stored, world.clock.now()) ? stored : reject('unknown', 'product');
};

/** The handlers of this module's calls. */
export const subscriptionHandlers = [
  handle(getSubscriptions, (_, caller, world) =>
    Promise.all(products.map((product) => subscriptionOf(caller.guestId, product, world))),
  ),
  handle(cancelSubscription, async ({ product }, caller, world) => {
    const guestId = guestOf(caller);
    const open = await openOf(guestId, product, world);
    if (open.status !== 'ending') {
      // One whose renewal failed has nothing paid that could last.
      const status = open.status === 'unpaid' ? ('past' as const) : ('ending' as const);
      await store({ ...open, status, failedAt: null }, world);
      await mailAbout('subscription-cancelled', open, world);
    }
    return { success: true, subscription: await subscriptionOf(guestId, product, world) };
  }),
  handle(keepSubscription, async ({ product }, caller, world) => {
    const guestId = guestOf(caller);
    const open = await openOf(guestId, product, world);
    if (!isOnSale(product)) reject('unknown', 'product');
    if (open.status === 'ending') await store({ ...open, status: 'active' }, world);
    return { success: true, subscription: await subscriptionOf(guestId, product, world) };
  }),
];
