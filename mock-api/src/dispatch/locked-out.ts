import type { Executor } from '../world/database.ts';
import { statement, type Bind } from '../world/statement.ts';

const lockOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('isLocked').where('id', '=', $('id')),
);

/** Whether the platform locked a guest's account. */
export const isLockedOut = async (tx: Executor, guestId: number): Promise<boolean> =>
  (await lockOf.first(tx, { id: guestId }))?.isLocked === 1;
