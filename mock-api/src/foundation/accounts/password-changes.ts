import { emailKey } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { offerConversionChat } from '../conversion/index.ts';
import {
  countAccountMail,
  endLinks,
  findLink,
  madeAt,
  mailGuest,
  mailLink,
  mailWithoutLink,
  useUpLink,
} from '../guest/index.ts';
import { guestById } from '../guest/statements.ts';
import { endSessionsOf } from '../session/index.ts';
import {
  accountsByEmail,
  deleteSecondFactor,
  ownerOfEmail,
  secondFactorOf,
  setPassword,
  setVerified,
} from '../session/statements.ts';
import type { Executor } from '../../world/database.ts';
import { publish } from '../../world/bus.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { choiceOf, type AccountChoice } from './account-choice.ts';
import type { AccountParts } from './account-parts.ts';
import { changeAndNote, type ConfirmError } from './confirmed-change.ts';
import type { CheckPassword } from './password-check.ts';
import { normalizedPassword, passwordError, type PasswordError } from './password-rules.ts';
import type { LoggedInSource, VisitorSource } from './sources.ts';

/** Changes and resets passwords. */
export interface PasswordChanges {
  /** Mails a link to the owner of the address, if there is one; the result is the same. Returns false after too many requests. */
  requestReset(email: string, address: string, world: WorldParts): Promise<boolean>;
  /** The accounts whose password a mailed link can reset: those with its address. Empty for an invalid link. */
  accountsOfReset(token: string, world: WorldParts): Promise<readonly AccountChoice[]>;
  /**
   * Sets a new password by a mailed link, and ends all sessions and links. `guestId` chooses one of several accounts. Returns the
   * error: `link` for an invalid link, `account` if none was chosen.
   */
  resetPassword(
    token: string,
    password: string,
    from: VisitorSource,
    world: WorldParts,
    guestId?: number,
  ): Promise<PasswordError | 'link' | 'account' | null>;
  /** Sets a new password, if the current one is right, and ends the other sessions. Returns the error, or null. */
  changePassword(
    form: { readonly current: string; readonly password: string },
    source: LoggedInSource,
    world: WorldParts,
  ): Promise<PasswordError | ConfirmError | null>;
}

/** Checks a new password against the account's own address and name. */
const newPasswordError = async (
  { guestId: id, email }: Row<'account'>,
  password: string,
  { database: { reader } }: WorldParts,
): Promise<PasswordError | null> => {
  const guest = await guestById.first(reader, { id });
  return passwordError(password, { email, name: guest?.name ?? '' });
};

/** Stores a new password, ends the links that were made with the old one, and tells the owner by mail. */
const storePassword = async ({ guestId }: Row<'account'>, passwordHash: string, world: World): Promise<void> => {
  await setPassword.all(world.tx, { guestId, passwordHash });
  await endLinks(guestId, world);
  await mailGuest(guestId, { kind: 'password-changed' }, world);
};

/** How many accounts with an address a guest can choose from. Those with coins come first, so that none of them is out of reach. */
const maxChoices = 20;

/** The accounts that a link can reset: those with its address whose password has not changed since it was made. */
const accountsOfLink = async (link: Row<'oneTimeLink'>, tx: Executor) =>
  (await accountsByEmail.all(tx, { email: link.email, limit: maxChoices })).filter(
    ({ resetsFrom: from }) => from === null || from < madeAt(link),
  );

/** Finds a link that resets, with its accounts. */
const findReset = async (token: string, { database: { reader }, clock }: WorldParts) => {
  const link = await findLink('reset', token, { tx: reader, clock });
  return link === null ? [] : accountsOfLink(link, reader);
};

/** Deletes the second factor of an account that was not verified. Returns whether it was active. */
const endUnprovenFactor = async (guestId: number, { tx }: World): Promise<boolean> => {
  const factor = await secondFactorOf.first(tx, { guestId });
  await deleteSecondFactor.all(tx, { guestId });
  return factor?.isActive === 1;
};

