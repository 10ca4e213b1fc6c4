import { accountByGuest, sessionsOf } from '../../foundation/session/statements.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';

/** Why a change that asks for the password was not made. */
export type ConfirmError = 'wrongPassword' | 'tooMany';

/** Whether a session of a guest has neither ended nor expired. */
export const isSessionOf = async (guestId: number, session: string, world: World): Promise<boolean> =>
  (await sessionsOf.all(world.tx, { guestId, now: nowIso(world) })).some((each) => each.token_hash === session);

/**
 * Runs a change that a password allows. The password was compared before, as that takes long; so the account must still have
 * the hash that it was compared with, and the session must still exist: a reset ends both. `session` is null for a guest who
 * proves only the password.
 */
export const changeConfirmed = <T>(
  parts: WorldParts,
  { guest_id: guestId, password_hash: hash }: Row<'account'>,
  session: string | null,
  change: (account: Row<'account'>, world: World) => Promise<T>,
): Promise<{ readonly error: 'wrongPassword' } | { readonly error: null; readonly value: T }> =>
  runInWorld(parts, true, async (world) => {
    const account = await accountByGuest.first(world.tx, { guestId });
    if (account?.password_hash !== hash) return { error: 'wrongPassword' };
    if (session !== null && !(await isSessionOf(guestId, session, world))) return { error: 'wrongPassword' };
    return { error: null, value: await change(account, world) };
  });
