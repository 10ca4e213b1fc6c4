import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts attempts, so that nobody can guess passwords or fill the books with accounts. */
export interface Attempts {
  /** Takes an attempt to log in to this account from this address, before anything is checked; false where none is left. */
  takeLogIn(email: string, address: string): Promise<boolean>;
  /** Gives back what a right password took, and forgives the wrong ones before it. */
  forgive(email: string, address: string): Promise<void>;
  /** Takes a sign-up from this address; false where none is left. */
  takeSignUp(address: string): Promise<boolean>;
}

const seconds = 15 * 60;

/**
 * Five wrong passwords for an account from one address, fifty from an address or a hundred for an account from wherever, and
 * nothing more is tried for a quarter of an hour; nor does an address open more than two hundred accounts in it. Account and
 * address count together, so that who guesses at an account does not lock its owner out. Attempts are taken before they are
 * checked, so that many at once count as many. @assumed The documents name no limit.
 */
export const createAttempts = ({ ofPair = 5, ofAddress = 50, ofAccount = 100, ofSignUps = 200 } = {}): Attempts => {
  const limitOf = (points: number) => new RateLimiterMemory({ points, duration: seconds });
  const [pairs, addresses, accounts, signUps] = [
    limitOf(ofPair),
    limitOf(ofAddress),
    limitOf(ofAccount),
    limitOf(ofSignUps),
  ];
  const pairOf = (email: string, address: string) => JSON.stringify([email, address]);
  const take = (limit: RateLimiterMemory, key: string): Promise<boolean> =>
    limit.consume(key).then(
      () => true,
      () => false,
    );
  return {
    takeLogIn: async (email, address) =>
      (await take(addresses, address)) && (await take(pairs, pairOf(email, address))) && (await take(accounts, email)),
    forgive: async (email, address) => {
      await pairs.delete(pairOf(email, address));
      await addresses.reward(address);
      await accounts.reward(email);
    },
    takeSignUp: (address) => take(signUps, address),
  };
};
