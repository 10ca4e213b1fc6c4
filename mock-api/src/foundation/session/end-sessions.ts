import { sessionExpired } from '@lounge/protocol/foundation/session';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import type { Row } from '../../world/tables.ts';
import { idleSince } from './lifetime.ts';
import { endSession, sessionsOf } from './statements.ts';

/** The sessions of a guest that have not ended, the latest used first. */
export const openSessionsOf = (
  guestId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<readonly Row<'session'>[]> =>
  sessionsOf.all(world.tx, { guestId, now: nowIso(world), idleSince: idleSince(world.clock) });

/** Ends one session, in all its tabs. */
export const endOneSession = async (session: string, { tx, bus }: World): Promise<void> => {
  await endSession.all(tx, { hash: session });
  publish(bus, sessionExpired, { session }, {});
};

/** Ends all sessions of a guest, except one, in all their tabs. */
export const endSessionsOf = async (guestId: number, except: string | null, world: World): Promise<void> => {
  for (const { tokenHash: session } of await openSessionsOf(guestId, world))
    if (session !== except) await endOneSession(session, world);
};
