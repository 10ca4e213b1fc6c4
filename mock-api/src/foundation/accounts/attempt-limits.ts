import { countAttempt, forgetAttempts, takeAttemptBack } from '../session/index.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';

/** Limits log-ins and sign-ups, against guessed passwords and mass sign-ups. Counts are stored in the world. */
export interface AttemptLimits {
  /** Counts a log-in to this account from this address, before it is checked. Returns false if the limit is reached. */
  consumeLogIn(email: string, address: string, world: WorldParts): Promise<boolean>;
  /** Counts a log-in to this account from a device that it knows. Returns false if the limit is reached. */
  consumeKnown(guestId: number, device: string, world: WorldParts): Promise<boolean>;
  /** Resets the count of a device after a correct password. */
  resetKnown(guestId: number, device: string, world: World): Promise<void>;
  /** Resets the count after a correct password. */
  resetLogIn(email: string, address: string, world: World): Promise<void>;
  /** Counts a sign-up from this address. Returns false if the limit is reached. */
  consumeSignUp(address: string, world: WorldParts): Promise<boolean>;
  /** Counts a request to reset a password from this address. Returns false if the limit is reached. */
  consumeReset(address: string, world: WorldParts): Promise<boolean>;
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
  consumeLogIn: (email, address, parts) =>
    runInWorld(
      parts,
      true,
      async (world) =>
        (await countAttempt(['address', address], ofAddress, world)) &&
        (await countAttempt(['pair', email, address], ofPair, world)) &&
        (await countAttempt(['account', email], ofAccount, world)),
    ),
  consumeKnown: (guestId, device, parts) =>
    runInWorld(parts, true, (world) => countAttempt(['device', String(guestId), device], ofPair, world)),
  resetKnown: (guestId, device, world) => forgetAttempts(['device', String(guestId), device], world),
  resetLogIn: async (email, address, world) => {
    await forgetAttempts(['pair', email, address], world);
    await takeAttemptBack(['address', address], world);
    await takeAttemptBack(['account', email], world);
  },
  consumeSignUp: (address, parts) =>
    runInWorld(parts, true, (world) => countAttempt(['sign-up', address], ofSignUps, world)),
  consumeReset: (address, parts) =>
    runInWorld(parts, true, (world) => countAttempt(['reset', address], ofResets, world)),
});
