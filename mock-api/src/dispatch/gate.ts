import type { AnyCall } from '@lounge/protocol';
import type { Executor } from '../world/database.ts';
import type { Caller } from '../world/world.ts';
import { reject } from './handler.ts';
import { readStanding, restrictedFrom } from './locked-out.ts';

/**
 * Rejects a call that its caller's account forbids, as the call declares; a break is checked where money is taken.
 * @spec rule:role-kinds, entity:enum.guestKind
 */
export const passGate = async (
  { forbiddenBy }: Pick<AnyCall, 'forbiddenBy'>,
  { guestId }: Pick<Caller, 'guestId'>,
  tx: Executor,
): Promise<void> => {
  if (guestId === null || forbiddenBy.length === 0) return;
  const { isLocked, restrictionLevel } = await readStanding(tx, guestId);
  if (isLocked && forbiddenBy.includes('locked')) reject('locked');
  for (const standing of ['noWriting', 'noSpending'] as const)
    if (restrictionLevel >= restrictedFrom[standing] && forbiddenBy.includes(standing)) reject('restricted');
};
