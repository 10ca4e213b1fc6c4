import { emailKey, isEmail } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { mailVerification } from '../../foundation/guest/verification-mail.ts';
import { findLink, useUpLink } from '../../foundation/guest/one-time-links.ts';
import { insertAccount, insertGuest, ownerOfEmail, setVerified } from '../../foundation/session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { LinkKind } from '../../world/link-kind.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { createAccountChanges, type AccountChanges } from './account-changes.ts';
import { eraseDueAccounts } from './deletion.ts';
import { createLogIns, type AccountError, type LogIns, type LoginResult } from './log-in.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts';
import { normalizedPassword, passwordError } from './password-rules.ts';
import { createSecondFactors, type SecondFactors } from './second-factor.ts';
import type { AccountParts } from './account-parts.ts';
import type { VisitorSource } from './sources.ts';
import { startSession, type LoginSource } from './start-session.ts';
import { hashOfToken } from './tokens.ts';

/** The fields of a sign-up. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly hasAgreed: boolean;
}

/** Logs in, signs up, verifies addresses, changes and deletes accounts. */
export interface Accounts extends LogIns, PasswordChanges, AccountChanges, SecondFactors {
  /** Creates an account, also if the address has one already: the result must not reveal it. */
  signUp(world: WorldParts, form: SignUpForm, from: LoginSource): Promise<LoginResult>;
  /** Whether a mailed link can be used. It still can afterwards. */
  isLinkValid(world: WorldParts, kind: LinkKind, token: string): Promise<boolean>;
  /** Verifies the address that this token was mailed to, once. Returns false for a token that is unknown, used or expired. */
  verify(world: WorldParts, token: string, from: VisitorSource): Promise<boolean>;
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

const isLinkValid: Accounts['isLinkValid'] = (parts, kind, token) =>
  runInWorld(parts, false, async (world) => (await findLink(kind, token, world)) !== null);

/** Verifies an address. Returns its guest, or null for a token that is not valid. */
const verifiedGuest = (world: WorldParts, token: string): Promise<number | null> =>
  runInWorld(world, true, async (change) => {
    const { tx, bus } = change;
    const link = await useUpLink('verify', token, change);
    // Another account may have been verified with the same address since.
    if (link === null || (await ownerOfEmail.first(tx, { email: link.email })) !== null) return null;
    await setVerified.all(tx, { guestId: link.guest_id });
    publish(bus, emailVerified, { guestId: link.guest_id }, {});
    return link.guest_id;
  });

/** Creates the accounts of a server. */
export const createAccounts = (parts: AccountParts): Accounts => {
  const { tokens, passwords, attempts, note } = parts;

  const signUp: Accounts['signUp'] = async (world, form, from) => {
    const formError = formErrorOf(form);
    if (formError !== null) return error(formError);
    if (!(await attempts.consumeSignUp(world, from.address))) {
      note({ event: 'sign-up', guestId: null, address: from.address, failure: 'tooMany' });
      return error('tooMany');
    }
    await eraseDueAccounts(world);
    const email = emailKey(form.email);
    const passwordHash = await passwords.hash(normalizedPassword(form.password));
    const { guestId, cookie } = await runInWorld(world, true, async (change) => {
      const { tx } = change;
      const at = nowIso(world);
      const guest = await insertGuest.first(tx, { name: form.name.trim(), at });
      if (guest === null) throw new Error('The guest was not inserted.');
      await insertAccount.all(tx, { email, guestId: guest.id, passwordHash, at });
      // The answer is the same when the address has had enough mails for now.
      await mailVerification({ guestId: guest.id, email }, change);
      return { guestId: guest.id, cookie: await startSession(tokens, guest.id, from, change) };
    });
    const session = hashOfToken(tokens.ofCookie(cookie));
    note({ event: 'sign-up', guestId, session, address: from.address, failure: null });
    return { ok: true, cookie, guestId, hasCancelledDeletion: false };
  };

  const verify: Accounts['verify'] = async (world, token, { address }) => {
    const guestId = await verifiedGuest(world, token);
    note({ event: 'email-verified', guestId, address, failure: guestId === null ? 'link' : null });
    return guestId !== null;
  };

  const passwordChanges = createPasswordChanges(parts);
  return {
    ...createLogIns(parts),
    signUp,
    isLinkValid,
    verify,
    ...passwordChanges,
    ...createAccountChanges(passwordChanges, note),
    ...createSecondFactors(passwordChanges, parts),
  };
};
