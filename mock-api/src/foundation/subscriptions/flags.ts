import type { World } from '../../world/world.ts';
import { grantOf } from './grants.ts';
import { selectMonths } from './plans.ts';
import type { SubscriptionFlags } from '../guest/ports.ts';
import { isOpen, offerFor, storedOf } from './subscriptions.ts';

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
  const isTvSubscriber = (tv !== null && isOpen(tv, now)) || (await grantOf(guestId, 'tv', world)) !== null;
  const offer = vip?.status === 'ending' ? offerFor(vip, now) : null;
  return {
    cancellationOffer: offer === null ? null : { price: { value: offer.price, currency: 'EUR' }, months: offer.months },
    isVXSelect: vip !== null && isOpen(vip, now) && vip.months >= selectMonths,
    isTvSubscriber,
    wasTvSubscriber: tv !== null && !isTvSubscriber,
  };
};
