import { emailKey } from '@lounge/locale';
import { endSessionsOf, openSessionsOf } from '../../foundation/session/end-sessions.ts';
import { accountsByEmail } from '../../foundation/session/statements.ts';
import { guestById } from '../../foundation/guest/statements.ts';
import type { Clock } from '../../world/clock.ts';
import type { Database } from '../../world/database.ts';
import { bareWorld } from '../../world/bare-world.ts';
import { secureRandom } from '../../world/secure-random.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { WorldFileError } from '../worlds/sqlite.ts';

/** How many sessions of a guest were ended. */
export interface EndedSessions {
  readonly guestId: number;
  readonly count: number;
}

/** More accounts than one address has. */
const allAccounts = 1_000_000;

/** The guests that an operator names: by number, or by a mail address, which several accounts may have. */
const guestsOf = async (who: string, { database: { reader } }: WorldParts): Promise<readonly number[]> => {
  if (who.includes('@')) {
    const accounts = await accountsByEmail.all(reader, { email: emailKey(who), limit: allAccounts });
    return accounts.map(({ guestId }) => guestId);
  }
  const id = /^\d{1,15}$/.test(who) ? Number(who) : 0;
  return (await guestById.first(reader, { id })) === null ? [] : [id];
};

/**
 * Ends all sessions of a guest, and closes the database; running servers close their connections within ten seconds. `who` is a number or
 * a mail address. Throws a WorldFileError if there is no such guest.
 */
export const endGuestSessions = async (
  database: Database,
  who: string,
  clock: Clock,
): Promise<readonly EndedSessions[]> => {
  // The end of a session raises no event.
  const world = bareWorld('main', database, clock, secureRandom, []);
  try {
    const guests = await guestsOf(who, world);
    if (guests.length === 0) throw new WorldFileError(`There is no guest ${who}.`);
    return await runInWorld(world, true, async (change) => {
      const ended: EndedSessions[] = [];
      for (const guestId of guests) {
        ended.push({ guestId, count: (await openSessionsOf(guestId, change)).length });
        await endSessionsOf(guestId, null, change);
      }
      return ended;
    });
  } finally {
    world.database.close();
  }
};
