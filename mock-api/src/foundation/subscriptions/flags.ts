import type { World } from '../../world/world.ts';
import { grantOf } from './grants.ts';
import { selectMonths } from './plans.ts';
import type { SubscriptionFlags } from '../guest/ports.ts';
import { isOpen, offerFor, storedOf } from './subscriptions.ts';

/** Whether a guest may watch what needs a TV subscription: one is open, or days of it were given. */
export const isTvSubscriber = async (guestId: number | null, world: Pick<World, 'tx' | 'clock'>): Promise<boolean> => {
  if (guestId === null) return false;
  const stored = await storedOf(world.tx, guestId, 'tv');
  return (stored !== null && isOpen(stored, world.clock.now())) || (await grantOf(guestId, 'tv', world)) !== null;
};

/**
 * The status that subscriptions give a guest: VXSelect member, current or former TV subscriber; and the offer for one who cancelled VIP.
 * @assumed The documents do not say what a VXSelect member is: somebody who has paid for VIP for a year without a break.
 */
export const subscriptionFlags = async (
  guestId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<SubscriptionFlags> => {
  const now = world.clock.now();
  const vip = await storedOf(world.tx, guestId, 'vip');
  const tv = await storedOf(world.tx, guestId, 'tv');
  const isSubscriber = await isTvSubscriber(guestId, world);
  const offer = vip?.status === 'ending' ? offerFor(vip, now) : null;
  return {
    cancellationOffer: offer === null ? null : { price: { value: offer.price, currency: 'EUR' }, months: offer.months },
    isVXSelect: vip !== null && isOpen(vip, now) && vip.months >= selectMonths,
    isTvSubscriber: isSubscriber,
    wasTvSubscriber: tv !== null && !isSubscriber,
  };
};
