import { addBerlinMonths } from '@lounge/locale';
import { isBarredFromSpending } from '../../dispatch/locked-out.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { takePayment, type PaymentResult } from '../wallet/index.ts';
import { serverKeys, transferOnce } from '../wallet/ledger.ts';
import { isOnSale, monthlyPrices, type Product } from './plans.ts';
import { isOpen, mailAbout, nextMonth, priceOf, store, storedOf, type Stored } from './subscriptions.ts';
import { subscriptionKey } from './statements.ts';

/** A request to start a subscription. */
export interface Start {
  readonly guestId: number;
  readonly product: Product;
  readonly methodId: number;
  /** The idempotency key of the form, so that submitting it twice charges once. */
  readonly key: string;
  /** The price that the guest was shown, in hundredths of a euro. @default any sum */
  readonly cents?: number;
}

/**
 * How a start ended: started, already running, or why nothing was charged. `changed` is another sum than the guest was told, or a
 * key that paid an earlier month; `notOnSale` a product that nobody can buy.
 */
export type StartResult =
  | 'started'
  | 'running'
  | 'changed'
  | 'notOnSale'
  | Extract<PaymentResult, { ok: false }>['reason'];

/** The price of a subscription now: nothing where it was cancelled and its time is not over. */
const dueNow = (product: Product, stored: Stored | null, now: number): number => {
  const running = stored !== null && isOpen(stored, now) ? stored : null;
  if (running === null) return monthlyPrices[product];
  return running.status === 'unpaid' ? priceOf(product, running) : 0;
};

/** Writes what was paid to the statement: no coins move, but the guest sees the sum. */
export const noteCharge = async (
  { guestId, product }: Pick<Stored, 'guestId' | 'product'>,
  payment: { readonly key: string; readonly cents: number },
  world: Pick<World, 'tx' | 'clock'>,
): Promise<void> => {
  const { key, cents } = payment;
  const reference = { product: product.toUpperCase(), paymentId: key, cents };
  await transferOnce(
    world.tx,
    {
      guestId,
      key: `subscription ${key}`,
      owner: serverKeys(guestId),
      kind: 'subscription',
      bodyHash: fingerprint('subscription', reference),
      at: nowIso(world),
    },
    async () => ({ entries: [], reference, answer: () => null }),
  );
};

const firstMonth = ({ guestId, product, methodId }: Start, previous: Stored | null, now: number): Stored => {
  const at = new Date(now).toISOString();
  return {
    key: subscriptionKey(guestId, product),
    guestId,
    product,
    status: 'active',
    methodId,
    startedAt: at,
    anchorAt: at,
    period: 1,
    months: 1,
    paidUntil: new Date(addBerlinMonths(now, 1)).toISOString(),
    offerPeriods: 0,
    offerAt: previous?.offerAt ?? null,
    failedAt: null,
    tries: 0,
  };
};

/** Starts a subscription, whether or not it is on sale. */
export const beginSubscription = async (start: Start, world: World): Promise<Exclude<StartResult, 'notOnSale'>> => {
  const { guestId, product, methodId, key } = start;
  const now = world.clock.now();
  const previous = await storedOf(world.tx, guestId, product);
  const running = previous !== null && isOpen(previous, now) ? previous : null;
  if (running?.status === 'active') return 'running';
  const cents = dueNow(product, previous, now);
  if (start.cents !== undefined && start.cents !== cents) return 'changed';
  if (running?.status === 'ending') {
    // Without a payment, which would ask for the lock.
    if (await isBarredFromSpending(world.tx, guestId)) return 'locked';
    await store({ ...running, status: 'active', methodId }, world);
    return 'running';
  }
  const paid = await takePayment({ guestId, key, cents, methodId, purpose: 'subscription' }, world);
  if (!paid.ok) return paid.reason;
  if (paid.isRepeat) return 'changed';
  const next = running === null ? firstMonth(start, previous, now) : { ...nextMonth(running, now), methodId };
  await noteCharge(next, { key, cents }, world);
  await store(next, world, running === null);
  await mailAbout('subscription-started', next, world);
  return 'started';
};

/**
 * Starts a subscription: the first month is paid at once. One that was cancelled goes on without a payment, one whose renewal failed
 * is paid with this method. Charges once per key.
 */
export const startSubscription = async (start: Start, world: World): Promise<StartResult> =>
  isOnSale(start.product) ? beginSubscription(start, world) : 'notOnSale';
