import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts attempts that failed, so that nobody can guess passwords. */
export interface Attempts {
  /** Whether one more attempt may be made for this account from this address. */
  isOpen(email: string, address: string): Promise<boolean>;
  failed(email: string, address: string): Promise<void>;
  succeeded(email: string): Promise<void>;
}

const seconds = 15 * 60;

/**
 * Five wrong passwords for an account, or fifty from an address, and nothing more is tried for a quarter of an hour.
 * @assumed The documents name no limit.
 */
export const createAttempts = ({ ofAccount = 5, ofAddress = 50 } = {}): Attempts => {
  const accounts = new RateLimiterMemory({ points: ofAccount, duration: seconds });
  const addresses = new RateLimiterMemory({ points: ofAddress, duration: seconds });
  const isSpent = async (limit: RateLimiterMemory, key: string, points: number): Promise<boolean> =>
    ((await limit.get(key))?.consumedPoints ?? 0) >= points;
  const count = (limit: RateLimiterMemory, key: string): Promise<unknown> => limit.penalty(key);
  return {
    isOpen: async (email, address) =>
      !(await isSpent(accounts, email, ofAccount)) && !(await isSpent(addresses, address, ofAddress)),
    failed: async (email, address) => {
      await count(accounts, email);
      await count(addresses, address);
    },
    succeeded: async (email) => void (await accounts.delete(email)),
  };
};
