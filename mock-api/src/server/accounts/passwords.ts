import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../foundation/accounts/account-parts.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How a hash with this cost begins, in the PHC format. */
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Passwords by argon2id. The cost is the one that OWASP recommends: 19 MiB, two passes, one lane. */
export const createPasswords = (): Passwords => {
  let dummyHash: Promise<string> | null = null;
  const hashed = (password: string) => hash(password, cost);
  return {
    hash: hashed,
    isOutdated: (storedHash) => !storedHash.startsWith(prefix),
    isRight: async (storedHash, password) => {
      dummyHash ??= hashed('nobody has this password');
      const isMatch = await verify(storedHash ?? (await dummyHash), password);
      return isMatch && storedHash !== null;
    },
  };
};
