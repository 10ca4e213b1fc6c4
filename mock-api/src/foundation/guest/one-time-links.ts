import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { LinkKind } from '../../world/link-kind.ts';
import type { Row } from '../../world/tables.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { World } from '../../world/world.ts';
import { deleteUnsentMails, insertMail, unsentMail } from './statements.ts';

const hour = 3_600_000;

/** How long a mailed link can be used, in milliseconds. @assumed The documents name no time. */
export const linkLifetimes: Readonly<Record<LinkKind, number>> = {
  verify: 24 * hour,
  reset: hour,
  'confirm-email': 24 * hour,
  'second-factor': hour / 6,
  'choose-account': hour / 6,
};

const insertLink = insertRow('oneTimeLink');

const linkByHash = statement((db, $: Bind<{ hash: string; kind: LinkKind; now: string }>) =>
  db
    .selectFrom('oneTimeLink')
    .selectAll()
    .where('tokenHash', '=', $('hash'))
    .where('kind', '=', $('kind'))
    .where('expiresAt', '>', $('now')),
);

const deleteAllLinks = statement((db, $: Bind<{ guestId: number }>) =>
  db.deleteFrom('oneTimeLink').where('guestId', '=', $('guestId')),
);

const deleteLinks = statement((db, $: Bind<{ guestId: number; kind: LinkKind }>) =>
  db.deleteFrom('oneTimeLink').where('guestId', '=', $('guestId')).where('kind', '=', $('kind')),
);

const deleteLinksOfAddress = statement((db, $: Bind<{ email: string; kind: LinkKind }>) =>
  db.deleteFrom('oneTimeLink').where('email', '=', $('email')).where('kind', '=', $('kind')),
);

const deleteExpiredLinks = statement((db, $: Bind<{ now: string }>) =>
  db.deleteFrom('oneTimeLink').where('expiresAt', '<=', $('now')),
);

const eraseMails = statement((db, $: Bind<{ guestId: number; kind: LinkKind }>) =>
  db
    .updateTable('mail')
    .set({ body: '' })
    .where('guestId', '=', $('guestId'))
    .where('kind', '=', $('kind'))
    .where('body', '!=', ''),
);

const eraseMailsToAddress = statement((db, $: Bind<{ email: string; kind: LinkKind }>) =>
  db
    .updateTable('mail')
    .set({ body: '' })
    .where('toAddress', '=', $('email'))
    .where('kind', '=', $('kind'))
    .where('body', '!=', ''),
);

const eraseAllMails = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('mail').set({ body: '' }).where('guestId', '=', $('guestId')).where('body', '!=', ''),
);

/** Erases the tokens of mails that are old; with the condition of the index of tokens, so that erased ones are not written again. */
export const eraseOldMails = statement((db, $: Bind<{ kind: LinkKind; before: string }>) =>
  db
    .updateTable('mail')
    .set({ body: '' })
    .where('kind', '=', $('kind'))
    .where('at', '<=', $('before'))
    .where('body', '!=', ''),
);

const setResetsFrom = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .updateTable('account')
    .set({ resetsFrom: $('at') })
    .where('guestId', '=', $('guestId')),
);

/** Deletes links that have expired, and their tokens from the mails. */
const forgetExpiredLinks = async (world: World): Promise<void> => {
  await deleteExpiredLinks.all(world.tx, { now: nowIso(world) });
  await deleteUnsentMails.all(world.tx);
  for (const [kind, lifetime] of Object.entries(linkLifetimes)) {
    const before = new Date(world.clock.now() - lifetime).toISOString();
    await eraseOldMails.all(world.tx, { kind: kind as LinkKind, before });
  }
};

interface NewLink {
  readonly kind: LinkKind;
  /** Null for a link that belongs to an address: one that resets the password of an account with it. */
  readonly guestId: number | null;
  readonly email: string;
}

/** Deletes the links of a kind that a guest has, or an address, and their tokens from the mails. */
const endLinksOfKind = async ({ kind, guestId, email }: NewLink, { tx }: World): Promise<void> => {
  if (guestId === null) {
    await deleteLinksOfAddress.all(tx, { email, kind });
    await eraseMailsToAddress.all(tx, { email, kind });
  } else {
    await deleteLinks.all(tx, { guestId, kind });
    await eraseMails.all(tx, { guestId, kind });
  }
};

/** Stores a link that can be used once, and returns its token. Earlier links of the guest, or the address, and kind become invalid. */
export const createLink = async (link: NewLink, world: World): Promise<string> => {
  const { kind, guestId, email } = link;
  const token = randomHex(32);
  const until = new Date(world.clock.now() + linkLifetimes[kind]).toISOString();
  await forgetExpiredLinks(world);
  await endLinksOfKind(link, world);
  await insertLink.all(world.tx, { tokenHash: await tokenHash(token), kind, guestId, email, expiresAt: until });
  return token;
};

/**
 * Mails a link that can be used once. Only the hash of its token is stored; the table `mail` stands for the mail provider and keeps valid
 * tokens. The mail belongs to the link's guest, or to `guestId`.
 */
export const mailLink = async (link: NewLink, world: World, guestId = link.guestId): Promise<void> => {
  const body = await createLink(link, world);
  await insertMail.all(world.tx, { guestId, toAddress: link.email, kind: link.kind, body, at: nowIso(world) });
};

/**
 * Stores a link whose token nobody gets, and a mail that its owner gets instead, or an unsent one. It runs the statements of `mailLink`, so
 * that the time of an answer does not reveal whether an account exists.
 */
export const mailWithoutLink = async (
  link: NewLink,
  mail: { readonly guestId: number; readonly kind: 'exists' } | null,
  world: World,
): Promise<void> => {
  await createLink(link, world);
  const { guestId, kind } = mail ?? { guestId: null, kind: unsentMail };
  await insertMail.all(world.tx, {
    guestId,
    toAddress: mail === null ? '' : link.email,
    kind,
    body: '',
    at: nowIso(world),
  });
};

/** Returns the link of a token, or null if it is unknown, used or expired. It can still be used afterwards. */
export const findLink = async (
  kind: LinkKind,
  token: string,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Row<'oneTimeLink'> | null> =>
  linkByHash.first(world.tx, { hash: await tokenHash(token), kind, now: new Date(world.clock.now()).toISOString() });

/** Uses a link up: it and its token in the mail are deleted. Returns null if the token is unknown, used or expired. */
export const useUpLink = async (kind: LinkKind, token: string, world: World): Promise<Row<'oneTimeLink'> | null> => {
  const link = await findLink(kind, token, world);
  if (link === null) return null;
  await endLinksOfKind({ kind, guestId: link.guestId, email: link.email }, world);
  return link;
};

/**
 * Makes all links of a guest invalid, as the password has changed, or the address that they were mailed to. A link that resets
 * the password of an account with the address stays valid for the other ones.
 */
export const endLinks = async (guestId: number, world: World): Promise<void> => {
  await deleteAllLinks.all(world.tx, { guestId });
  await eraseAllMails.all(world.tx, { guestId });
  await setResetsFrom.all(world.tx, { guestId, at: nowIso(world) });
};

/** The instant at which a link was made. */
export const madeAt = ({ kind, expiresAt: until }: Row<'oneTimeLink'>): string =>
  new Date(Date.parse(until) - linkLifetimes[kind]).toISOString();
