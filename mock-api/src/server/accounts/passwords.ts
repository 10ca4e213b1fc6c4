import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes and checks passwords with argon2id. The cost is the one that OWASP recommends: 19 MiB, two passes, one lane.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null, for an account that does not exist, is checked against a dummy hash, so that it takes as long. */
  isRight(hashed: string | null, password: string): Promise<boolean>;
  /** Whether a hash has another algorithm or cost than new ones. */
  isOutdated(hashed: string): boolean;
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How a hash with this cost begins, in the PHC format. */
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** The password hashing of the reference server. */
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
