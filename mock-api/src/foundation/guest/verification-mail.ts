import { countAccountMail } from './account-mails.ts';
import { mailWithoutLink, mailLink } from './one-time-links.ts';
import { ownerOfEmail } from '../session/statements.ts';
import type { World } from '../../world/world.ts';

/**
 * Mails the link that verifies an address; if another guest has it, its owner is mailed about the attempt, and the sender sees no
 * difference. Returns false, and mails nothing, if its mailbox has had enough mails.
 */
export const mailVerification = async (
  { guestId, email }: { readonly guestId: number; readonly email: string },
  world: World,
): Promise<boolean> => {
  const mayMail = await countAccountMail('verify', email, world);
  // Before the limit, so that a sign-up does the same in any case.
  const owner = await ownerOfEmail.first(world.tx, { email });
  if (!mayMail) return false;
  const link = { kind: 'verify', guestId, email } as const;
  if (owner === null || owner.guestId === guestId) await mailLink(link, world);
  else await mailWithoutLink(link, { guestId: owner.guestId, kind: 'exists' }, world);
  return true;
};
