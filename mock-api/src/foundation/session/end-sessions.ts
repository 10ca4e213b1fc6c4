import { sessionExpired } from '@lounge/protocol/foundation/session';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { endSession, sessionsOf } from './statements.ts';

/** Ends one session, in all its tabs. */
export const endOneSession = async (session: string, { tx, bus }: World): Promise<void> => {
  await endSession.all(tx, { hash: session });
  publish(bus, sessionExpired, { session }, {});
};

/** Ends all sessions of a guest, except one, in all their tabs. */
export const endSessionsOf = async (guestId: number, except: string | null, world: World): Promise<void> => {
  for (const { token_hash: session } of await sessionsOf.all(world.tx, { guestId, now: nowIso(world) }))
    if (session !== except) await endOneSession(session, world);
};
