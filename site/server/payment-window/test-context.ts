import { randomHex, type WorldParts } from '@lounge/mock-api';
import {
  createAccounts,
  createAttemptLimits,
  hashOfToken,
  memoryWorld,
  readSeeds,
  templateOf,
  createWorld,
  seededRandom,
} from '@lounge/mock-api/server';
import { guestIsLoggedIn } from '@lounge/mock-api/states';
import type { StepContext } from '../step.ts';

/** The guest of tests of the window. */
export const testGuestId = 7;
const clock = { now: () => Date.parse('2026-11-20T19:00:00.000Z') };
let template: Buffer | null = null;

/** Tokens that are their cookies, and no known devices. */
export const testTokens = {
  newCookie: () => randomHex(32),
  hashOf: hashOfToken,
  ofCookie: (cookie: string) => cookie,
  everyOfCookie: (cookie: string) => [cookie],
  anonymous: () => '',
  read: () => Promise.resolve(null),
  readCookie: () => Promise.resolve(null),
  readSession: () => Promise.resolve(null),
  devices: { nameFor: () => null, remember: () => '' },
};

/** The context of a step in a seeded world, with a guest whose age check is passed. */
export const createContext = async (clockOf = clock): Promise<StepContext & { world: WorldParts }> => {
  const world = createWorld('test', memoryWorld((template ??= templateOf(readSeeds()))), clockOf, seededRandom(1));
  await guestIsLoggedIn.setUp({ guestId: testGuestId, token: 'a' }, world);
  const passwords = {
    hash: (text: string) => Promise.resolve(text),
    isRight: () => Promise.resolve(false),
    isOutdated: () => false,
  };
  const factorCipher = { encrypt: () => '', decrypt: () => null, isCurrent: () => true };
  const accounts = createAccounts({
    tokens: testTokens,
    passwords,
    attempts: createAttemptLimits(),
    factorCipher,
    note: () => undefined,
  });
  return { world, language: 'en', brand: 'velvet', session: null, accounts, address: '127.0.0.1', userAgent: null };
};
