import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aWorld, seeded } from '../../testing/a-world.ts';
import { from, plainPasswords, robin } from '../../testing/accounts.ts';
import { fileWorld } from '../worlds/sqlite.ts';
import { createWorld, seededRandom } from '../worlds/worlds.ts';
import { createAccounts } from './accounts.ts';
import { createFactorCipher } from './factor-cipher.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createTokens } from './tokens.ts';

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
  await first.accounts.signUp(first.world, robin, from);
  for (let attempt = 0; attempt < 5; attempt += 1)
    await first.accounts.logIn(first.world, { ...robin, password: 'a long walk' }, from);
  first.world.database.close();
  const second = start(() => now);
  expect(await second.accounts.logIn(second.world, robin, from)).toEqual({ ok: false, formError: 'tooMany' });
  now += 15 * 60_000;
  expect(await second.accounts.logIn(second.world, robin, from)).toMatchObject({ ok: true });
  second.world.database.close();
});

test('the table of attempts contains neither addresses of mails nor of visitors, and old attempts are deleted', async () => {
  const { world, run, pass } = aWorld();
  const attempts = createAttemptLimits();
  await attempts.consumeLogIn(world, 'robin@example.com', '192.0.2.1');
  const stored = await run('select * from attempt');
  expect(stored).toHaveLength(3);
  expect(JSON.stringify(stored)).not.toMatch(/robin|192\.0/);
  pass(15 * 60_000);
  await attempts.consumeSignUp(world, '192.0.2.1');
  expect(await run('select count from attempt')).toEqual([{ count: 1 }]);
});
