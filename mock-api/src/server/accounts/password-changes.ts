import { emailKey } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import {
  endLinks,
  findLink,
  madeAt,
  mailWithoutLink,
  mailLink,
  useUpLink,
} from '../../foundation/guest/one-time-links.ts';
import { guestById, insertMail, mailsSince } from '../../foundation/guest/statements.ts';
import { endSessionsOf } from '../../foundation/session/end-sessions.ts';
import {
  accountByGuest,
  accountsByEmail,
  deleteSecondFactor,
  ownerOfEmail,
  setPassword,
  setVerified,
} from '../../foundation/session/statements.ts';
import type { Executor } from '../../world/database.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { choiceOf, type AccountChoice } from './account-choice.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { changeConfirmed } from './confirmed-change.ts';
import { normalizedPassword, passwordError, passwordLimits, type PasswordError } from './password-rules.ts';
import type { Passwords } from './passwords.ts';

/** Mails that reset a password, to one address per hour. @assumed The documents name no limit. */
const maxResetMails = 3;

/** A guest who is logged in, and the browser's address. */
export interface LoggedInSource {
  readonly guestId: number;
  /** The hash of the session's token, which does not end. */
  readonly session: string;
  readonly address: string;
}

/** Changes and resets passwords. */
export interface PasswordChanges {
  /** Mails a link to the owner of the address, if there is one; the result is the same. Returns false after too many requests. */
  requestReset(world: WorldParts, email: string, address: string): Promise<boolean>;
  /** The accounts whose password a mailed link can reset: those with its address. Empty for an invalid link. */
  accountsOfReset(world: WorldParts, token: string): Promise<readonly AccountChoice[]>;
  /**
   * Sets a new password by a mailed link, and ends all sessions and links. `guestId` chooses one of several accounts. Returns the
   * error: `link` for an invalid link, `account` if none was chosen.
   */
  resetPassword(
    world: WorldParts,
    token: string,
    password: string,
    guestId?: number,
  ): Promise<PasswordError | 'link' | 'account' | null>;
  /** Checks the password of a guest. Returns the error, or the account that it was compared with, for `changeConfirmed`. */
  checkPassword(
    world: WorldParts,
    password: string,
    source: Pick<LoggedInSource, 'guestId' | 'address'>,
  ): Promise<
    { readonly error: 'wrongPassword' | 'tooMany' } | { readonly error: null; readonly account: Row<'account'> }
  >;
  /** Sets a new password, if the current one is right, and ends the other sessions. Returns the error, or null. */
  changePassword(
    world: WorldParts,
    form: { readonly current: string; readonly password: string },
    source: LoggedInSource,
  ): Promise<PasswordError | 'wrongPassword' | 'tooMany' | null>;
}

/** Checks a new password against the account's own address and name. */
const newPasswordError = async (
  { guest_id: id, email }: Row<'account'>,
  password: string,
  { database: { reader } }: WorldParts,
): Promise<PasswordError | null> => {
  const guest = await guestById.first(reader, { id });
  return passwordError(password, { email, name: guest?.name ?? '' });
};

/** Stores a new password, ends the links that were made with the old one, and tells the owner by mail. */
const storePassword = async (
  { guest_id: guestId, email }: Row<'account'>,
  passwordHash: string,
  world: World,
): Promise<void> => {
  await setPassword.all(world.tx, { guestId, passwordHash });
  await endLinks(guestId, world);
  await insertMail.all(world.tx, { guestId, to: email, kind: 'password-changed', body: '', at: nowIso(world) });
};

/** How many accounts with an address a guest can choose from. Those with coins come first, so that none of them is out of reach. */
const maxChoices = 20;

/** The accounts that a link can reset: those with its address whose password has not changed since it was made. */
const accountsOfLink = async (link: Row<'one_time_link'>, tx: Executor) =>
  (await accountsByEmail.all(tx, { email: link.email, limit: maxChoices })).filter(
    ({ resets_from: from }) => from === null || from < madeAt(link),
  );

/** Finds a link that resets, with its accounts. */
const findReset = async (token: string, { database: { reader }, clock }: WorldParts) => {
  const link = await findLink('reset', token, { tx: reader, clock });
  return link === null ? [] : accountsOfLink(link, reader);
};

