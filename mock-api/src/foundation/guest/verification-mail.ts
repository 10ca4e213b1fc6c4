import { mailLink } from './one-time-links.ts';
import { ownerOfEmail } from '../session/statements.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { insertMail, verifyMailsSince } from './statements.ts';

/** Mails to one address per hour. @assumed The documents name no limit. */
const maxMails = 6;

/**
 * Mails the link that verifies an address. If the address belongs to another guest, its owner is mailed that somebody tried,
 * with links to log in and to reset the password; the sender sees no difference. Returns false, and mails nothing, if the address
 * has had enough mails.
 */
export const mailVerification = async (
  { guestId, email }: { readonly guestId: number; readonly email: string },
  world: World,
): Promise<boolean> => {
  const since = new Date(world.clock.now() - 3_600_000).toISOString();
  const { total } = (await verifyMailsSince.first(world.tx, { to: email, since })) ?? { total: 0 };
  if (total >= maxMails) return false;
  const owner = await ownerOfEmail.first(world.tx, { email });
  if (owner === null || owner.guest_id === guestId) await mailLink({ kind: 'verify', guestId, email }, world);
  else await insertMail.all(world.tx, { to: email, kind: 'exists', body: '', at: nowIso(world) });
  return true;
};
