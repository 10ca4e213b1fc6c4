import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { LinkKind } from '../../world/link-kind.ts';
import type { Row } from '../../world/tables.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { World } from '../../world/world.ts';
import { insertMail } from './statements.ts';

const hour = 3_600_000;

/** How long a mailed link can be used, in milliseconds. @assumed The documents name no time. */
export const linkLifetimes: Readonly<Record<LinkKind, number>> = {
  verify: 24 * hour,
  reset: hour,
  'confirm-email': 24 * hour,
  'second-factor': hour / 6,
};

const insertLink = statement(
  (db, $: Bind<{ hash: string; kind: LinkKind; guestId: number; email: string; until: string }>) =>
    db.insertInto('one_time_link').values({
      token_hash: $('hash'),
      kind: $('kind'),
      guest_id: $('guestId'),
      email: $('email'),
      expires_at: $('until'),
    }),
);

const linkByHash = statement((db, $: Bind<{ hash: string; kind: LinkKind; now: string }>) =>
  db
    .selectFrom('one_time_link')
    .selectAll()
    .where('token_hash', '=', $('hash'))
    .where('kind', '=', $('kind'))
    .where('expires_at', '>', $('now')),
);

const deleteAllLinks = statement((db, $: Bind<{ guestId: number }>) =>
  db.deleteFrom('one_time_link').where('guest_id', '=', $('guestId')),
);

const deleteLinks = statement((db, $: Bind<{ guestId: number; kind: LinkKind }>) =>
  db.deleteFrom('one_time_link').where('guest_id', '=', $('guestId')).where('kind', '=', $('kind')),
);

const deleteExpiredLinks = statement((db, $: Bind<{ now: string }>) =>
  db.deleteFrom('one_time_link').where('expires_at', '<=', $('now')),
);

const eraseMails = statement((db, $: Bind<{ email: string; kind: LinkKind }>) =>
  db.updateTable('mail').set({ body: '' }).where('to_address', '=', $('email')).where('kind', '=', $('kind')),
);

const eraseOldMails = statement((db, $: Bind<{ kind: LinkKind; before: string }>) =>
  db.updateTable('mail').set({ body: '' }).where('kind', '=', $('kind')).where('at', '<=', $('before')),
);

/** Thirty-two random bytes. Web Crypto, as the demo runs in the browser. */
const randomToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Deletes links that have expired, and their tokens from the mails. */
export const forgetExpiredLinks = async (world: World): Promise<void> => {
  await deleteExpiredLinks.all(world.tx, { now: nowIso(world) });
  for (const [kind, lifetime] of Object.entries(linkLifetimes)) {
    const before = new Date(world.clock.now() - lifetime).toISOString();
    await eraseOldMails.all(world.tx, { kind: kind as LinkKind, before });
  }
};

interface NewLink {
  readonly kind: LinkKind;
  readonly guestId: number;
  readonly email: string;
}

/** Stores a link that can be used once, and returns its token. Earlier links of the guest and kind become invalid. */
export const createLink = async ({ kind, guestId, email }: NewLink, world: World): Promise<string> => {
  const token = randomToken();
  const until = new Date(world.clock.now() + linkLifetimes[kind]).toISOString();
  await forgetExpiredLinks(world);
  await deleteLinks.all(world.tx, { guestId, kind });
  await insertLink.all(world.tx, { hash: await tokenHash(token), kind, guestId, email, until });
  return token;
};

/**
 * Mails a link that can be used once. Only the hash of its token is stored; the table `mail` stands for the provider that sends
 * mails, and keeps a token no longer than it is valid.
 */
export const mailLink = async (link: NewLink, world: World): Promise<void> => {
  const token = await createLink(link, world);
  await insertMail.all(world.tx, { to: link.email, kind: link.kind, body: token, at: nowIso(world) });
};

/** Returns the link of a token, or null if it is unknown, used or expired. It can still be used afterwards. */
export const findLink = async (
  kind: LinkKind,
  token: string,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Row<'one_time_link'> | null> =>
  linkByHash.first(world.tx, { hash: await tokenHash(token), kind, now: new Date(world.clock.now()).toISOString() });

/** Uses a link up: it and its token in the mail are deleted. Returns null if the token is unknown, used or expired. */
export const useUpLink = async (kind: LinkKind, token: string, world: World): Promise<Row<'one_time_link'> | null> => {
  const link = await findLink(kind, token, world);
  if (link === null) return null;
  await deleteLinks.all(world.tx, { guestId: link.guest_id, kind });
  await eraseMails.all(world.tx, { email: link.email, kind });
  return link;
};

/** Makes all links of a guest invalid, as they were mailed to an address that is no longer the guest's. */
export const endLinks = async (guestId: number, { tx }: World): Promise<void> => {
  await deleteAllLinks.all(tx, { guestId });
};