/** Notes that a reset has proven the address of an account, as its link came by mail. */
const proveAddress = async (
  { guest_id: guestId, email, is_verified: isVerified }: Row<'account'>,
  world: World,
): Promise<void> => {
  if (isVerified === 1) return;
  // Whoever set it up has not proven the address, and may be somebody else.
  await deleteSecondFactor.all(world.tx, { guestId });
  if ((await ownerOfEmail.first(world.tx, { email })) !== null) return;
  await setVerified.all(world.tx, { guestId });
  publish(world.bus, emailVerified, { guestId }, {});
};

/** Resets by mailed links. */
const resets = (
  passwords: Passwords,
  attempts: AttemptLimits,
): Pick<PasswordChanges, 'requestReset' | 'accountsOfReset' | 'resetPassword'> => ({
  requestReset: async (parts, text, address) => {
    if (!(await attempts.consumeReset(parts, address))) return false;
    const email = emailKey(text);
    return runInWorld(parts, true, async (world) => {
      const [account] = await accountsByEmail.all(world.tx, { email, limit: 1 });
      const since = new Date(world.clock.now() - 3_600_000).toISOString();
      const sent = await mailsSince.first(world.tx, { to: email, kind: 'reset', since });
      const mayMail = (sent?.total ?? 0) < maxResetMails;
      const link = { kind: 'reset', guestId: null } as const;
      if (account !== undefined && mayMail) await mailLink({ ...link, email }, world, account.guest_id);
      else await mailWithoutLink({ ...link, email: '' }, null, world);
      return true;
    });
  },
  accountsOfReset: async (parts, token) => {
    const accounts = await findReset(token, parts);
    return Promise.all(accounts.map((account) => choiceOf(account, parts.database.reader)));
  },
  resetPassword: async (parts, token, password, guestId) => {
    const accounts = await findReset(token, parts);
    if (accounts.length === 0) return 'link';
    const isOnly = guestId === undefined && accounts.length === 1;
    const account = isOnly ? accounts[0] : accounts.find((each) => each.guest_id === guestId);
    if (account === undefined) return 'account';
    const error = await newPasswordError(account, password, parts);
    if (error !== null) return error;
    const passwordHash = await passwords.hash(normalizedPassword(password));
    return runInWorld(parts, true, async (world) => {
      // Used up only now, so that a password that is not accepted leaves the link valid.
      const link = await useUpLink('reset', token, world);
      const current = link && (await accountsOfLink(link, world.tx)).find((each) => each.guest_id === account.guest_id);
      if (current === null || current === undefined) return 'link';
      await storePassword(current, passwordHash, world);
      await endSessionsOf(current.guest_id, null, world);
      await proveAddress(current, world);
      return null;
    });
  },
});

/** Creates the part of the accounts that changes and resets passwords. */
export const createPasswordChanges = (passwords: Passwords, attempts: AttemptLimits): PasswordChanges => {
  const checkPassword: PasswordChanges['checkPassword'] = async (parts, password, { guestId, address }) => {
    const account = await accountByGuest.first(parts.database.reader, { guestId });
    const key = `guest ${guestId}`;
    if (!(await attempts.consumeLogIn(parts, key, address))) return { error: 'tooMany' };
    const text = normalizedPassword(password);
    const hash = account?.password_hash ?? '';
    const isShort = text.length <= 2 * passwordLimits.max;
    const isRight = isShort && (await passwords.isRight(hash === '' ? null : hash, text));
    if (account === null || !isRight) return { error: 'wrongPassword' };
    await runInWorld(parts, true, (world) => attempts.resetLogIn(world, key, address));
    return { error: null, account };
  };
  return {
    ...resets(passwords, attempts),
    checkPassword,
    changePassword: async (parts, { current, password }, source) => {
      const checked = await checkPassword(parts, current, source);
      const error = checked.error ?? (await newPasswordError(checked.account, password, parts));
      if (checked.error !== null || error !== null) return error;
      const passwordHash = await passwords.hash(normalizedPassword(password));
      const change = await changeConfirmed(parts, checked.account, source.session, async (account, world) => {
        await storePassword(account, passwordHash, world);
        await endSessionsOf(source.guestId, source.session, world);
      });
      return change.error;
    },
  };
};
