import { endOneSession, endSessionsOf } from '../session/index.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';

/** Ends the session with this hash, in all its tabs. */
export const logOut = (world: WorldParts, session: string): Promise<void> =>
  runInWorld(world, true, (change) => endOneSession(session, change));

/** Ends all sessions of a guest. */
export const logOutEverywhere = (world: WorldParts, guestId: number): Promise<void> =>
  runInWorld(world, true, (change) => endSessionsOf(guestId, null, change));
