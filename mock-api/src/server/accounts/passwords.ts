import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes and checks passwords with argon2id. The cost is the one that OWASP recommends: 19 MiB, two passes, one lane.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist: `null` is checked against a hash that nothing fits. */
  isRight(hashed: string | null, password: string): Promise<boolean>;
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords as the reference server keeps them. */
export const createPasswords = (): Passwords => {
  let nobody: Promise<string> | null = null;
  const hashed = (password: string) => hash(password, cost);
  return {
    hash: hashed,
    isRight: async (kept, password) => {
      nobody ??= hashed('nobody has this password');
      const fits = await verify(kept ?? (await nobody), password);
      return fits && kept !== null;
    },
  };
};
