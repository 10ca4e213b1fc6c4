import { createAccounts } from '../foundation/accounts/accounts.ts';
import type { AccountEvent } from '../foundation/accounts/account-events.ts';
import { createAttemptLimits } from '../foundation/accounts/attempt-limits.ts';
import type { Passwords } from '../foundation/accounts/account-parts.ts';
import { createFactorCipher } from '../server/accounts/factor-cipher.ts';
import { createTokens } from '../server/accounts/tokens.ts';
import { aWorld } from './a-world.ts';

/** Passwords without hashing, for speed; `passwords.test.ts` tests the real ones. */
export const plainPasswords: Passwords = {
  hash: async (password) => `hashed ${password}`,
  isRight: async (hashed, password) => hashed === `hashed ${password}`,
  isOutdated: () => false,
};

/** A sign-up. */
export const robin = { email: ' Robin@Example.com', password: 'a long walk home', name: 'Robin', hasAgreed: true };

/** The browser of the tests, without a session. */
export const from = { address: '127.0.0.1', cookie: null, userAgent: null };

/** The proof of somebody who is not logged in and knows robin’s password. */
export const proof = { session: null, password: robin.password, address: from.address };

/** Creates a world with accounts, whose passwords are not hashed. */
export const setUpAccounts = () => {
  const tokens = createTokens('a secret');
  const testWorld = aWorld();
  const factorCipher = createFactorCipher('a secret');
  const events: AccountEvent[] = [];
  const note = (event: AccountEvent) => void events.push(event);
  return {
    ...testWorld,
    tokens,
    note,
    factorCipher,
    /** The events of accounts, in order. */
    events,
    accounts: createAccounts({
      tokens,
      passwords: plainPasswords,
      attempts: createAttemptLimits(),
      factorCipher,
      note,
    }),
    /** All mails that are sent, in order. */
    mails: () =>
      testWorld.run<{ toAddress: string; kind: string; body: string }>(
        `select "toAddress", kind, body from mail where kind != 'unsent' order by id`,
      ),
  };
};

/** Signs robin up. Returns the id of the guest. */
export const anAccount = async (
  { accounts, world, mails }: ReturnType<typeof setUpAccounts>,
  { isVerified = false } = {},
): Promise<number> => {
  const result = await accounts.signUp(robin, from, world);
  if (!result.ok) throw new Error(`no account: ${result.formError}`);
  if (isVerified) await accounts.verify((await mails()).at(-1)?.body ?? '', proof, world);
  return result.guestId;
};
