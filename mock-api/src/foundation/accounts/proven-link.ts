import { findLink, useUpLink } from '../guest/index.ts';
import { accountByGuest } from '../session/statements.ts';
import type { Row } from '../../world/tables.ts';
import type { World, WorldParts } from '../../world/world.ts';
import { eventOf, type AccountEventFailure } from './account-events.ts';
import type { AccountParts } from './account-parts.ts';
import { changeConfirmed, type ConfirmError } from './confirmed-change.ts';
import { comparesPassword, confirmFailure } from './password-check.ts';
import type { GuestSource, LoggedInSource } from './sources.ts';

/** The proof beside a mailed link: a session, or a password. */
export interface LinkProof {
  readonly session: Pick<LoggedInSource, 'guestId' | 'session'> | null;
  /** Compared unless the session is of the guest whom the link belongs to. */
  readonly password: string;
  /** The browser's address. */
  readonly address: string;
}

/** Why a link that asks for a proof was not used. */
export type LinkError = ConfirmError | 'link';

/** A link that asks for a proof. */
interface MailedLink {
  readonly kind: 'verify' | 'confirm-email';
  readonly token: string;
}

/** The guest whom a mailed link belongs to; null if the link is invalid. */
export const guestOfLink = async (
  kind: MailedLink['kind'],
  token: string,
  { database: { reader }, clock }: WorldParts,
): Promise<number | null> => (await findLink(kind, token, { tx: reader, clock }))?.guestId ?? null;

/** The kinds of links that ask for a proof, with the events that they end in. */
const eventNames = { verify: 'email-verified', 'confirm-email': 'email-changed' } as const;

const failureOf = (error: LinkError | null): AccountEventFailure | null =>
  error === null || error === 'link' ? error : confirmFailure(error);

type LinkChange = (account: Row<'account'>, link: Row<'oneTimeLink'>, world: World) => Promise<boolean>;

/** Uses a link of a guest up. `session` is null if the password proves who opens it. */
const takeLinkOf = async (
  parts: WorldParts,
  { kind, token }: MailedLink,
  { password, ...source }: GuestSource & { readonly session: string | null; readonly password: string },
  accountParts: AccountParts,
  change: LinkChange,
): Promise<LinkError | null> => {
  const { guestId, session } = source;
  const confirmed = session === null ? await comparesPassword(accountParts)(password, source, parts) : null;
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

/**
 * Uses a mailed link up if its opener also made the account, as anybody can sign up with an address of somebody else, and runs a change,
 * which returns whether the link still fits.
 */
export const takeProvenLink = async (
  parts: WorldParts,
  mailed: MailedLink,
  { session: proven, password, address }: LinkProof,
  accountParts: AccountParts,
  change: LinkChange,
): Promise<LinkError | null> => {
  const event = eventNames[mailed.kind];
  const guestId = await guestOfLink(mailed.kind, mailed.token, parts);
  if (guestId === null) {
    accountParts.note({ event, guestId, address, failure: 'link' });
    return 'link';
  }
  const source = { guestId, session: proven?.guestId === guestId ? proven.session : null, address };
  const error = await takeLinkOf(parts, mailed, { ...source, password }, accountParts, change);
  accountParts.note(eventOf(event, source, failureOf(error)));
  return error;
};
