import type { AnyCall } from '@lounge/protocol';
import type { Executor } from '../world/database.ts';
import type { Caller } from '../world/world.ts';
import { reject } from './handler.ts';
import { isLockedOut } from './locked-out.ts';

/** Rejects a call that its caller's account forbids, as the call declares; a break is checked where money is taken. */
export const passGate = async (
  { forbiddenBy }: Pick<AnyCall, 'forbiddenBy'>,
  { guestId }: Pick<Caller, 'guestId'>,
  tx: Executor,
): Promise<void> => {
  if (guestId !== null && forbiddenBy.includes('locked') && (await isLockedOut(tx, guestId))) reject('locked');
};
