import { findLink, useUpLink } from '../../foundation/guest/one-time-links.ts';
import { accountByGuest } from '../../foundation/session/statements.ts';
import type { Row } from '../../world/tables.ts';
import type { World, WorldParts } from '../../world/world.ts';
import { changeConfirmed, type ConfirmError } from './confirmed-change.ts';
import type { LoggedInSource, PasswordChanges } from './password-changes.ts';

/** What whoever opens a mailed link has beside it: a session, or a password. */
export interface LinkProof {
  readonly session: Pick<LoggedInSource, 'guestId' | 'session'> | null;
  /** Compared unless the session is of the guest whom the link belongs to. */
  readonly password: string;
  /** The browser's address. */
  readonly address: string;
}

/** Why a link that asks for a proof was not used. */
export type LinkError = ConfirmError | 'link';

/** The guest whom a mailed link belongs to; null if the link is invalid. */
export const guestOfLink = async (
  { database: { reader }, clock }: WorldParts,
  kind: 'verify' | 'confirm-email',
  token: string,
): Promise<number | null> => (await findLink(kind, token, { tx: reader, clock }))?.guest_id ?? null;

/**
 * Uses a mailed link up, if whoever opens it also made the account, and runs a change, which returns whether the link still
 * fits. The mail alone proves the address, but not that its owner wanted this account: anybody can sign up with it.
 */
export const takeProvenLink = async (
  parts: WorldParts,
  { kind, token }: { readonly kind: 'verify' | 'confirm-email'; readonly token: string },
  proof: LinkProof,
  checkPassword: PasswordChanges['checkPassword'],
  change: (account: Row<'account'>, link: Row<'one_time_link'>, world: World) => Promise<boolean>,
): Promise<LinkError | null> => {
  const guestId = await guestOfLink(parts, kind, token);
  if (guestId === null) return 'link';
  const session = proof.session?.guestId === guestId ? proof.session.session : null;
  const confirmed = session === null ? await checkPassword(parts, proof.password, { ...proof, guestId }) : null;
  if (confirmed !== null && confirmed.error !== null) return confirmed.error;
  const account = confirmed?.account ?? (await accountByGuest.first(parts.database.reader, { guestId }));
  if (account === null) return 'link';
  const result = await changeConfirmed(parts, account, session, async (current, world) => {
    const link = await useUpLink(kind, token, world);
    return link !== null && change(current, link, world);
  });
  if (result.error !== null) return result.error;
  return result.value ? null : 'link';
};
