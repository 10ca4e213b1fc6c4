import { emailKey, guestName } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { nameCandidate, offerConversionChat } from '../conversion/index.ts';
import { mailVerification, mailWithoutLink, requestNewsletter } from '../guest/index.ts';
import { agreeBySignUp } from '../legal/index.ts';
import { accountsBySignUp, insertAccount, insertGuest, ownerOfEmail, setVerified } from '../session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { Executor } from '../../world/database.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { createAccountChanges, type AccountChanges } from './account-changes.ts';
import { eraseDueAccounts } from './deletion.ts';
import { createLogIns, noteLogIn, openAccount, type AccountError, type LogIns, type LoginResult } from './log-in.ts';
import { checksPassword, type CheckPassword } from './password-check.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts';
import { normalizedPassword } from './password-rules.ts';
import { guestOfLink, takeProvenLink, type LinkError, type LinkProof } from './proven-link.ts';
import { createSecondFactors, type SecondFactors } from './second-factor.ts';
import type { AccountParts } from './account-parts.ts';
import { signUpErrors, type SignUpForm } from './sign-up-form.ts';
import { startSession, type LoginSource } from './start-session.ts';

/** Logs in, signs up, verifies addresses, changes and deletes accounts. */
export interface Accounts extends LogIns, PasswordChanges, AccountChanges, SecondFactors {
  /** Checks the password of a guest who is logged in. */
  readonly checkPassword: CheckPassword;
  /** The errors of a sign-up's fields, in the order of the form; empty if it can be sent. */
  signUpErrors(form: SignUpForm): readonly AccountError[];
  /** Creates an account, also if the address has one already: the result must not reveal it. */
  signUp(form: SignUpForm, from: LoginSource, world: WorldParts): Promise<LoginResult>;
  /** The guest whom a mailed link belongs to; null if it is invalid. It can still be used afterwards. */
  guestOfLink(kind: 'verify' | 'confirm-email', token: string, world: WorldParts): Promise<number | null>;
  /** Verifies the address that this token was mailed to, once. Returns the error; `link` for a token that is unknown, used or expired. */
  verify(token: string, proof: LinkProof, world: WorldParts): Promise<LinkError | null>;
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly key: string | null;
  readonly signupOrigin: string | null;
  readonly wantsNewsletter: boolean;
}

const error = (formError: AccountError): LoginResult => ({ ok: false, formError });

const verifies =
  (accountParts: AccountParts): Accounts['verify'] =>
  (token, proof, parts) =>
    takeProvenLink(parts, { kind: 'verify', token }, proof, accountParts, async (account, { email }, world) => {
      const { tx, bus } = world;
      // Another account may have been verified with the same address since.
      if ((await ownerOfEmail.first(tx, { email })) !== null) return false;
      const { guestId } = account;
      await setVerified.all(tx, { guestId });
      await offerConversionChat(guestId, world);
      publish(bus, emailVerified, { guestId }, {});
      return true;
    });

/** How long a form that is sent again logs in to the account that it made, in milliseconds. */
const sameFormMs = 3_600_000;

/** The accounts that a form made with an address, the latest first. */
const madeBy = async (
  { email, key }: Pick<NewAccount, 'email' | 'key'>,
  { clock }: WorldParts,
  executor: Executor,
): Promise<readonly Row<'account'>[]> => {
  if (key === null) return [];
  const since = new Date(clock.now() - sameFormMs).toISOString();
  return accountsBySignUp.all(executor, { email, key, since });
};

/** The key of a form: hexadecimal digits that the server made. */
const keyPattern = /^[\da-f]{32,64}$/;

/** Inserts a guest with an account, mails the link that verifies its address, and starts a session. */
const insertNew = async (
  { name, key: signUpKey, signupOrigin, wantsNewsletter, ...account }: NewAccount,
  from: LoginSource,
  tokens: AccountParts['tokens'],
  change: World,
): Promise<LoginResult & { ok: true }> => {
  const { tx } = change;
  const createdAt = nowIso(change);
  const guest = await insertGuest.first(tx, { name, createdAt, signupOrigin });
  if (guest === null) throw new Error('The guest was not inserted.');
  const guestId = guest.id;
  await insertAccount.all(tx, { ...account, signUpKey, guestId, createdAt });
  const { email } = account;
  // The answer is the same when the address has had enough mails for now.
  if (!(await mailVerification({ guestId, email }, change)))
    await mailWithoutLink({ kind: 'verify', guestId, email }, null, change);
  await nameCandidate(guestId, change);
  const page = { brand: from.brand ?? 'velvet', language: from.language ?? 'en' } as const;
  await agreeBySignUp(guestId, page, change);
  // Whether the address may be asked is not said, as it would reveal what the address did before.
  if (wantsNewsletter) await requestNewsletter(email, { guestId, address: from.address, ...page }, change);
  const cookie = await startSession(tokens, guestId, from, change);
  return { ok: true, cookie, guestId, hasCancelledDeletion: false };
};

/** Creates the part of the accounts that signs up. */
const createSignUp = (parts: AccountParts): Accounts['signUp'] => {
  const { tokens, passwords, attempts, note } = parts;

  /** Starts the session of an account that the same form made with the same password before; null if there is none. */
  const openMade = async (
    made: readonly Row<'account'>[],
    password: string,
    from: LoginSource,
    world: WorldParts,
  ): Promise<LoginResult | null> => {
    for (const account of made) {
      if (!(await passwords.isRight(account.passwordHash, normalizedPassword(password)))) continue;
      const opened = await runInWorld(world, true, (change) => openAccount(tokens, account, from, change));
      return opened && noteLogIn({ event: 'log-in', guestId: account.guestId }, opened, from, parts);
    }
    return null;
  };

  return async (form, from, world) => {
    const [formError] = signUpErrors(form);
    if (formError !== undefined) return error(formError);
    if (!(await attempts.consumeSignUp(from.address, world))) {
      note({ event: 'sign-up', guestId: null, address: from.address, failure: 'tooMany' });
      return error('tooMany');
    }
    await eraseDueAccounts(world);
    const email = emailKey(form.email);
    const { key: text = '' } = form;
    const key = keyPattern.test(text) ? await tokenHash(text) : null;
    const passwordHash = await passwords.hash(normalizedPassword(form.password));
    // Once more if the same form made an account meanwhile: its button was pressed twice.
    for (;;) {
      const made = await madeBy({ email, key }, world, world.database.reader);
      const opened = await openMade(made, form.password, from, world);
      if (opened !== null) return opened;
      const result = await runInWorld(world, true, async (change) => {
        const [latest] = await madeBy({ email, key }, world, change.tx);
        if (latest?.id !== made[0]?.id) return null;
        return insertNew(
          {
            email,
            name: guestName(form.name) ?? '',
            passwordHash,
            key,
            signupOrigin: form.origin ?? null,
            wantsNewsletter: form.wantsNewsletter ?? false,
          },
          from,
          tokens,
          change,
        );
      });
      if (result !== null) return noteLogIn({ event: 'sign-up', guestId: result.guestId }, result, from, parts);
    }
  };
};

/** Creates the accounts of a server. */
export const createAccounts = (parts: AccountParts): Accounts => {
  const checkPassword = checksPassword(parts);
  return {
    ...createLogIns(parts),
    signUpErrors,
    signUp: createSignUp(parts),
    guestOfLink,
    verify: verifies(parts),
    checkPassword,
    ...createPasswordChanges(checkPassword, parts),
    ...createAccountChanges(checkPassword, parts),
    ...createSecondFactors(checkPassword, parts),
  };
};
