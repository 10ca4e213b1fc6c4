import { secondFactors, setFactorSecret } from '../session/statements.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import type { FactorCipher } from './account-parts.ts';

/** The value that earlier versions stored: the secret itself, in base 32. */
const isPlain = (stored: string): boolean => /^[A-Z2-7]+$/.test(stored);

/**
 * Encrypts the secrets of all second factors with the server's present secret when it starts, so that no previous secret and no format of
 * earlier versions is needed. Returns how many were written.
 */
export const renewFactors = (parts: WorldParts, cipher: FactorCipher): Promise<number> =>
  runInWorld(parts, true, async ({ tx }) => {
    let written = 0;
    for (const { guestId, secret: stored } of await secondFactors.all(tx)) {
      if (cipher.isCurrent(guestId, stored)) continue;
      const secret = isPlain(stored) ? stored : cipher.decrypt(guestId, stored);
      if (secret === null) continue;
      await setFactorSecret.all(tx, { guestId, secret: cipher.encrypt(guestId, secret) });
      written += 1;
    }
    return written;
  });
