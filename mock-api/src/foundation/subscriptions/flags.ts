import type { World } from '../../world/world.ts';
import { grantOf } from './grants.ts';
import { selectMonths } from './plans.ts';
import { isOpen, storedOf } from './subscriptions.ts';

/**
 * What a guest's subscriptions make the guest: VXSelect member, current or former TV subscriber.
 * @assumed The documents do not say what a VXSelect member is: somebody who has paid for VIP for a year without a break.
 */
export const subscriptionFlags = async (
  guestId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<{ isVXSelect: boolean; isTvSubscriber: boolean; wasTvSubscriber: boolean }> => {
  const now = world.clock.now();
  const vip = await storedOf(world.tx, guestId, 'vip');
  const tv = await storedOf(world.tx, guestId, 'tv');
  const isTvSubscriber = (tv !== null && isOpen(tv, now)) || (await grantOf(guestId, 'tv', world)) !== null;
  return {
    isVXSelect: vip !== null && isOpen(vip, now) && vip.months >= selectMonths,
    isTvSubscriber,
    wasTvSubscriber: tv !== null && !isTvSubscriber,
  };
};
