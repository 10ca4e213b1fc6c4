import { emailKey, isEmail } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { endLinks, mailWithoutLink, mailLink } from '../../foundation/guest/one-time-links.ts';
import { insertMail, mailsSince } from '../../foundation/guest/statements.ts';
import { accountByGuest, ownerOfEmail, setEmail } from '../../foundation/session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World, WorldParts } from '../../world/world.ts';
import { changeConfirmed, type ConfirmError } from './confirmed-change.ts';
import { planDeletion } from './deletion.ts';
import { exportGuest } from './guest-data.ts';
import type { LoggedInSource, PasswordChanges } from './password-changes.ts';
import { takeProvenLink, type LinkError, type LinkProof } from './proven-link.ts';

/** Mails that confirm a new address, to one address per hour. @assumed The documents name no limit. */
const maxMails = 3;

/** Changes the address, deletes the account, exports its data. All of them ask for the password. */
export interface AccountChanges {
  /** Mails a link to the new address and a note to the old one. The result does not reveal whether the address has an account. */
  changeEmail(
    world: WorldParts,
    form: { readonly email: string; readonly current: string },
    source: LoggedInSource,
  ): Promise<ConfirmError | 'email' | null>;
  /** Changes the address by the mailed link. */
  confirmEmail(world: WorldParts, token: string, proof: LinkProof): Promise<LinkError | null>;
  /** Plans the deletion of the account; logging in cancels it. Returns the instant of the deletion. */
  deleteAccount(
    world: WorldParts,
    password: string,
    source: LoggedInSource,
  ): Promise<{ readonly error: ConfirmError } | { readonly error: null; readonly at: string }>;
  /** Returns everything that is stored about the guest, as JSON. */
  exportData(
    world: WorldParts,
    password: string,
    source: LoggedInSource,
  ): Promise<{ readonly error: ConfirmError } | { readonly error: null; readonly json: string }>;
}

/** Mails the link to the new address; an address that has an owner gets the mail that somebody tried. */
const mailNewAddress = async (guestId: number, email: string, world: World): Promise<void> => {
  const since = new Date(world.clock.now() - 3_600_000).toISOString();
  const owner = await ownerOfEmail.first(world.tx, { email });
  const kind = owner === null ? 'confirm-email' : 'exists';
  const mayMail = ((await mailsSince.first(world.tx, { to: email, kind, since }))?.total ?? 0) < maxMails;
  const link = { kind: 'confirm-email', guestId, email } as const;
  if (!mayMail) await mailWithoutLink({ ...link, guestId: null, email: '' }, null, world);
  else if (owner === null) await mailLink(link, world);
  else await mailWithoutLink(link, { guestId: owner.guest_id, kind: 'exists' }, world);
};

/** Creates the part of the accounts that changes the address, deletes and exports. */
export const createAccountChanges = ({ checkPassword }: Pick<PasswordChanges, 'checkPassword'>): AccountChanges => ({
  changeEmail: async (parts, form, source) => {
    const { guestId } = source;
    const email = emailKey(form.email);
    const account = await accountByGuest.first(parts.database.reader, { guestId });
    if (account === null || !isEmail(email) || email === account.email) return 'email';
    const checked = await checkPassword(parts, form.current, source);
    if (checked.error !== null) return checked.error;
    const change = await changeConfirmed(parts, checked.account, source.session, async ({ email: to }, world) => {
      await mailNewAddress(guestId, email, world);
      await insertMail.all(world.tx, { guestId, to, kind: 'email-change', body: '', at: nowIso(world) });
    });
    return change.error;
  },
  confirmEmail: (parts, token, proof) =>
    takeProvenLink(parts, { kind: 'confirm-email', token }, proof, checkPassword, async (account, { email }, world) => {
      // The address may have got an owner since.
      if ((await ownerOfEmail.first(world.tx, { email })) !== null) return false;
      const { guest_id: guestId, email: to } = account;
      await setEmail.all(world.tx, { guestId, email });
      await endLinks(guestId, world);
      await insertMail.all(world.tx, { guestId, to, kind: 'email-changed', body: '', at: nowIso(world) });
      publish(world.bus, emailVerified, { guestId }, {});
      return true;
    }),
  deleteAccount: async (parts, password, source) => {
    const checked = await checkPassword(parts, password, source);
    if (checked.error !== null) return checked;
    const change = await changeConfirmed(parts, checked.account, source.session, (_, world) =>
      planDeletion(source.guestId, world),
    );
    return change.error === null ? { error: null, at: change.value } : change;
  },
  exportData: async (parts, password, source) => {
    const checked = await checkPassword(parts, password, source);
    if (checked.error !== null) return checked;
    // In a change, so that the tables are of one moment.
    const change = await changeConfirmed(parts, checked.account, source.session, (_, { tx }) =>
      exportGuest(source.guestId, tx),
    );
    if (change.error !== null) return change;
    return { error: null, json: JSON.stringify({ exportedAt: nowIso(parts), ...change.value }, null, 2) };
  },
});
