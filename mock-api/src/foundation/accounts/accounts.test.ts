import { guestInitData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { from, plainPasswords, robin, setUpAccounts } from '../../testing/accounts.ts';
import { noteLanguage } from '../guest/note-language.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';
import { createAccounts } from './accounts.ts';
import { createFactorCipher } from '../../server/accounts/factor-cipher.ts';
import type { LoginResult } from './log-in.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createPasswords } from '../../server/accounts/passwords.ts';

const cookieIn = (result: LoginResult): string => {
  if (!result.ok) throw new Error(`no session: ${result.formError}`);
  return result.cookie;
};

test('signing up logs the guest in and stores hashes of token and password only', async () => {
  const { accounts, world, tokens, run } = setUpAccounts();
  const cookie = cookieIn(await accounts.signUp(robin, from, world));
  const token = tokens.ofCookie(cookie);
  const bearer = await tokens.read(token, world);
  const data = await testClient(world).answer(guestInitData, {}, { guestId: bearer?.guestId ?? null });
  expect(data).toMatchObject({ name: 'Robin', email: 'robin@example.com', isEmailVerified: false });
  const stored = JSON.stringify([await run('select * from session'), await run('select * from account')]);
  expect(stored).toContain(hashOfToken(token));
  for (const secret of [cookie, token]) expect(stored).not.toContain(secret);
  expect(await tokens.read(cookie, world)).toBeNull();
});

test.each([
  ['an invalid address', { email: 'robin' }, 'email'],
  ['a short password', { password: 'short12' }, 'password'],
  ['a blank password', { password: '        ' }, 'password'],
  ['a common password', { password: '12345678' }, 'passwordCommon'],
  ['the address as password', { password: 'robin@example.com' }, 'passwordPersonal'],
  ['no name', { name: '  ' }, 'name'],
  ['a long name', { name: 'x'.repeat(41) }, 'name'],
  ['a name that shows nothing', { name: '\u200B' }, 'name'],
  ['a name that turns the text around', { name: 'Kim\u202E' }, 'name'],
  ['no agreement', { hasAgreed: false }, 'terms'],
])('rejects a sign-up with %s', async (_, wrong, formError) => {
  const { accounts, world, run } = setUpAccounts();
  expect(await accounts.signUp({ ...robin, ...wrong }, from, world)).toEqual({ ok: false, formError });
  expect(await run('select * from account')).toEqual([]);
});

test('a name may have forty characters and is stored without the spaces around it', async () => {
  const { accounts, world, run } = setUpAccounts();
  const result = await accounts.signUp({ ...robin, name: ` ${'x'.repeat(40)} ` }, from, world);
  expect(result).toMatchObject({ ok: true, hasCancelledDeletion: false });
  expect(await run('select name from guest')).toEqual([{ name: 'x'.repeat(40) }]);
});

test('of a user agent 400 characters are stored', async () => {
  const { accounts, world, run } = setUpAccounts();
  await accounts.signUp(robin, { ...from, userAgent: 'x'.repeat(500) }, world);
  expect(await run('select length("userAgent") as length from session')).toEqual([{ length: 400 }]);
});

test('mails are in the language of the page where the guest was last', async () => {
  const { accounts, world, run } = setUpAccounts();
  const languages = () => run('select language from account');
  const signedUp = await accounts.signUp(robin, { ...from, language: 'de' }, world);
  expect(await languages()).toEqual([{ language: 'de' }]);
  await noteLanguage(world, signedUp.ok ? signedUp.guestId : 0, 'es');
  expect(await languages()).toEqual([{ language: 'es' }]);
  await accounts.logIn(robin, { ...from, language: 'nl' }, world);
  expect(await languages()).toEqual([{ language: 'nl' }]);
});

test('logging in starts a session with new tokens and ends the previous one', async () => {
  const { accounts, world, tokens } = setUpAccounts();
  const first = cookieIn(await accounts.signUp(robin, from, world));
  const published: unknown[] = [];
  world.bus.subscribe((delivery) => void published.push(delivery));
  const second = cookieIn(await accounts.logIn(robin, { ...from, cookie: first }, world));
  expect(second).not.toBe(first);
  const session = hashOfToken(tokens.ofCookie(first));
  expect(published).toMatchObject([{ to: { session }, message: { type: 'sessionExpired' } }]);
  expect(await tokens.read(tokens.ofCookie(first), world)).toBeNull();
  expect(await tokens.read(tokens.ofCookie(second), world)).toMatchObject({ guestId: expect.any(Number) as number });
});

test('a wrong password and an unknown address give the same error, and after five attempts all are rejected', async () => {
  const { accounts, world } = setUpAccounts();
  await accounts.signUp(robin, from, world);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  const unknown = { email: 'nobody@example.com', password: 'a long walk' };
  expect(await accounts.logIn(unknown, from, world)).toEqual({ ok: false, formError: 'wrong' });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await accounts.logIn(wrong, from, world)).toEqual({ ok: false, formError: 'wrong' });
  }
  expect(await accounts.logIn(robin, from, world)).toEqual({ ok: false, formError: 'tooMany' });
});

