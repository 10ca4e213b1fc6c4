import type { Language } from '@lounge/locale';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { accountByGuest } from '../session/statements.ts';
import { countAccountMail } from './account-mails.ts';
import { detailsOf } from './place.ts';
import { insertMail } from './statements.ts';

interface GuestMail {
  readonly kind: string;
  /** The address, where it is not that of the account. */
  readonly to?: string;
  /** Writes the text; a mail without one is only its kind. */
  readonly write?: (language: Language) => string;
  /** The language of what the mail is about, for a guest of whom none is known. */
  readonly otherwise?: Language | null;
}

type Account = Awaited<ReturnType<typeof accountByGuest.first>>;

/**
 * The language in which an account's guest is told something without a page: the preferred one, else that of the page where the guest was
 * last.
 * @assumed Else the language of what it is about, else English.
 */
const languageOf = async (
  account: Account,
  { tx }: Pick<World, 'tx'>,
  otherwise: Language | null = null,
): Promise<Language> => {
  if (account === null) return otherwise ?? 'en';
  const { preferences } = await detailsOf(account.guestId, tx);
  return parseJson(preferences).mailLanguage ?? account.language ?? otherwise ?? 'en';
};

/** The language in which a guest is told something without a page. */
export const languageOfGuest = async (
  guestId: number,
  { tx }: Pick<World, 'tx'>,
  otherwise?: Language | null,
): Promise<Language> => languageOf(await accountByGuest.first(tx, { guestId }), { tx }, otherwise);

/** Mails a guest in the guest's language; one without an account gets none, and an address that is not verified gets few. */
export const mailGuest = async (
  guestId: number,
  { kind, to, write = () => '', otherwise }: GuestMail,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<void> => {
  const account = await accountByGuest.first(world.tx, { guestId });
  if (account === null) return;
  if (account.isVerified !== 1 && !(await countAccountMail('unproven', to ?? account.email, world))) return;
  const body = write(await languageOf(account, world, otherwise));
  await insertMail.all(world.tx, { guestId, toAddress: to ?? account.email, kind, body, at: nowIso(world) });
};
