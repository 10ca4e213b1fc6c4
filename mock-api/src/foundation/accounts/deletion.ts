import { mailGuest } from '../guest/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { dueDeletions, setDeletion } from '../session/statements.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { eraseGuest } from './guest-data.ts';

/** Days between the wish to delete an account and its deletion. */
const deletionDays = 14;

/**
 * Erases the accounts whose time has come. It runs before log-ins and sign-ups and when sessions are used, so that no job of its
 * own is needed.
 */
export const eraseDueAccounts = async (parts: WorldParts): Promise<void> => {
  const now = nowIso(parts);
  if ((await dueDeletions.first(parts.database.reader, { now })) === null) return;
  await runInWorld(parts, true, async ({ tx }) => {
    for (const { guestId } of await dueDeletions.all(tx, { now })) await eraseGuest(guestId, tx);
  });
};

/** Plans the deletion of a guest's account, ends all sessions, and tells the owner. Returns the instant of the deletion. */
export const planDeletion = async (guestId: number, world: World): Promise<string> => {
  const at = new Date(world.clock.now() + deletionDays * 86_400_000).toISOString();
  await setDeletion.all(world.tx, { guestId, at });
  await endSessionsOf(guestId, null, world);
  await mailGuest(guestId, { kind: 'deletion-planned' }, world);
  return at;
};
