import { emailKey, isEmail } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { endLinks, mailLink, useUpLink } from '../../foundation/guest/one-time-links.ts';
import { insertMail, mailsSince } from '../../foundation/guest/statements.ts';
import { accountByGuest, ownerOfEmail, setEmail } from '../../foundation/session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { eventOf, type NoteAccountEvent } from './account-events.ts';
import { planDeletion } from './deletion.ts';
import { exportGuest } from './guest-data.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { LoggedInSource, VisitorSource } from './sources.ts';

/** Mails that confirm a new address, to one address per hour. @assumed The documents name no limit. */
const maxMails = 3;

/** Why a change that asks for the password was not made. */
export type ConfirmError = 'wrongPassword' | 'tooMany';

/** Changes the address, deletes the account, exports its data. All of them ask for the password. */
export interface AccountChanges {
  /** Mails a link to the new address and a note to the old one. The result does not reveal whether the address has an account. */
  changeEmail(
    world: WorldParts,
    form: { readonly email: string; readonly current: string },
    source: LoggedInSource,
  ): Promise<ConfirmError | 'email' | null>;
  /** Changes the address by the mailed link. Returns false for an invalid link. */
  confirmEmail(world: WorldParts, token: string, from: VisitorSource): Promise<boolean>;
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
  const at = nowIso(world);
  const since = new Date(world.clock.now() - 3_600_000).toISOString();
  const kind = (await ownerOfEmail.first(world.tx, { email })) === null ? 'confirm-email' : 'exists';
  if (((await mailsSince.first(world.tx, { to: email, kind, since }))?.total ?? 0) >= maxMails) return;
  if (kind === 'confirm-email') await mailLink({ kind, guestId, email }, world);
  else await insertMail.all(world.tx, { to: email, kind, body: '', at });
};

/** Changes the address by a mailed link. Returns its guest, or null for a link that is not valid. */
const confirmedGuest = (parts: WorldParts, token: string): Promise<number | null> =>
  runInWorld(parts, true, async (world) => {
    const link = await useUpLink('confirm-email', token, world);
    // The address may have got an owner since.
    if (link === null || (await ownerOfEmail.first(world.tx, { email: link.email })) !== null) return null;
    const { guest_id: guestId, email } = link;
    const account = await accountByGuest.first(world.tx, { guestId });
    if (account === null) return null;
    await setEmail.all(world.tx, { guestId, email });
    await endLinks(guestId, world);
    await insertMail.all(world.tx, { to: account.email, kind: 'email-changed', body: '', at: nowIso(world) });
    publish(world.bus, emailVerified, { guestId }, {});
    return guestId;
  });

/** Creates the part of the accounts that changes the address, deletes and exports. */
export const createAccountChanges = (
  { checkPassword }: Pick<PasswordChanges, 'checkPassword'>,
  note: NoteAccountEvent,
): AccountChanges => ({
  changeEmail: async (parts, form, source) => {
    const { guestId } = source;
    const email = emailKey(form.email);
    const account = await accountByGuest.first(parts.database.reader, { guestId });
    if (account === null || !isEmail(email) || email === account.email) return 'email';
    const error = await checkPassword(parts, form.current, source);
    if (error !== null) return error;
    await runInWorld(parts, true, async (world) => {
      await mailNewAddress(guestId, email, world);
      await insertMail.all(world.tx, { to: account.email, kind: 'email-change', body: '', at: nowIso(world) });
    });
    note(eventOf('email-change-requested', source));
    return null;
  },
  confirmEmail: async (parts, token, { address }) => {
    const guestId = await confirmedGuest(parts, token);
    note({ event: 'email-changed', guestId, address, failure: guestId === null ? 'link' : null });
    return guestId !== null;
  },
  deleteAccount: async (parts, password, source) => {
    const error = await checkPassword(parts, password, source);
    if (error !== null) return { error };
    const at = await runInWorld(parts, true, (world) => planDeletion(source.guestId, world));
    note(eventOf('deletion-planned', source));
    return { error: null, at };
  },
  exportData: async (parts, password, source) => {
    const error = await checkPassword(parts, password, source);
    if (error !== null) return { error };
    // In a change, so that the tables are of one moment.
    const data = await parts.database.change((tx) => exportGuest(source.guestId, tx));
    note(eventOf('data-exported', source));
    return { error: null, json: JSON.stringify({ exportedAt: nowIso(parts), ...data }, null, 2) };
  },
});
