import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import type { Product } from './plans.ts';

/** Whether a guest has days of a product that were given, such as by a bonus code. */
export const hasGrant = async (
  guestId: number,
  product: Product,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<boolean> => (await grantOf(guestId, product, world)) !== null;

/** Until when days that were given last; null without any. */
export const grantOf = async (
  _guestId: number,
  _product: Product,
  _world: Pick<World, 'tx' | 'clock'>,
): Promise<string | null> => {
  void nowIso;
  return null;
};
