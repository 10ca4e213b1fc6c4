import type { Bearer } from '../../wire/bearer.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { WorldParts } from '../../world/world.ts';
import { idleSince } from './lifetime.ts';

const sessionByHash = statement((db, $: Bind<{ hash: string }>) =>
  db.selectFrom('session').select(['guestId', 'expiresAt', 'usedAt']).where('tokenHash', '=', $('hash')),
);

/** The bearer of a session's token, by its hash, or null if it is unknown or the session has ended. */
export const bearerOfSession = async (hash: string, world: WorldParts): Promise<Bearer | null> => {
  const session = await sessionByHash.first(world.database.reader, { hash });
  if (session === null) return null;
  const { guestId, expiresAt: end, usedAt: used } = session;
  // Instants of one format, which sort as text.
  const hasEnded = end !== null && end <= nowIso(world);
  const isIdle = used !== null && used <= idleSince(world.clock);
  return hasEnded || isIdle ? null : { guestId, session: hash };
};
