import { emailKey, isEmail } from '@lounge/locale';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { countAccountMail, endLinks, mailGuest, mailLink, mailWithoutLink, moveNewsletters } from '../guest/index.ts';
import { offerConversionChat } from '../conversion/index.ts';
import { countAttempt } from '../session/index.ts';
import { accountByGuest, ownerOfEmail, setEmail } from '../session/statements.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { eventOf } from './account-events.ts';
import type { AccountParts } from './account-parts.ts';
import { changeAndNote, type ConfirmError } from './confirmed-change.ts';
import { planDeletion } from './deletion.ts';
import { exportGuest } from './guest-data.ts';
import type { CheckPassword } from './password-check.ts';
import { takeProvenLink, type LinkError, type LinkProof } from './proven-link.ts';
import type { LoggedInSource } from './sources.ts';

/**
 * Changes of the address that one guest asks for in a quarter of an hour: each mails an address that anybody may have.
 * @assumed The documents name no limit.
 */
const maxChanges = 5;

/** Changes the address, deletes the account, exports its data. All of them ask for the password. */
export interface AccountChanges {
  /** Mails a link to the new address, and a note to the old one if it is verified. The result does not reveal whether the address has an account. */
  changeEmail(
    form: { readonly email: string; readonly current: string },
    source: LoggedInSource,
    world: WorldParts,
  ): Promise<ConfirmError | 'email' | null>;
  /** Changes the address by the mailed link. */
  confirmEmail(token: string, proof: LinkProof, world: WorldParts): Promise<LinkError | null>;
  /** Plans the deletion of the account; logging in cancels it. Returns the instant of the deletion. */
  deleteAccount(
    password: string,
    source: LoggedInSource,
    world: WorldParts,
  ): Promise<{ readonly error: ConfirmError } | { readonly error: null; readonly at: string }>;
  /** Returns everything that is stored about the guest, as JSON. */
  exportData(
    password: string,
    source: LoggedInSource,
    world: WorldParts,
  ): Promise<{ readonly error: ConfirmError } | { readonly error: null; readonly json: string }>;
}

/** Mails the link to the new address; an address that has an owner gets the mail that somebody tried. */
const mailNewAddress = async (guestId: number, email: string, world: World): Promise<void> => {
  const owner = await ownerOfEmail.first(world.tx, { email });
  const mayMail = await countAccountMail('confirm-email', email, world);
  const link = { kind: 'confirm-email', guestId, email } as const;
  if (!mayMail) await mailWithoutLink({ ...link, guestId: null, email: '' }, null, world);
  else if (owner === null) await mailLink(link, world);
  else await mailWithoutLink(link, { guestId: owner.guestId, kind: 'exists' }, world);
};

/** Creates the part of the accounts that changes the address, deletes and exports. */
export const createAccountChanges = (checkPassword: CheckPassword, accountParts: AccountParts): AccountChanges => {
  const { note } = accountParts;
  return {
    changeEmail: async (form, source, parts) => {
      const { guestId } = source;
      const email = emailKey(form.email);
      const account = await accountByGuest.first(parts.database.reader, { guestId });
      if (account === null || !isEmail(email) || email === account.email) return 'email';
      const checked = await checkPassword(form.current, source, parts);
      if (checked.error !== null) return checked.error;
      const count = (world: World) => countAttempt(['email-change', String(guestId)], maxChanges, world);
      if (!(await runInWorld(parts, true, count))) {
        note(eventOf('email-change-requested', source, 'tooMany'));
        return 'tooMany';
      }
      const noted = { event: 'email-change-requested', source, note } as const;
      const change = await changeAndNote(parts, checked.account, noted, async ({ email: to, isVerified }, world) => {
        await mailNewAddress(guestId, email, world);
        // Nobody has proven the other ones: their owners know nothing of the account.
        if (isVerified === 1) await mailGuest(guestId, { kind: 'email-change', to }, world);
      });
      return change.error;
    },
    confirmEmail: (token, proof, parts) =>
      takeProvenLink(
        parts,
        { kind: 'confirm-email', token },
        proof,
        accountParts,
        async (account, { email }, world) => {
          // The address may have got an owner since.
          if ((await ownerOfEmail.first(world.tx, { email })) !== null) return false;
          const { guestId, email: to, isVerified } = account;
          await moveNewsletters(guestId, email, world);
          await setEmail.all(world.tx, { guestId, email });
          // For whom it is the first proven one.
          await offerConversionChat(guestId, world);
          await endLinks(guestId, world);
          if (isVerified === 1) await mailGuest(guestId, { kind: 'email-changed', to }, world);
          publish(world.bus, emailVerified, { guestId }, {});
          return true;
        },
      ),
    deleteAccount: async (password, source, parts) => {
      const checked = await checkPassword(password, source, parts);
      if (checked.error !== null) return checked;
      const noted = { event: 'deletion-planned', source, note } as const;
      const change = await changeAndNote(parts, checked.account, noted, (_, world) =>
        planDeletion(source.guestId, world),
      );
      return change.error === null ? { error: null, at: change.value } : change;
    },
    exportData: async (password, source, parts) => {
      const checked = await checkPassword(password, source, parts);
      if (checked.error !== null) return checked;
      const noted = { event: 'data-exported', source, note } as const;
      // In a change, so that the tables are of one moment.
      const change = await changeAndNote(parts, checked.account, noted, (_, { tx }) => exportGuest(source.guestId, tx));
      if (change.error !== null) return change;
      return { error: null, json: JSON.stringify({ exportedAt: nowIso(parts), ...change.value }, null, 2) };
    },
  };
};
