import { endOneSession, endSessionsOf } from '../session/index.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';

/** Ends the session with this hash, in all its tabs. */
export const logOut = (session: string, world: WorldParts): Promise<void> =>
  runInWorld(world, true, (change) => endOneSession(session, change));

/** Ends all sessions of a guest. */
export const logOutEverywhere = (guestId: number, world: WorldParts): Promise<void> =>
  runInWorld(world, true, (change) => endSessionsOf(guestId, null, change));
