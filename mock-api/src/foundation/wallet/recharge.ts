import type { Language } from '@lounge/locale';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { World } from '../../world/world.ts';
import { balanceOf, guestAccount } from './ledger.ts';
import { methodOfGuest, outcomeOf } from './payment-methods.ts';
import { rechargeRow, stopRecharge } from './recharge-choice.ts';
import { forbiddenBy } from './spending-limit.ts';
import { topUp } from './top-up.ts';

/** The outcome of the automatic recharge after a charge; null if there was nothing to do. */
export type Recharged = 'recharged' | 'stopped' | null;

/**
 * Recharges once where a charge left the balance below the guest's threshold, inside its change. A limit or a break leaves it to the next
 * charge; a declined payment switches it off, which the status bar says.
 */
export const rechargeIfLow = async (guestId: number, language: Language, world: World): Promise<Recharged> => {
  const row = await rechargeRow.first(world.tx, { guestId });
  if (row === null || row.isOn === 0) return null;
  if ((await balanceOf(world.tx, guestAccount(guestId))) >= row.threshold) return null;
  if ((await forbiddenBy(guestId, row.cents, world)) !== null) return null;
  const saved = row.methodId === null ? null : await methodOfGuest.first(world.tx, { id: row.methodId, guestId });
  if (saved !== null && outcomeOf[saved.kind] === 'accepted') {
    const payment = { guestId, key: `recharge-${randomHex(16)}`, cents: row.cents, method: saved.kind, saved };
    await topUp({ ...payment, purpose: 'recharge' }, language, world);
    return 'recharged';
  }
  await stopRecharge.all(world.tx, { guestId, at: nowIso(world) });
  return 'stopped';
};
