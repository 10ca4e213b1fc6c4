import { countAttempt, forgetAttempts, takeAttemptBack } from '../session/index.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';

/** Limits log-ins and sign-ups, against guessed passwords and mass sign-ups. Counts are stored in the world. */
export interface AttemptLimits {
  /** Counts a log-in to this account from this address, before it is checked. Returns false if the limit is reached. */
  consumeLogIn(world: WorldParts, email: string, address: string): Promise<boolean>;
  /** Counts a log-in to this account from a device that it knows. Returns false if the limit is reached. */
  consumeKnown(world: WorldParts, guestId: number, device: string): Promise<boolean>;
  /** Resets the count of a device after a correct password. */
  resetKnown(world: World, guestId: number, device: string): Promise<void>;
  /** Resets the count after a correct password. */
  resetLogIn(world: World, email: string, address: string): Promise<void>;
  /** Counts a sign-up from this address. Returns false if the limit is reached. */
  consumeSignUp(world: WorldParts, address: string): Promise<boolean>;
  /** Counts a request to reset a password from this address. Returns false if the limit is reached. */
  consumeReset(world: WorldParts, address: string): Promise<boolean>;
}

/**
 * Limits of attempts per quarter of an hour, counted before they are checked. Account and address count as a pair, so that guessing does
 * not lock the owner out; a device that the account knows has five of its own.
 * @assumed The documents name no limit.
 */
export const createAttemptLimits = ({
  ofPair = 5,
  ofAddress = 50,
  ofAccount = 100,
  ofSignUps = 200,
  ofResets = 20,
} = {}): AttemptLimits => ({
  consumeLogIn: (parts, email, address) =>
    runInWorld(
      parts,
      true,
      async (world) =>
        (await countAttempt(['address', address], ofAddress, world)) &&
        (await countAttempt(['pair', email, address], ofPair, world)) &&
        (await countAttempt(['account', email], ofAccount, world)),
    ),
  consumeKnown: (parts, guestId, device) =>
    runInWorld(parts, true, (world) => countAttempt(['device', String(guestId), device], ofPair, world)),
  resetKnown: (world, guestId, device) => forgetAttempts(['device', String(guestId), device], world),
  resetLogIn: async (world, email, address) => {
    await forgetAttempts(['pair', email, address], world);
    await takeAttemptBack(['address', address], world);
    await takeAttemptBack(['account', email], world);
  },
  consumeSignUp: (parts, address) =>
    runInWorld(parts, true, (world) => countAttempt(['sign-up', address], ofSignUps, world)),
  consumeReset: (parts, address) =>
    runInWorld(parts, true, (world) => countAttempt(['reset', address], ofResets, world)),
});
