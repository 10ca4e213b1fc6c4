import { addressKey } from '../../world/address-key.ts';
import type { World } from '../../world/world.ts';
import { countAttempt } from '../session/index.ts';

const hourMs = 3_600_000;

/**
 * Mails of each kind to one mailbox, and the time for which they count, from the first one. `unproven` are notices to an address that nobody
 * has verified.
 * @assumed The documents name no limit.
 */
const limits = {
  verify: { max: 6, ms: hourMs },
  'confirm-email': { max: 3, ms: hourMs },
  reset: { max: 3, ms: hourMs },
  unproven: { max: 10, ms: 24 * hourMs },
} as const;

/** Counts a mail to a mailbox, however its address is written: anybody may name it. Returns false if it has had enough of them. */
export const countAccountMail = (
  kind: keyof typeof limits,
  email: string,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<boolean> =>
  countAttempt(['account-mail', kind, addressKey(email)], limits[kind].max, world, limits[kind].ms);
