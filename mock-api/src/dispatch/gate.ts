import type { AnyCall } from '@lounge/protocol';
import type { Executor } from '../world/database.ts';
import { statement, type Bind } from '../world/statement.ts';
import type { Caller } from '../world/world.ts';
import { reject } from './handler.ts';

const lockOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('isLocked').where('id', '=', $('id')),
);

/** Whether the platform locked a guest's account. */
export const isLockedOut = async (tx: Executor, guestId: number): Promise<boolean> =>
  (await lockOf.first(tx, { id: guestId }))?.isLocked === 1;

/** Rejects a call that its caller's account forbids, as the call declares; a break is checked where money is taken. */
export const passGate = async (
  { forbiddenBy }: Pick<AnyCall, 'forbiddenBy'>,
  { guestId }: Pick<Caller, 'guestId'>,
  tx: Executor,
): Promise<void> => {
  if (guestId !== null && forbiddenBy.includes('locked') && (await isLockedOut(tx, guestId))) reject('locked');
};
