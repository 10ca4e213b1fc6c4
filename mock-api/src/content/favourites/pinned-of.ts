import type { World } from '../../world/world.ts';
import { countPinned } from './statements.ts';

/** How many performers a guest has pinned, and how many of them are online. */
export const pinnedOf = async (guestId: number, { tx }: Pick<World, 'tx'>) => {
  const counted = await countPinned.first(tx, { guestId });
  return { total: counted?.total ?? 0, online: counted?.online ?? 0 };
};
