import type { Language } from '@lounge/locale';
import type { World } from '../../world/world.ts';
import { publishOneClick } from './one-click-offer.ts';
import { balanceAnswer, publishBalanceAnswer } from './publish-balance.ts';
import { rechargeIfLow, type Recharged } from './recharge.ts';

/**
 * Follows a charge inside its change: the automatic recharge if the balance is low, and the push of the balance. To be called once for each
 * new charge, not for its repeats.
 */
export const afterCharge = async (guestId: number, language: Language, world: World): Promise<Recharged> => {
  // Sent at once: mostly nothing is recharged, so that the balance is that of the charge.
  const [outcome, balance] = await Promise.all([
    rechargeIfLow(guestId, language, world),
    balanceAnswer(world.tx, guestId, language),
  ]);
  if (outcome === 'stopped') await publishOneClick(guestId, world);
  // A top-up publishes the balance itself.
  if (outcome !== 'recharged') publishBalanceAnswer(world.bus, guestId, balance);
  return outcome;
};