/** Notes that a reset has proven the address of an account, as its link came by mail. Returns whether it ended a second factor. */
const proveAddress = async ({ guestId, email, isVerified }: Row<'account'>, world: World): Promise<boolean> => {
  if (isVerified === 1) return false;
  // Whoever set it up has not proven the address, and may be somebody else.
  const hasEndedFactor = await endUnprovenFactor(guestId, world);
  if ((await ownerOfEmail.first(world.tx, { email })) !== null) return hasEndedFactor;
  await setVerified.all(world.tx, { guestId });
  await offerConversionChat(guestId, world);
  publish(world.bus, emailVerified, { guestId }, {});
  return hasEndedFactor;
};

/** Mails the link of a reset. Returns the guest of the address, or null. */
const mailReset = (parts: WorldParts, email: string): Promise<number | null> =>
  runInWorld(parts, true, async (world) => {
    const [account] = await accountsByEmail.all(world.tx, { email, limit: 1 });
    const mayMail = await countAccountMail('reset', email, world);
    const link = { kind: 'reset', guestId: null } as const;
    if (account !== undefined && mayMail) await mailLink({ ...link, email }, world, account.guestId);
    else await mailWithoutLink({ ...link, email: '' }, null, world);
    return account?.guestId ?? null;
  });

/** Sets the password of an account by a mailed link. */
const resetByLink = (parts: WorldParts, token: string, guestId: number, passwordHash: string) =>
  runInWorld(parts, true, async (world) => {
    // Used up only now, so that a password that is not accepted leaves the link valid.
    const link = await useUpLink('reset', token, world);
    const account = link && (await accountsOfLink(link, world.tx)).find((each) => each.guestId === guestId);
    if (account === null || account === undefined) return { error: 'link' } as const;
    await storePassword(account, passwordHash, world);
    await endSessionsOf(guestId, null, world);
    return { error: null, hasEndedFactor: await proveAddress(account, world) } as const;
  });

/** Resets by mailed links. */
const resets = ({
  passwords,
  attempts,
  note,
}: AccountParts): Pick<PasswordChanges, 'requestReset' | 'accountsOfReset' | 'resetPassword'> => ({
  requestReset: async (text, address, parts) => {
    if (!(await attempts.consumeReset(address, parts))) {
      note({ event: 'reset-requested', guestId: null, address, failure: 'tooMany' });
      return false;
    }
    note({ event: 'reset-requested', guestId: await mailReset(parts, emailKey(text)), address, failure: null });
    return true;
  },
  accountsOfReset: async (token, parts) => {
    const accounts = await findReset(token, parts);
    return Promise.all(accounts.map((account) => choiceOf(account, parts.database.reader)));
  },
  resetPassword: async (token, password, { address }, parts, chosen) => {
    const accounts = await findReset(token, parts);
    if (accounts.length === 0) {
      note({ event: 'password-reset', guestId: null, address, failure: 'link' });
      return 'link';
    }
    const isOnly = chosen === undefined && accounts.length === 1;
    const account = isOnly ? accounts[0] : accounts.find((each) => each.guestId === chosen);
    if (account === undefined) return 'account';
    const error = await newPasswordError(account, password, parts);
    if (error !== null) return error;
    const { guestId } = account;
    const passwordHash = await passwords.hash(normalizedPassword(password));
    const result = await resetByLink(parts, token, guestId, passwordHash);
    note({ event: 'password-reset', guestId, address, failure: result.error });
    if (result.error === null && result.hasEndedFactor) note({ event: 'factor-off', guestId, address, failure: null });
    return result.error;
  },
});

/** Creates the part of the accounts that changes passwords. @spec feature:account.password, socket:password.changed */
export const createPasswordChanges = (checkPassword: CheckPassword, accountParts: AccountParts): PasswordChanges => ({
  ...resets(accountParts),
  changePassword: async ({ current, password }, source, parts) => {
    const checked = await checkPassword(current, source, parts);
    const error = checked.error ?? (await newPasswordError(checked.account, password, parts));
    if (checked.error !== null || error !== null) return error;
    const passwordHash = await accountParts.passwords.hash(normalizedPassword(password));
    const noted = { event: 'password-changed', source, note: accountParts.note } as const;
    const change = await changeAndNote(parts, checked.account, noted, async (account, world) => {
      await storePassword(account, passwordHash, world);
      await endSessionsOf(source.guestId, source.session, world);
    });
    return change.error;
  },
});
