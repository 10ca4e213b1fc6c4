import { emailKey } from '@lounge/locale';
import { createLink, findLink, useUpLink } from '../../foundation/guest/one-time-links.ts';
import { accountByGuest, accountsByEmail, renewPassword, setDeletion } from '../../foundation/session/statements.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import type { AccountEventFailure, AccountEventName } from './account-events.ts';
import type { AccountParts } from './account-parts.ts';
import { eraseDueAccounts } from './deletion.ts';
import type { Passwords } from './passwords.ts';
import { normalizedPassword, passwordLimits, type PasswordError } from './password-rules.ts';
import { hasSecondFactor, redeemCode } from './second-factor.ts';
import { startSession, type LoginSource } from './start-session.ts';
import { hashOfToken } from './tokens.ts';

/** Why a log-in or sign-up failed; `wrong` does not reveal whether the address or the password was wrong. */
export type AccountError = 'wrong' | 'wrongCode' | 'tooMany' | 'email' | 'name' | 'terms' | PasswordError;

/** The result of a log-in or sign-up: the value of the session cookie, or the reason of the failure. */
export type LoginResult =
  | {
      readonly ok: true;
      readonly cookie: string;
      readonly guestId: number;
      /** Whether the account would have been deleted, had the guest not logged in. */
      readonly hasCancelledDeletion: boolean;
    }
  | { readonly ok: false; readonly formError: AccountError }
  /** The password is right; the token continues the log-in with a code. */
  | { readonly ok: false; readonly formError: null; readonly secondFactor: string };

/** Logs in, in one step or two. */
export interface LogIns {
  logIn(world: WorldParts, form: { email: string; password: string }, from: LoginSource): Promise<LoginResult>;
  /** Continues a log-in whose password was right. `wrong` means that it took too long, and begins again. */
  logInWithCode(world: WorldParts, form: { token: string; code: string }, from: LoginSource): Promise<LoginResult>;
}

/** Why a step of a log-in failed, for the log. */
const failureOf = (result: LoginResult): AccountEventFailure | null => {
  if (result.ok || result.formError === null) return null;
  return result.formError === 'tooMany' ? 'tooMany' : 'wrong';
};

/** How many accounts with an address a log-in compares, found or not, so that its time does not reveal how many there are. */
const candidates = [0, 1] as const;

const error = (formError: AccountError): LoginResult => ({ ok: false, formError });

/** The account that a password opens, or null. */
const accountOf = async (
  accounts: readonly Row<'account'>[],
  password: string,
  passwords: Passwords,
): Promise<Row<'account'> | null> => {
  const normalized = normalizedPassword(password);
  // No password is this long, so it need not be hashed.
  if (normalized.length > 2 * passwordLimits.max) return null;
  const fits = await Promise.all(
    candidates.map((each) => {
      // A guest of a scenario has no password, so none is correct.
      const hash = accounts[each]?.password_hash ?? '';
      return passwords.isRight(hash === '' ? null : hash, normalized);
    }),
  );
  return accounts.find((_, index) => fits[index]) ?? null;
};

/** Notes how a step of a log-in ended. */
const noted = (
  event: AccountEventName,
  result: LoginResult,
  guestId: number | null,
  { address }: LoginSource,
  { tokens, note }: Pick<AccountParts, 'tokens' | 'note'>,
): LoginResult => {
  const session = result.ok ? hashOfToken(tokens.ofCookie(result.cookie)) : null;
  note({ event, guestId, session, address, failure: failureOf(result) });
  if (result.ok && result.hasCancelledDeletion)
    note({ event: 'deletion-cancelled', guestId, session, address, failure: null });
  return result;
};

/** Creates the part of the accounts that logs in. */
export const createLogIns = (parts: AccountParts): LogIns => {
  const { tokens, passwords, attempts, factorCipher: cipher } = parts;

  /** Starts the session of a log-in that is complete. */
  const begin = async (
    { guest_id: guestId, deletes_at: deletesAt }: Row<'account'>,
    from: LoginSource,
    change: World,
  ): Promise<LoginResult> => {
    const hasCancelledDeletion = deletesAt !== null;
    if (hasCancelledDeletion) await setDeletion.all(change.tx, { guestId, at: null });
    return { ok: true, cookie: await startSession(tokens, guestId, from, change), guestId, hasCancelledDeletion };
  };

  const logIn: LogIns['logIn'] = async (world, { email, password }, from) => {
    const key = emailKey(email);
    const mayTry = await attempts.consumeLogIn(world, key, from.address);
    if (mayTry) await eraseDueAccounts(world);
    const accounts = await accountsByEmail.all(world.database.reader, { email: key });
    const target = accounts[0]?.guest_id ?? null;
    if (!mayTry) return noted('log-in', error('tooMany'), target, from, parts);
    const account = await accountOf(accounts, password, passwords);
    if (account === null) return noted('log-in', error('wrong'), target, from, parts);
    const { guest_id: guestId } = account;
    const needsCode = await hasSecondFactor(world, guestId);
    // Now the password is known: its hash gets today's cost.
    const before = account.password_hash;
    const renewedHash = passwords.isOutdated(before) ? await passwords.hash(normalizedPassword(password)) : null;
    const result = await runInWorld(world, true, async (change): Promise<LoginResult> => {
      await attempts.resetLogIn(change, key, from.address);
      if (renewedHash !== null) await renewPassword.all(change.tx, { guestId, before, after: renewedHash });
      if (!needsCode) return begin(account, from, change);
      const secondFactor = await createLink({ kind: 'second-factor', guestId, email: key }, change);
      return { ok: false, formError: null, secondFactor };
    });
    return noted('log-in', result, guestId, from, parts);
  };

  const logInWithCode: LogIns['logInWithCode'] = async (world, { token, code }, from) => {
    let guestId: number | null = null;
    const result = await runInWorld(world, true, async (change): Promise<LoginResult> => {
      const link = await findLink('second-factor', token, change);
      const account = link && (await accountByGuest.first(change.tx, { guestId: link.guest_id }));
      if (account === null) return error('wrong');
      guestId = account.guest_id;
      const invalid = await redeemCode({ guestId, code, cipher }, change);
      if (invalid !== null) return error(invalid);
      await useUpLink('second-factor', token, change);
      return begin(account, from, change);
    });
    return noted('second-step', result, guestId, from, parts);
  };

  return { logIn, logInWithCode };
};
