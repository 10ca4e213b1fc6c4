import { addBerlinMonths } from '@lounge/locale';
import { vipAboUpdate, vxtvAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { publish } from '../../world/bus.ts';
import type { Executor } from '../../world/database.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { mailGuest } from '../guest/index.ts';
import { grantOf } from './grants.ts';
import { monthlyPrices, monthsBetweenOffers, renewalDelays, stayOffer, type Product } from './plans.ts';
import { insertSubscription, removeSubscription, setVip, subscriptionByKey, subscriptionKey } from './statements.ts';

/** A stored subscription. */
export type Stored = Row<'subscription'>;

/** Reads a guest's subscription; null if it was never started. */
export const storedOf = (executor: Executor, guestId: number, product: Product): Promise<Stored | null> =>
  subscriptionByKey.first(executor, { key: subscriptionKey(guestId, product) });

/** The price of the next month in hundredths of a euro. */
export const priceOf = (product: Product, stored: Pick<Stored, 'offerPeriods'> | null): number =>
  stored !== null && stored.offerPeriods > 0 ? stayOffer.price : monthlyPrices[product];

/** Until when a subscription is open: its paid time, or the days after a failed renewal. */
export const openUntil = ({ status, paidUntil, failedAt }: Stored): string =>
  status === 'unpaid' && failedAt !== null
    ? new Date(Date.parse(failedAt) + renewalDelays.end).toISOString()
    : paidUntil;

/** Whether a subscription is open at an instant. An active one stays open until its renewal has been tried. */
export const isOpen = (stored: Stored, now: number): boolean => {
  const grace = stored.status === 'active' ? renewalDelays.end : 0;
  return stored.status !== 'past' && Date.parse(openUntil(stored)) + grace > now;
};

/**
 * A subscription after its next month is paid. One that is paid later than its days of grace, as nothing ran in the meantime, starts
 * a new month now: nobody pays for days on which it was closed.
 */
export const nextMonth = (stored: Stored, now: number): Stored => {
  const isLate = now - Date.parse(stored.paidUntil) > renewalDelays.end;
  const [anchor, period] = isLate ? [new Date(now).toISOString(), 1] : [stored.anchorAt, stored.period + 1];
  return {
    ...stored,
    status: 'active',
    anchorAt: anchor,
    period,
    months: stored.months + 1,
    offerPeriods: Math.max(0, stored.offerPeriods - 1),
    paidUntil: new Date(addBerlinMonths(anchor, period)).toISOString(),
    failedAt: null,
    tries: 0,
  };
};

/** The offer for a guest who wants to leave; null where there is none. */
export const offerFor = (
  stored: Stored | null,
  now: number,
): { readonly price: number; readonly months: number } | null => {
  if (stored?.product !== stayOffer.product || !isOpen(stored, now) || stored.offerPeriods > 0) return null;
  if (stored.status !== 'active' && stored.status !== 'ending') return null;
  const isTooSoon = stored.offerAt !== null && addBerlinMonths(stored.offerAt, monthsBetweenOffers) > now;
  return isTooSoon ? null : { price: stayOffer.price, months: stayOffer.months };
};

const pushes = { vip: vipAboUpdate, tv: vxtvAboUpdate } as const;

/** Sets whether the guest is a VIP: by an open subscription, or by days that were given. */
const syncVip = async (guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<void> => {
  const stored = await storedOf(world.tx, guestId, 'vip');
  const isVip =
    (stored !== null && isOpen(stored, world.clock.now())) || (await grantOf(guestId, 'vip', world)) !== null;
  await setVip.all(world.tx, { id: guestId, isVip: isVip ? 1 : 0 });
};

/**
 * Stores a subscription and publishes it.
 * @spec state:subscriptions
 */
export const store = async (stored: Stored, world: World, isStarted = false): Promise<void> => {
  await removeSubscription.all(world.tx, { key: stored.key });
  await insertSubscription.all(world.tx, stored);
  const { product, guestId, status } = stored;
  if (product === 'vip') await syncVip(guestId, world);
  const price = { value: priceOf(product, stored), currency: 'EUR' as const };
  publish(world.bus, pushes[product], { guestId }, { status, isStarted, price });
};

/** Applies days that were given, and publishes the product's state. */
export const applyGrant = async (
  guestId: number,
  product: Product,
  world: Pick<World, 'tx' | 'clock' | 'bus'>,
): Promise<void> => {
  const stored = await storedOf(world.tx, guestId, product);
  if (product === 'vip') await syncVip(guestId, world);
  const isPast =
    (await grantOf(guestId, product, world)) === null && (stored === null || !isOpen(stored, world.clock.now()));
  const status = isPast ? 'past' : (stored?.status ?? 'none');
  const price = { value: priceOf(product, stored), currency: 'EUR' as const };
  publish(world.bus, pushes[product], { guestId }, { status, isStarted: false, price });
};

/** The mails about subscriptions. */
type MailKind =
  | 'subscription-started'
  | 'subscription-cancelled'
  | 'subscription-withdrawn'
  | 'renewal-failed'
  | 'subscription-ended';

/** Tells the guest about a subscription by mail; guests without an address get none. */
export const mailAbout = (
  kind: MailKind,
  { guestId, product }: Pick<Stored, 'guestId' | 'product'>,
  world: World,
): Promise<void> => mailGuest(guestId, { kind: `${kind} ${product}` }, world);
