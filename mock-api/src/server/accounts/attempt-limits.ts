import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Limits log-ins and sign-ups, against guessed passwords and mass sign-ups. */
export interface AttemptLimits {
  /** Counts a log-in to this account from this address, before it is checked. Returns false if the limit is reached. */
  consumeLogIn(email: string, address: string): Promise<boolean>;
  /** Resets the count after a correct password. */
  resetLogIn(email: string, address: string): Promise<void>;
  /** Counts a sign-up from this address. Returns false if the limit is reached. */
  consumeSignUp(address: string): Promise<boolean>;
}

const seconds = 15 * 60;

/**
 * Limits per quarter of an hour: five wrong passwords for an account from one address, fifty from one address, a hundred for
 * one account, two hundred sign-ups from one address. Account and address are counted as a pair, so that guessing does not lock
 * the owner out. Attempts are counted before they are checked, so that simultaneous ones all count. @assumed The documents name
 * no limit.
 */
export const createAttemptLimits = ({
  ofPair = 5,
  ofAddress = 50,
  ofAccount = 100,
  ofSignUps = 200,
} = {}): AttemptLimits => {
  const limitOf = (points: number) => new RateLimiterMemory({ points, duration: seconds });
  const [pairs, addresses, accounts, signUps] = [
    limitOf(ofPair),
    limitOf(ofAddress),
    limitOf(ofAccount),
    limitOf(ofSignUps),
  ];
  const pairOf = (email: string, address: string) => JSON.stringify([email, address]);
  const consume = (limit: RateLimiterMemory, key: string): Promise<boolean> =>
    limit.consume(key).then(
      () => true,
      () => false,
    );
  return {
    consumeLogIn: async (email, address) =>
      (await consume(addresses, address)) &&
      (await consume(pairs, pairOf(email, address))) &&
      (await consume(accounts, email)),
    resetLogIn: async (email, address) => {
      await pairs.delete(pairOf(email, address));
      await addresses.reward(address);
      await accounts.reward(email);
    },
    consumeSignUp: (address) => consume(signUps, address),
  };
};
