import { expect, test } from 'vitest';
import { hash } from '@node-rs/argon2';
import { from, robin, setUpAccounts } from '../../testing/accounts.ts';
import { createAccounts } from '../../foundation/accounts/accounts.ts';
import { createAttemptLimits } from '../../foundation/accounts/attempt-limits.ts';
import { createPasswords } from './passwords.ts';

test('hashes with argon2id; only the same password matches, and none matches a missing hash', async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash('a long walk home');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(hashed, 'a long walk home')).toBe(true);
  expect(await passwords.isRight(hashed, 'a long walk hom')).toBe(false);
  expect(await passwords.isRight(null, 'nobody has this password')).toBe(false);
});

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

test.each([
  ['less memory', { ...cost, memoryCost: 8192 }],
  ['fewer passes', { ...cost, timeCost: 1 }],
  ['another algorithm', { ...cost, algorithm: 1 as const }],
])('a hash with %s is renewed by the next log-in, and by that one only', async (_, oldCost) => {
  const test = setUpAccounts();
  const { world, run } = test;
  const accounts = createAccounts({ ...test, passwords: createPasswords(), attempts: createAttemptLimits() });
  await accounts.signUp(robin, from, world);
  const outdated = await hash(robin.password, oldCost);
  await run('update account set "passwordHash" = ?', outdated);
  const stored = async () =>
    (await run<{ passwordHash: string }>('select "passwordHash" from account'))[0]?.passwordHash;
  expect((await accounts.logIn({ ...robin, password: 'a wrong one' }, from, world)).ok).toBe(false);
  expect(await stored()).toBe(outdated);
  expect((await accounts.logIn(robin, from, world)).ok).toBe(true);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await accounts.logIn(robin, from, world)).ok).toBe(true);
  expect(await stored()).toBe(renewed);
});

test('a password that is changed while its old hash is renewed stays changed', async () => {
  const test = setUpAccounts();
  const { world, run } = test;
  const real = createPasswords();
  const other = await real.hash('quiet evening rain');
  const changing = {
    ...real,
    isOutdated: () => true,
    hash: async (password: string) => {
      await run('update account set "passwordHash" = ?', other);
      return real.hash(password);
    },
  };
  await createAccounts({ ...test, passwords: real, attempts: createAttemptLimits() }).signUp(robin, from, world);
  const accounts = createAccounts({ ...test, passwords: changing, attempts: createAttemptLimits() });
  expect(await accounts.logIn(robin, from, world)).toEqual({ ok: false, formError: 'wrong' });
  expect(await run('select "passwordHash" from account')).toEqual([{ passwordHash: other }]);
});

/** Passwords whose hashes of yesterday are outdated. */
const todaysPasswords = {
  hash: async (password: string) => `today ${password}`,
  isRight: async (hash: string | null, password: string) =>
    hash === `today ${password}` || hash === `yesterday ${password}`,
  isOutdated: (hash: string) => hash.startsWith('yesterday'),
};

const setUpYesterday = async (signUps: number) => {
  const test = setUpAccounts();
  const accounts = createAccounts({ ...test, passwords: todaysPasswords, attempts: createAttemptLimits() });
  for (let index = 0; index < signUps; index += 1) await accounts.signUp(robin, from, test.world);
  await test.run('update account set "passwordHash" = ?', `yesterday ${robin.password}`);
  const hashes = () => test.run('select distinct "passwordHash" from account');
  return { ...test, accounts, hashes, today: [{ passwordHash: `today ${robin.password}` }] };
};

test('of log-ins that renew an old hash at once all succeed', async () => {
  const { accounts, world, hashes, today } = await setUpYesterday(1);
  const logins = await Promise.all([1, 2, 3].map(() => accounts.logIn(robin, from, world)));
  expect(logins.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(await hashes()).toEqual(today);
});

test('a log-in that opens two accounts renews both hashes, and each can be chosen afterwards', async () => {
  const { accounts, world, hashes, today } = await setUpYesterday(2);
  const login = await accounts.logIn(robin, from, world);
  if (login.ok || login.formError !== 'account') throw new Error('no choice');
  expect(await hashes()).toEqual(today);
  for (const { token, guestId } of login.choices)
    expect(await accounts.logInChosen(token, from, world)).toMatchObject({ ok: true, guestId });
});
