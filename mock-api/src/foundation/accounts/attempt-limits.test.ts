import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aWorld, seeded } from '../../testing/a-world.ts';
import { from, plainPasswords, robin } from '../../testing/accounts.ts';
import { runInWorld } from '../../world/world.ts';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import { seededRandom } from '../../server/worlds/worlds.ts';
import { createWorld } from '../../create-world.ts';
import { createAccounts } from './accounts.ts';
import { createFactorCipher } from '../../server/accounts/factor-cipher.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createTokens } from '../../server/accounts/tokens.ts';

const directory = mkdtempSync(join(tmpdir(), 'lounge-attempts-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Starts a server's accounts on a file. */
const start = (now: () => number) => {
  const world = createWorld('main', fileWorld(join(directory, 'world.db'), seeded()), { now }, seededRandom(1));
  const tokens = createTokens('a secret');
  return {
    world,
    accounts: createAccounts({
      tokens,
      passwords: plainPasswords,
      attempts: createAttemptLimits(),
      factorCipher: createFactorCipher('a secret'),
      note: () => undefined,
    }),
  };
};

test('a lock-out survives a restart of the server, and ends after a quarter of an hour', async () => {
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const first = start(() => now);
  await first.accounts.signUp(robin, from, first.world);
  for (let attempt = 0; attempt < 5; attempt += 1)
    await first.accounts.logIn({ ...robin, password: 'a long walk' }, from, first.world);
  first.world.database.close();
  const second = start(() => now);
  expect(await second.accounts.logIn(robin, from, second.world)).toEqual({ ok: false, formError: 'tooMany' });
  now += 15 * 60_000;
  expect(await second.accounts.logIn(robin, from, second.world)).toMatchObject({ ok: true });
  second.world.database.close();
});

test('the table of attempts contains neither addresses of mails nor of visitors, and old attempts are deleted', async () => {
  const { world, run, pass } = aWorld();
  const attempts = createAttemptLimits();
  await attempts.consumeLogIn('robin@example.com', '192.0.2.1', world);
  const stored = await run('select * from attempt');
  expect(stored).toHaveLength(3);
  expect(JSON.stringify(stored)).not.toMatch(/robin|192\.0/);
  pass(15 * 60_000);
  await attempts.consumeSignUp('192.0.2.1', world);
  expect(await run('select count from attempt')).toEqual([{ count: 1 }]);
});

test('every address, account and kind of attempt has a count of its own', async () => {
  const { world } = aWorld();
  const attempts = createAttemptLimits({ ofPair: 1, ofAddress: 1, ofAccount: 1, ofSignUps: 1, ofResets: 1 });
  const consume = async (address: string, email: string) => [
    await attempts.consumeLogIn(email, address, world),
    await attempts.consumeSignUp(address, world),
    await attempts.consumeReset(address, world),
  ];
  expect(await consume('192.0.2.1', 'robin@example.com')).toEqual([true, true, true]);
  expect(await consume('192.0.2.2', 'kim@example.com')).toEqual([true, true, true]);
  expect(await consume('192.0.2.1', 'robin@example.com')).toEqual([false, false, false]);
});

test.each([
  ['from one address', 'ofAddress', (at: number) => [`robin${at}@example.com`, '192.0.2.1']],
  ['to one account', 'ofAccount', (at: number) => ['robin@example.com', `192.0.2.${at}`]],
] as const)('right passwords %s are not counted, wrong ones before them are', async (_, limit, attemptAt) => {
  const { world } = aWorld();
  const attempts = createAttemptLimits({ [limit]: 2 });
  const consume = (at: number) => {
    const [email = '', address = ''] = attemptAt(at);
    return attempts.consumeLogIn(email, address, world);
  };
  expect(await consume(0)).toBe(true);
  for (let at = 1; at < 5; at += 1) {
    expect(await consume(at)).toBe(true);
    const [email = '', address = ''] = attemptAt(at);
    await runInWorld(world, true, (change) => attempts.resetLogIn(email, address, change));
  }
  expect([await consume(5), await consume(6)]).toEqual([true, false]);
});
