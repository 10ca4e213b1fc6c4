import { randomBytes } from 'node:crypto';
import { emailKey, isEmail } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { insertMail } from '../../foundation/guest/statements.ts';
import {
  accountByEmail,
  accountByVerifyHash,
  endSession,
  forgetExpired,
  insertAccount,
  insertGuest,
  putSession,
  setVerified,
} from '../../foundation/session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { hashOfToken, type Tokens } from './tokens.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Passwords } from './passwords.ts';
import { sessionDays } from './session-cookie.ts';

/** Why a log-in or sign-up failed; `wrong` does not reveal whether the address or the password was wrong. */
export type AccountError = 'wrong' | 'tooMany' | 'email' | 'taken' | 'password' | 'name' | 'terms';

/** The result of a log-in or sign-up: the value of the session cookie, or the reason of the failure. */
export type LoginResult =
  | { readonly ok: true; readonly cookie: string; readonly guestId: number }
  | { readonly ok: false; readonly formError: AccountError };

/** The address of the browser and its current session cookie, whose session ends when the new one starts. */
export interface LoginSource {
  readonly address: string;
  readonly cookie: string | null;
}

/** Logs in, signs up and verifies addresses. */
export interface Accounts {
  logIn(world: WorldParts, form: { email: string; password: string }, from: LoginSource): Promise<LoginResult>;
  signUp(
    world: WorldParts,
    form: { email: string; password: string; name: string; hasAgreed: boolean },
    from: LoginSource,
  ): Promise<LoginResult>;
  /** Verifies the address that this token was mailed to. Returns false for an unknown token. */
  verify(world: WorldParts, token: string): Promise<boolean>;
}

/** Limits of passwords and names, in characters. @assumed The documents name no rules. */
export const accountLimits = { minPassword: 8, maxPassword: 128, maxName: 40 } as const;

const formErrorOf = (form: {
  email: string;
  password: string;
  name: string;
  hasAgreed: boolean;
}): AccountError | null => {
  const { minPassword: shortestPassword, maxPassword: longestPassword, maxName: longestName } = accountLimits;
  if (!isEmail(emailKey(form.email))) return 'email';
  if (form.password.length < shortestPassword || form.password.length > longestPassword) return 'password';
  const name = form.name.trim();
  if (name === '' || name.length > longestName) return 'name';
  return form.hasAgreed ? null : 'terms';
};

const error = (formError: AccountError): LoginResult => ({ ok: false, formError });
const randomToken = () => randomBytes(32).toString('base64url');

/** Creates the accounts of a server. */
export const createAccounts = (parts: { tokens: Tokens; passwords: Passwords; attempts: AttemptLimits }): Accounts => {
  const { tokens, passwords, attempts } = parts;
  const hashOfCookie = (cookie: string) => hashOfToken(tokens.ofCookie(cookie));

  /** Starts a session with new tokens and ends the previous one in all its tabs, against session fixation. */
  const startSession = async (world: World, guestId: number, from: LoginSource): Promise<LoginResult> => {
    const { tx, bus } = world;
    const cookie = randomToken();
    const until = new Date(world.clock.now() + sessionDays * 86_400_000).toISOString();
    if (from.cookie !== null) {
      const session = hashOfCookie(from.cookie);
      await endSession.all(tx, { hash: session });
      publish(bus, sessionExpired, { session }, {});
    }
    await forgetExpired.all(tx, { before: nowIso(world) });
    await putSession.all(tx, { hash: hashOfCookie(cookie), guestId, at: nowIso(world), until });
    return { ok: true, cookie, guestId };
  };

  const logIn: Accounts['logIn'] = async (world, { email, password }, from) => {
    const key = emailKey(email);
    if (!(await attempts.consumeLogIn(key, from.address))) return error('tooMany');
    const account = await accountByEmail.first(world.database.reader, { email: key });
    // No password is this long, so it need not be hashed.
    const isTooLong = password.length > accountLimits.maxPassword;
    // A guest of a scenario has no password, so none is correct.
    const passwordHash = account === null || account.password_hash === '' ? null : account.password_hash;
    if (isTooLong || !(await passwords.isRight(passwordHash, password)) || account === null) return error('wrong');
    await attempts.resetLogIn(key, from.address);
    return runInWorld(world, true, (change) => startSession(change, account.guest_id, from));
  };

  const signUp: Accounts['signUp'] = async (world, form, from) => {
    const formError = formErrorOf(form);
    if (formError !== null) return error(formError);
    if (!(await attempts.consumeSignUp(from.address))) return error('tooMany');
    const email = emailKey(form.email);
    const passwordHash = await passwords.hash(form.password);
    const token = randomToken();
    return runInWorld(world, true, async (change) => {
      const { tx } = change;
      if ((await accountByEmail.first(tx, { email })) !== null) return error('taken');
      const at = nowIso(world);
      const guest = await insertGuest.first(tx, { name: form.name.trim(), at });
      if (guest === null) throw new Error('The guest was not inserted.');
      await insertAccount.all(tx, { email, guestId: guest.id, passwordHash, verifyHash: hashOfToken(token), at });
      await insertMail.all(tx, { to: email, kind: 'verify', body: token, at });
      return startSession(change, guest.id, from);
    });
  };

  const verify: Accounts['verify'] = (world, token) =>
    runInWorld(world, true, async ({ tx, bus }) => {
      const account = await accountByVerifyHash.first(tx, { hash: hashOfToken(token) });
      if (account === null) return false;
      await setVerified.all(tx, { guestId: account.guest_id });
      if (account.is_verified === 0) publish(bus, emailVerified, { guestId: account.guest_id }, {});
      return true;
    });

  return { logIn, signUp, verify };
};
