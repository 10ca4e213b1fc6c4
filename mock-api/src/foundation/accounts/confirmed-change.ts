import { openSessionsOf } from '../session/index.ts';
import { accountByGuest } from '../session/statements.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { eventOf, type AccountEventName, type NoteAccountEvent } from './account-events.ts';
import type { LoggedInSource } from './sources.ts';

/** Why a change that asks for the password was not made. */
export type ConfirmError = 'wrongPassword' | 'tooMany';

/** Whether a session of a guest has neither ended nor expired. */
export const isSessionOf = async (guestId: number, session: string, world: World): Promise<boolean> =>
  (await openSessionsOf(guestId, world)).some((each) => each.tokenHash === session);

/**
 * Runs a change that a password allows, as long as the account still has the hash that was compared before, and the session exists: a reset
 * ends both. `session` is null for a guest who proves only the password.
 */
export const changeConfirmed = <T>(
  parts: WorldParts,
  { guestId, passwordHash: hash }: Row<'account'>,
  session: string | null,
  change: (account: Row<'account'>, world: World) => Promise<T>,
): Promise<{ readonly error: 'wrongPassword' } | { readonly error: null; readonly value: T }> =>
  runInWorld(parts, true, async (world) => {
    const account = await accountByGuest.first(world.tx, { guestId });
    if (account?.passwordHash !== hash) return { error: 'wrongPassword' };
    if (session !== null && !(await isSessionOf(guestId, session, world))) return { error: 'wrongPassword' };
    return { error: null, value: await change(account, world) };
  });

/**
 * Runs a change of a guest who is logged in, as `changeConfirmed` does, and notes it afterwards; a null event only if the password
 * or the session does not count any more.
 */
export const changeAndNote = async <T>(
  parts: WorldParts,
  account: Row<'account'>,
  {
    event,
    source,
    note,
  }: { readonly event: AccountEventName | null; readonly source: LoggedInSource; readonly note: NoteAccountEvent },
  change: (account: Row<'account'>, world: World) => Promise<T>,
): ReturnType<typeof changeConfirmed<T>> => {
  const result = await changeConfirmed(parts, account, source.session, change);
  if (result.error !== null) note(eventOf('password-check', source, 'wrong'));
  else if (event !== null) note(eventOf(event, source));
  return result;
};
