import { emailKey } from '@lounge/locale';
import { createLink, findLink, useUpLink } from '../guest/index.ts';
import { accountByGuest, accountsByEmail, renewPassword, secondFactorOf, setDeletion } from '../session/statements.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { choiceOf, type AccountChoice } from './account-choice.ts';
import type { AccountEventFailure, AccountEventName } from './account-events.ts';
import type { AccountParts, Passwords, SessionTokens } from './account-parts.ts';
import { eraseDueAccounts } from './deletion.ts';
import { normalizedPassword, passwordLimits, type PasswordError } from './password-rules.ts';
import { redeemCode } from './second-factor.ts';
import { startSession, type LoginSource } from './start-session.ts';

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
  | { readonly ok: false; readonly formError: null; readonly secondFactor: string }
  /** The password opens several accounts; the token of one of them continues the log-in. */
  | {
      readonly ok: false;
      readonly formError: 'account';
      readonly choices: readonly (AccountChoice & { readonly token: string })[];
    };

/** Logs in, in one step or several. */
export interface LogIns {
  logIn(form: { email: string; password: string }, from: LoginSource, world: WorldParts): Promise<LoginResult>;
  /** Continues a log-in whose password opens several accounts. `wrong` means that it took too long, and begins again. */
  logInChosen(token: string, from: LoginSource, world: WorldParts): Promise<LoginResult>;
  /** Continues a log-in whose password was right. `wrong` means that it took too long, and begins again. */
  logInWithCode(form: { token: string; code: string }, from: LoginSource, world: WorldParts): Promise<LoginResult>;
}

/** Why a step of a log-in failed, for the log. */
const failureOf = (result: LoginResult): AccountEventFailure | null => {
  // The password of several accounts is right, as one that continues with a code is.
  if (result.ok || result.formError === null || result.formError === 'account') return null;
  return result.formError === 'tooMany' ? 'tooMany' : 'wrong';
};

/** How many accounts with an address a log-in compares, found or not, so that its time does not reveal how many there are. */
const candidates = [0, 1] as const;

const error = (formError: AccountError): LoginResult => ({ ok: false, formError });

/** Starts the session of a log-in that is complete. */
const begin = async (
  tokens: SessionTokens,
  { guestId, deletesAt }: Row<'account'>,
  from: LoginSource,
  change: World,
): Promise<LoginResult> => {
  const hasCancelledDeletion = deletesAt !== null;
  if (hasCancelledDeletion) await setDeletion.all(change.tx, { guestId, at: null });
  return { ok: true, cookie: await startSession(tokens, guestId, from, change), guestId, hasCancelledDeletion };
};

const accountOfLink = async (link: Row<'oneTimeLink'> | null, { tx }: World): Promise<Row<'account'> | null> => {
  const guestId = link?.guestId ?? null;
  return guestId === null ? null : accountByGuest.first(tx, { guestId });
};

/** Whether an account still has the hash that a password was compared with; a reset may have come in between. */
const isUnchanged = async ({ guestId, passwordHash: hash }: Row<'account'>, { tx }: World): Promise<boolean> =>
  (await accountByGuest.first(tx, { guestId }))?.passwordHash === hash;

/**
 * Continues with an account whose password was right: starts its session, or asks for a code. Returns null if the password has
 * changed since it was compared.
 */
export const openAccount = async (
  tokens: SessionTokens,
  { guestId, passwordHash: hash }: Row<'account'>,
  from: LoginSource,
  change: World,
): Promise<LoginResult | null> => {
  const account = await accountByGuest.first(change.tx, { guestId });
  if (account?.passwordHash !== hash) return null;
  if ((await secondFactorOf.first(change.tx, { guestId }))?.isActive !== 1) return begin(tokens, account, from, change);
  const secondFactor = await createLink({ kind: 'second-factor', guestId, email: account.email }, change);
  return { ok: false, formError: null, secondFactor };
};

/** Asks which of several accounts a log-in is for. Returns null if the password of one has changed since it was compared. */
const choose = async (accounts: readonly Row<'account'>[], change: World): Promise<LoginResult | null> => {
  const choices = [];
  for (const account of accounts) {
    if (!(await isUnchanged(account, change))) return null;
    const { guestId, email } = account;
    const token = await createLink({ kind: 'choose-account', guestId, email }, change);
    choices.push({ ...(await choiceOf(account, change.tx)), token });
  }
  return { ok: false, formError: 'account', choices };
};

/** Notes how a step of a log-in ended, and that it keeps an account that was to be deleted. Returns its result. */
export const noteLogIn = <Result extends LoginResult>(
  { event, guestId }: { readonly event: AccountEventName; readonly guestId: number | null },
  result: Result,
  { address }: LoginSource,
  { tokens, note }: Pick<AccountParts, 'tokens' | 'note'>,
): Result => {
  const session = result.ok ? tokens.hashOf(tokens.ofCookie(result.cookie)) : null;
  note({ event, guestId, session, address, failure: failureOf(result) });
  if (result.ok && result.hasCancelledDeletion)
    note({ event: 'deletion-cancelled', guestId, session, address, failure: null });
  return result;
};

