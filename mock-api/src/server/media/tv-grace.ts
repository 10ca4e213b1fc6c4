import { tvPremiumGraceMs } from '@lounge/protocol/engagement/tv';
import { isTvSubscriber } from '../../foundation/subscriptions/index.ts';
import type { WorldParts } from '../../world/world.ts';

/** When each viewer was last found to have a subscription, by world, the oldest first. */
const foundAt = new WeakMap<object, Map<number, number>>();
export const mostViewers = 10_000;

/**
 * Whether media that need a TV subscription go on for a viewer: while there is one, and for a moment after this process last found it,
 * however it ended.
 */
export const tvGoesOn = async (
  viewer: number | null,
  { database, clock }: Pick<WorldParts, 'database' | 'clock'>,
): Promise<boolean> => {
  if (viewer === null) return false;
  const known = foundAt.get(database) ?? new Map<number, number>();
  foundAt.set(database, known);
  const now = clock.now();
  if (!(await isTvSubscriber(viewer, { tx: database.reader, clock }))) {
    const last = known.get(viewer);
    // A clock that was set back must not prolong it.
    return last !== undefined && now >= last && now - last < tvPremiumGraceMs;
  }
  known.delete(viewer);
  const [oldest] = known.keys();
  if (known.size >= mostViewers && oldest !== undefined) known.delete(oldest);
  known.set(viewer, now);
  return true;
};
