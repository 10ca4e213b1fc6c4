import { emailKey } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { findLink, forgetExpiredLinks, mailLink, useUpLink } from '../../foundation/guest/one-time-links.ts';
import { guestById, insertMail, mailsSince } from '../../foundation/guest/statements.ts';
import { endSessionsOf } from '../../foundation/session/end-sessions.ts';
import {
  accountByGuest,
  accountsByEmail,
  ownerOfEmail,
  setPassword,
  setVerified,
} from '../../foundation/session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { eventOf, type AccountEventFailure } from './account-events.ts';
import type { AccountParts } from './account-parts.ts';
import { normalizedPassword, passwordError, passwordLimits, type PasswordError } from './password-rules.ts';
import type { LoggedInSource, VisitorSource } from './sources.ts';

/** Mails that reset a password, to one address per hour. @assumed The documents name no limit. */
const maxResetMails = 3;

/** Changes and resets passwords. */
export interface PasswordChanges {
  /** Mails a link to the owner of the address, if there is one; the result is the same. Returns false after too many requests. */
  requestReset(world: WorldParts, email: string, address: string): Promise<boolean>;
  /** Sets a new password by a mailed link, and ends all sessions. Returns the error; `link` for an invalid link. */
  resetPassword(
    world: WorldParts,
    token: string,
    password: string,
    from: VisitorSource,
  ): Promise<PasswordError | 'link' | null>;
  /** Checks the password of a guest who is logged in. Returns the error, or null. */
  checkPassword(
    world: WorldParts,
    password: string,
    source: LoggedInSource,
  ): Promise<'wrongPassword' | 'tooMany' | null>;
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

/** Stores a new password and tells its owner by mail. */
const storePassword = async (
  { guest_id: guestId, email }: Row<'account'>,
  passwordHash: string,
  world: World,
): Promise<void> => {
  await setPassword.all(world.tx, { guestId, passwordHash });
  await insertMail.all(world.tx, { to: email, kind: 'password-changed', body: '', at: nowIso(world) });
};

/** Mails the link of a reset. Returns the guest of the address, or null. */
const mailReset = (parts: WorldParts, email: string): Promise<number | null> =>
  runInWorld(parts, true, async (world) => {
    await forgetExpiredLinks(world);
    const [account] = await accountsByEmail.all(world.tx, { email });
    const since = new Date(world.clock.now() - 3_600_000).toISOString();
    const sent = await mailsSince.first(world.tx, { to: email, kind: 'reset', since });
    const mayMail = (sent?.total ?? 0) < maxResetMails;
    if (account !== undefined && mayMail) await mailLink({ kind: 'reset', guestId: account.guest_id, email }, world);
    return account?.guest_id ?? null;
  });

/** Resets by mailed links. */
const resets = ({
  passwords,
  attempts,
  note,
}: AccountParts): Pick<PasswordChanges, 'requestReset' | 'resetPassword'> => ({
  requestReset: async (parts, text, address) => {
    if (!(await attempts.consumeReset(parts, address))) {
      note({ event: 'reset-requested', guestId: null, address, failure: 'tooMany' });
      return false;
    }
    note({ event: 'reset-requested', guestId: await mailReset(parts, emailKey(text)), address, failure: null });
    return true;
  },
  resetPassword: async (parts, token, password, { address }) => {
    const noteResult = (guestId: number | null, failure: AccountEventFailure | null) =>
      note({ event: 'password-reset', guestId, address, failure });
    const { reader } = parts.database;
    const link = await findLink('reset', token, { tx: reader, clock: parts.clock });
    const account = link && (await accountByGuest.first(reader, { guestId: link.guest_id }));
    if (account === null || link?.email !== account.email) {
      noteResult(account?.guest_id ?? null, 'link');
      return 'link';
    }
    const error = await newPasswordError(account, password, parts);
    if (error !== null) return error;
    const passwordHash = await passwords.hash(normalizedPassword(password));
    const failure = await runInWorld(parts, true, async (world) => {
      // Used up only now, so that a password that is not accepted leaves the link valid.
      if ((await useUpLink('reset', token, world)) === null) return 'link';
      await storePassword(account, passwordHash, world);
      await endSessionsOf(account.guest_id, null, world);
      // The link came by mail, so it proves the address as well.
      if ((await ownerOfEmail.first(world.tx, { email: account.email })) === null) {
        await setVerified.all(world.tx, { guestId: account.guest_id });
        publish(world.bus, emailVerified, { guestId: account.guest_id }, {});
      }
      return null;
    });
    noteResult(account.guest_id, failure);
    return failure;
  },
});

/** Creates the part of the accounts that changes and resets passwords. */
export const createPasswordChanges = (accountParts: AccountParts): PasswordChanges => {
  const { passwords, attempts, note } = accountParts;
  const checkPassword: PasswordChanges['checkPassword'] = async (parts, password, source) => {
    const { guestId, address } = source;
    const account = await accountByGuest.first(parts.database.reader, { guestId });
    const key = `guest ${guestId}`;
    if (!(await attempts.consumeLogIn(parts, key, address))) {
      note(eventOf('password-check', source, 'tooMany'));
      return 'tooMany';
    }
    const text = normalizedPassword(password);
    const hash = account?.password_hash ?? '';
    const isShort = text.length <= 2 * passwordLimits.max;
    if (!isShort || !(await passwords.isRight(hash === '' ? null : hash, text))) {
      note(eventOf('password-check', source, 'wrong'));
      return 'wrongPassword';
    }
    await runInWorld(parts, true, (world) => attempts.resetLogIn(world, key, address));
    return null;
  };
  return {
    ...resets(accountParts),
    checkPassword,
    changePassword: async (parts, { current, password }, source) => {
      const account = await accountByGuest.first(parts.database.reader, { guestId: source.guestId });
      if (account === null) return 'wrongPassword';
      const error = (await checkPassword(parts, current, source)) ?? (await newPasswordError(account, password, parts));
      if (error !== null) return error;
      const passwordHash = await passwords.hash(normalizedPassword(password));
      await runInWorld(parts, true, async (world) => {
        await storePassword(account, passwordHash, world);
        await endSessionsOf(source.guestId, source.session, world);
      });
      note(eventOf('password-changed', source));
      return null;
    },
  };
};
