import { outcomeOfError } from '../../dispatch/run-call.ts';
import { staleSession, touchSession } from '../session/statements.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { eraseDueAccounts } from './deletion.ts';

/** How exactly the use of a session is known, in milliseconds; more would be a write for every page. */
const precision = 10 * 60_000;

/** Notes that a session is used, for its end without use and for the list of sessions. */
export const noteUse = async (session: string, world: WorldParts): Promise<void> => {
  const since = new Date(world.clock.now() - precision).toISOString();
  const stale = await staleSession.first(world.database.reader, { hash: session, since });
  if (stale === null) return;
  try {
    await eraseDueAccounts(world);
    await runInWorld(world, true, ({ tx }) => touchSession.all(tx, { id: stale.id, at: nowIso(world) }));
  } catch (cause) {
    // With a full disk reads go on; the use is noted by the next one.
    if (outcomeOfError(cause).code !== 'unavailable') throw cause;
  }
};
