import { accountByGuest } from '../session/statements.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { eventOf } from './account-events.ts';
import type { AccountParts } from './account-parts.ts';
import type { ConfirmError } from './confirmed-change.ts';
import { normalizedPassword, passwordLimits } from './password-rules.ts';
import type { GuestSource } from './sources.ts';

/** Checks the password of a guest. Returns the error, or the account that it was compared with, for `changeConfirmed`. */
export type CheckPassword = (
  password: string,
  source: GuestSource,
  world: WorldParts,
) => Promise<{ readonly error: ConfirmError } | { readonly error: null; readonly account: Row<'account'> }>;

/** Compares the password of a guest, as often as the limit allows. */
export const comparesPassword =
  ({ passwords, attempts }: Pick<AccountParts, 'passwords' | 'attempts'>): CheckPassword =>
  async (password, { guestId, address }, parts) => {
    const account = await accountByGuest.first(parts.database.reader, { guestId });
    const key = `guest ${guestId}`;
    if (!(await attempts.consumeLogIn(key, address, parts))) return { error: 'tooMany' };
    const text = normalizedPassword(password);
    const hash = account?.passwordHash ?? '';
    const isShort = text.length <= 2 * passwordLimits.max;
    const isRight = isShort && (await passwords.isRight(hash === '' ? null : hash, text));
    if (account === null || !isRight) return { error: 'wrongPassword' };
    await runInWorld(parts, true, (world) => attempts.resetLogIn(key, address, world));
    return { error: null, account };
  };

/** Why a password did not confirm what it was asked for, for the log. */
export const confirmFailure = (error: ConfirmError): 'wrong' | 'tooMany' => (error === 'tooMany' ? error : 'wrong');

/** Compares the password of a guest who is logged in, and notes if it is wrong. */
export const checksPassword = (parts: AccountParts): CheckPassword => {
  const compare = comparesPassword(parts);
  return async (password, source, world) => {
    const checked = await compare(password, source, world);
    if (checked.error !== null) parts.note(eventOf('password-check', source, confirmFailure(checked.error)));
    return checked;
  };
};
