import { addressKey } from '../../world/address-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { Row } from '../../world/tables.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { World } from '../../world/world.ts';
import { forgetMailboxes, mailboxByKey, mailboxByToken, putMailbox } from './share-statements.ts';

/** How long the link of a mail works that nobody used, from the last mail. @assumed */
const keptForMs = 365 * 86_400_000;

/** The mailbox of an address, whose row is written anew; the table has no address. */
export const mailboxOf = async (email: string, world: World): Promise<Row<'shareMailbox'>> => {
  const key = await tokenHash(addressKey(email));
  await forgetMailboxes.all(world.tx, { before: new Date(world.clock.now() - keptForMs).toISOString() });
  const before = await mailboxByKey.first(world.tx, { key });
  const at = before?.isOff === 1 ? before.at : nowIso(world);
  const mailbox = { key, token: before?.token ?? randomHex(16), isOff: before?.isOff ?? 0, at };
  await putMailbox.all(world.tx, mailbox);
  return mailbox;
};

/** Whether the mailbox of a mail's token gets such mails; null for an unknown token. */
export const shareMailsOfToken = async (
  token: string,
  { tx }: Pick<World, 'tx'>,
): Promise<{ isOn: boolean } | null> => {
  const row = await mailboxByToken.first(tx, { token });
  return row === null ? null : { isOn: row.isOff === 0 };
};

/** Ends the mails to a mailbox by the token of one of them, or takes that back, any number of times. Returns whether the token is known. */
export const setShareMails = async (token: string, state: 'on' | 'off', world: World): Promise<boolean> => {
  const row = await mailboxByToken.first(world.tx, { token });
  if (row === null) return false;
  const isOff = state === 'off' ? 1 : 0;
  if (row.isOff !== isOff) await putMailbox.all(world.tx, { ...row, isOff, at: nowIso(world) });
  return true;
};