test('wrong passwords lock the owner of an account out only if they come from many addresses', async () => {
  const { accounts, world } = setUpAccounts();
  await accounts.signUp(robin, from, world);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  const guessFrom = async (address: string) => {
    for (let attempt = 0; attempt < 6; attempt += 1) await accounts.logIn(wrong, { ...from, address }, world);
  };
  await guessFrom('192.0.2.1');
  expect((await accounts.logIn(robin, from, world)).ok).toBe(true);
  for (let host = 2; host <= 19; host += 1) await guessFrom(`192.0.2.${host}`);
  expect((await accounts.logIn(robin, from, world)).ok).toBe(true);
  await guessFrom('192.0.2.20');
  expect(await accounts.logIn(robin, from, world)).toEqual({ ok: false, formError: 'tooMany' });
});

test('a hundred simultaneous attempts count as a hundred', async () => {
  const { accounts, world } = setUpAccounts();
  await accounts.signUp(robin, from, world);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => accounts.logIn(wrong, from, world)));
  expect(answers.filter((each) => !each.ok && each.formError === 'wrong')).toHaveLength(5);
});

test('failed log-ins do not block sign-ups; sign-ups of one address are limited', async () => {
  const attempts = createAttemptLimits({ ofSignUps: 2 });
  const { world, tokens } = setUpAccounts();
  const accounts = createAccounts({
    tokens,
    passwords: plainPasswords,
    attempts,
    factorCipher: createFactorCipher('a secret'),
    note: () => undefined,
  });
  for (let attempt = 0; attempt < 60; attempt += 1) await accounts.logIn({ email: '', password: '' }, from, world);
  const signUps = ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => ({ ...robin, email }));
  const formErrors: (string | null)[] = [];
  for (const each of signUps) {
    const result = await accounts.signUp(each, from, world);
    formErrors.push(result.ok ? null : result.formError);
  }
  expect(formErrors).toEqual([null, null, 'tooMany']);
});

test('a guest without a password cannot log in', async () => {
  const { world, tokens, run } = setUpAccounts();
  const accounts = createAccounts({
    tokens,
    passwords: createPasswords(),
    attempts: createAttemptLimits(),
    factorCipher: createFactorCipher('a secret'),
    note: () => undefined,
  });
  await run(`insert into account (email, "guestId", "passwordHash", "isVerified", "createdAt")
    values ('robin@example.com', 7, '', 0, '')`);
  expect(await accounts.logIn(robin, from, world)).toEqual({ ok: false, formError: 'wrong' });
  expect(await accounts.logIn({ ...robin, password: '' }, from, world)).toEqual({ ok: false, formError: 'wrong' });
  const source = { guestId: 7, session: '', address: from.address };
  expect(await accounts.checkPassword('', source, world)).toEqual({ error: 'wrongPassword' });
});

test('a correct password resets the count of wrong ones', async () => {
  const { accounts, world } = setUpAccounts();
  await accounts.signUp(robin, from, world);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) await accounts.logIn(wrong, from, world);
    expect((await accounts.logIn(robin, from, world)).ok).toBe(true);
  }
});
