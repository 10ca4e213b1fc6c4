import { emailKey, isEmail } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { mailVerification } from '../../foundation/guest/verification-mail.ts';
import { findLink, useUpLink } from '../../foundation/guest/one-time-links.ts';
import {
  accountsByEmail,
  insertAccount,
  insertGuest,
  ownerOfEmail,
  setDeletion,
  setVerified,
} from '../../foundation/session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { LinkKind, Row } from '../../world/tables.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { createAccountChanges, type AccountChanges } from './account-changes.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { eraseDueAccounts } from './deletion.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts';
import { normalizedPassword, passwordError, passwordLimits, type PasswordError } from './password-rules.ts';
import type { Passwords } from './passwords.ts';
import { startSession, type LoginSource } from './start-session.ts';
import type { Tokens } from './tokens.ts';

/** Why a log-in or sign-up failed; `wrong` does not reveal whether the address or the password was wrong. */
export type AccountError = 'wrong' | 'tooMany' | 'email' | 'name' | 'terms' | PasswordError;

/** The result of a log-in or sign-up: the value of the session cookie, or the reason of the failure. */
export type LoginResult =
  | {
      readonly ok: true;
      readonly cookie: string;
      readonly guestId: number;
      /** Whether the account would have been deleted, had the guest not logged in. */
      readonly hasCancelledDeletion: boolean;
    }
  | { readonly ok: false; readonly formError: AccountError };

/** The fields of a sign-up. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly hasAgreed: boolean;
}

/** Logs in, signs up, verifies addresses, changes and deletes accounts. */
export interface Accounts extends PasswordChanges, AccountChanges {
  logIn(world: WorldParts, form: { email: string; password: string }, from: LoginSource): Promise<LoginResult>;
  /** Creates an account, also if the address has one already: the result must not reveal it. */
  signUp(world: WorldParts, form: SignUpForm, from: LoginSource): Promise<LoginResult>;
  /** Whether a mailed link can be used. It still can afterwards. */
  isLinkValid(world: WorldParts, kind: LinkKind, token: string): Promise<boolean>;
  /** Verifies the address that this token was mailed to, once. Returns false for a token that is unknown, used or expired. */
  verify(world: WorldParts, token: string): Promise<boolean>;
}

/** The limit of names, in characters. @assumed The documents name no rules. */
const maxName = 40;

const formErrorOf = (form: SignUpForm): AccountError | null => {
  if (!isEmail(emailKey(form.email))) return 'email';
  const invalid = passwordError(form.password, { email: emailKey(form.email), name: form.name });
  if (invalid !== null) return invalid;
  const name = form.name.trim();
  if (name === '' || name.length > maxName) return 'name';
  return form.hasAgreed ? null : 'terms';
};

const error = (formError: AccountError): LoginResult => ({ ok: false, formError });

/** How many accounts with an address a log-in compares, found or not, so that its time does not reveal how many there are. */
const candidates = [0, 1] as const;

const isLinkValid: Accounts['isLinkValid'] = (parts, kind, token) =>
  runInWorld(parts, false, async (world) => (await findLink(kind, token, world)) !== null);

const verify: Accounts['verify'] = (world, token) =>
  runInWorld(world, true, async (change) => {
    const { tx, bus } = change;
    const link = await useUpLink('verify', token, change);
    // Another account may have been verified with the same address since.
    if (link === null || (await ownerOfEmail.first(tx, { email: link.email })) !== null) return false;
    await setVerified.all(tx, { guestId: link.guest_id });
    publish(bus, emailVerified, { guestId: link.guest_id }, {});
    return true;
  });

/** Creates the accounts of a server. */
export const createAccounts = (parts: { tokens: Tokens; passwords: Passwords; attempts: AttemptLimits }): Accounts => {
  const { tokens, passwords, attempts } = parts;

  /** The account that an address and a password open, or null. */
  const accountOf = async (world: WorldParts, email: string, password: string): Promise<Row<'account'> | null> => {
    const accounts = await accountsByEmail.all(world.database.reader, { email });
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

  const logIn: Accounts['logIn'] = async (world, { email, password }, from) => {
    const key = emailKey(email);
    if (!(await attempts.consumeLogIn(world, key, from.address))) return error('tooMany');
    await eraseDueAccounts(world);
    const account = await accountOf(world, key, password);
    if (account === null) return error('wrong');
    const guestId = account.guest_id;
    return runInWorld(world, true, async (change) => {
      await attempts.resetLogIn(change, key, from.address);
      const hasCancelledDeletion = account.deletes_at !== null;
      if (hasCancelledDeletion) await setDeletion.all(change.tx, { guestId, at: null });
      return { ok: true, cookie: await startSession(tokens, guestId, from, change), guestId, hasCancelledDeletion };
    });
  };

  const signUp: Accounts['signUp'] = async (world, form, from) => {
    const formError = formErrorOf(form);
    if (formError !== null) return error(formError);
    if (!(await attempts.consumeSignUp(world, from.address))) return error('tooMany');
    await eraseDueAccounts(world);
    const email = emailKey(form.email);
    const passwordHash = await passwords.hash(normalizedPassword(form.password));
    return runInWorld(world, true, async (change) => {
      const { tx } = change;
      const at = nowIso(world);
      const guest = await insertGuest.first(tx, { name: form.name.trim(), at });
      if (guest === null) throw new Error('The guest was not inserted.');
      await insertAccount.all(tx, { email, guestId: guest.id, passwordHash, at });
      // The answer is the same when the address has had enough mails for now.
      await mailVerification({ guestId: guest.id, email }, change);
      const cookie = await startSession(tokens, guest.id, from, change);
      return { ok: true, cookie, guestId: guest.id, hasCancelledDeletion: false };
    });
  };

  const passwordChanges = createPasswordChanges(passwords, attempts);
  return { logIn, signUp, isLinkValid, verify, ...passwordChanges, ...createAccountChanges(passwordChanges) };
};