/** The accounts that a password opens, of those with an address. */
const openedBy = async (
  password: string,
  accounts: readonly Row<'account'>[],
  passwords: Passwords,
): Promise<readonly Row<'account'>[]> => {
  // No password is this long, so it need not be hashed.
  if (password.length > 2 * passwordLimits.max) return [];
  const fits = await Promise.all(
    candidates.map((each) => {
      // A guest of a scenario has no password, so none is correct.
      const hash = accounts[each]?.passwordHash ?? '';
      return passwords.isRight(hash === '' ? null : hash, password);
    }),
  );
  return accounts.filter((_, index) => fits[index]);
};

/** Now the password is known: hashes that are outdated get today's cost. */
const renewedHashes = (password: string, accounts: readonly Row<'account'>[], passwords: Passwords) =>
  Promise.all(
    accounts
      .filter(({ passwordHash: hash }) => passwords.isOutdated(hash))
      .map(async ({ guestId, passwordHash: before }) => ({
        guestId,
        before,
        after: await passwords.hash(password),
      })),
  );

/** The accounts whose owner logs in from a device that they know, although others have used up the attempts. */
const knownHere = async (
  found: readonly Row<'account'>[],
  { device }: LoginSource,
  { tokens, attempts }: Pick<AccountParts, 'tokens' | 'attempts'>,
  world: WorldParts,
): Promise<readonly Row<'account'>[]> => {
  const known = [];
  for (const account of found) {
    const name = tokens.devices.nameFor(device, account.guestId, world);
    if (name !== null && (await attempts.consumeKnown(account.guestId, name, world))) known.push(account);
  }
  return known;
};

/** Creates the first step of a log-in. */
const createFirstStep = (parts: AccountParts): LogIns['logIn'] => {
  const { tokens, passwords, attempts } = parts;
  return async ({ email, password: typed }, from, world) => {
    const [key, password] = [emailKey(email), normalizedPassword(typed)];
    const mayTry = await attempts.consumeLogIn(key, from.address, world);
    if (mayTry) await eraseDueAccounts(world);
    const all = () => accountsByEmail.all(world.database.reader, { email: key, limit: candidates.length });
    const failed = (formError: AccountError, [account]: readonly Row<'account'>[]) =>
      noteLogIn({ event: 'log-in', guestId: account?.guestId ?? null }, error(formError), from, parts);
    let found = await all();
    const known = mayTry ? found : await knownHere(found, from, parts, world);
    if (known.length === 0 && !mayTry) return failed('tooMany', found);
    found = known;
    const read = async () =>
      (await all()).filter(({ guestId: id }) => mayTry || known.some((each) => each.guestId === id));
    // Once more if a password has changed while it was compared: to another one, or to a new hash of the same one.
    for (let rounds = 0; rounds < 2; rounds += 1) {
      if (rounds > 0) found = await read();
      const accounts = await openedBy(password, found, passwords);
      const [account] = accounts;
      if (account === undefined) break;
      const renewed = await renewedHashes(password, accounts, passwords);
      const result = await runInWorld(world, true, async (change) => {
        const opened = await (accounts.length > 1
          ? choose(accounts, change)
          : openAccount(tokens, account, from, change));
        if (opened === null) return null;
        await attempts.resetLogIn(key, from.address, change);
        for (const { guestId } of accounts) {
          const name = tokens.devices.nameFor(from.device, guestId, world);
          if (name !== null) await attempts.resetKnown(guestId, name, change);
        }
        // After the hashes were found to be those that were compared.
        for (const each of renewed) await renewPassword.all(change.tx, each);
        return opened;
      });
      if (result === null) continue;
      for (const { guestId } of accounts) noteLogIn({ event: 'log-in', guestId }, result, from, parts);
      return result;
    }
    return failed('wrong', found);
  };
};

/** Creates the part of the accounts that logs in. */
export const createLogIns = (parts: AccountParts): LogIns => {
  const { tokens, factorCipher: cipher } = parts;

  const logInChosen: LogIns['logInChosen'] = async (token, from, world) => {
    let guestId: number | null = null;
    const result = await runInWorld(world, true, async (change) => {
      // A new password ends the link, so the account has the hash that was compared, or a new one of the same password.
      const link = await useUpLink('choose-account', token, change);
      const account = await accountOfLink(link, change);
      guestId = account?.guestId ?? null;
      return (account && (await openAccount(tokens, account, from, change))) ?? error('wrong');
    });
    return noteLogIn({ event: 'account-chosen', guestId }, result, from, parts);
  };

  const logInWithCode: LogIns['logInWithCode'] = async ({ token, code }, from, world) => {
    let guestId: number | null = null;
    const result = await runInWorld(world, true, async (change): Promise<LoginResult> => {
      const link = await findLink('second-factor', token, change);
      const account = await accountOfLink(link, change);
      if (account === null) return error('wrong');
      guestId = account.guestId;
      const device = tokens.devices.nameFor(from.device, guestId, world);
      const invalid = await redeemCode({ guestId, code, cipher, hashOf: tokens.hashOf, device }, change);
      if (invalid !== null) return error(invalid);
      await useUpLink('second-factor', token, change);
      return begin(tokens, account, from, change);
    });
    return noteLogIn({ event: 'second-step', guestId }, result, from, parts);
  };

  return { logIn: createFirstStep(parts), logInChosen, logInWithCode };
};
