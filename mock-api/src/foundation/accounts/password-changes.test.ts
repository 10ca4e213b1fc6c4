import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../session/states.ts';
import { anAccount, from, plainPasswords, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import type { Delivery } from '../../world/bus.ts';
import { createAccounts } from './accounts.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

const next = 'quiet evening rain';
const { address } = from;

/** Signs robin up, logs robin in twice more, and records the pushes from then on. */
const loggedIn = async () => {
  const test = setUpAccounts();
  const guestId = await anAccount(test, { isVerified: true });
  const cookies = [];
  for (let index = 0; index < 2; index += 1) {
    const result = await test.accounts.logIn(robin, from, test.world);
    if (result.ok) cookies.push(result.cookie);
  }
  const sessions = cookies.map((cookie) => hashOfToken(test.tokens.ofCookie(cookie)));
  const pushes: Delivery[] = [];
  test.world.bus.subscribe((each) => pushes.push(each));
  const tokenOfReset = async () => (await test.mails()).findLast(({ kind }) => kind === 'reset')?.body ?? '';
  return { ...test, guestId, sessions, pushes, tokenOfReset, source: { guestId, session: sessions[0] ?? '', address } };
};

test('a request to reset the password has the same result with and without an account', async () => {
  const { accounts, world, mails } = await loggedIn();
  const sent = (await mails()).length;
  expect(await accounts.requestReset('nobody@example.com', address, world)).toBe(true);
  expect(await mails()).toHaveLength(sent);
  expect(await accounts.requestReset(' ROBIN@example.com', address, world)).toBe(true);
  expect((await mails()).at(-1)).toMatchObject({ toAddress: 'robin@example.com', kind: 'reset' });
});

test('a reset sets the password once, ends all sessions and tells the owner', async () => {
  const { accounts, world, run, mails, pushes, tokenOfReset } = await loggedIn();
  await accounts.requestReset(robin.email, address, world);
  const token = await tokenOfReset();
  expect(JSON.stringify(await run('select * from "oneTimeLink"'))).not.toContain(token);
  expect(await accounts.resetPassword(token, 'password', from, world)).toBe('passwordCommon');
  expect(await accounts.resetPassword(token, 'robin@example.com', from, world)).toBe('passwordPersonal');
  expect(await accounts.resetPassword(token, next, from, world)).toBeNull();
  expect(await accounts.resetPassword(token, 'another quiet evening', from, world)).toBe('link');
  expect(await run('select * from session')).toEqual([]);
  expect(pushes.map(({ message }) => message.type)).toEqual(['sessionExpired', 'sessionExpired', 'sessionExpired']);
  expect((await mails()).at(-1)).toMatchObject({ kind: 'password-changed', body: '' });
  expect(await accounts.logIn(robin, from, world)).toEqual({ ok: false, formError: 'wrong' });
  expect(await accounts.logIn({ ...robin, password: next }, from, world)).toMatchObject({ ok: true });
});

test('of two simultaneous resets with one link one succeeds', async () => {
  const { accounts, world, tokenOfReset } = await loggedIn();
  await accounts.requestReset(robin.email, address, world);
  const token = await tokenOfReset();
  const results = await Promise.all([
    accounts.resetPassword(token, next, from, world),
    accounts.resetPassword(token, 'another quiet evening', from, world),
  ]);
  expect(results.toSorted()).toEqual(['link', null]);
});

test.each([
  ['for an hour', 3_600_000 - 1, null],
  ['not longer', 3_600_000, 'link'],
])('a link that resets is valid %s', async (_, ms, result) => {
  const { accounts, world, pass, tokenOfReset } = await loggedIn();
  await accounts.requestReset(robin.email, address, world);
  const token = await tokenOfReset();
  pass(ms);
  expect(await accounts.resetPassword(token, next, from, world)).toBe(result);
});

test('a link is valid for its purpose only, and only the latest', async () => {
  const { accounts, world, tokenOfReset } = await loggedIn();
  await accounts.requestReset(robin.email, address, world);
  const first = await tokenOfReset();
  expect(await accounts.verify(first, proof, world)).toBe('link');
  await accounts.requestReset(robin.email, address, world);
  expect(await accounts.resetPassword(first, next, from, world)).toBe('link');
  expect(await accounts.resetPassword(await tokenOfReset(), next, from, world)).toBeNull();
});

test('a reset verifies the address that the link was mailed to', async () => {
  const test = setUpAccounts();
  const guestId = await anAccount(test);
  await test.accounts.requestReset(robin.email, address, test.world);
  const pushes: Delivery[] = [];
  test.world.bus.subscribe((each) => pushes.push(each));
  await test.accounts.resetPassword((await test.mails()).at(-1)?.body ?? '', next, from, test.world);
  expect(await test.run('select "isVerified" from account')).toEqual([{ isVerified: 1 }]);
  expect(pushes).toContainEqual(expect.objectContaining({ to: { guestId }, message: { type: 'emailVerified' } }));
});

test('an address gets three such mails an hour, and a browser may ask twenty times in a quarter of an hour', async () => {
  const { accounts, world, mails } = await loggedIn();
  for (let index = 0; index < 20; index += 1)
    expect(await accounts.requestReset(robin.email, address, world)).toBe(true);
  expect((await mails()).filter(({ kind }) => kind === 'reset')).toHaveLength(3);
  expect(await accounts.requestReset(robin.email, address, world)).toBe(false);
});

test('a change of the password ends the other sessions, and this one lasts', async () => {
  const { accounts, world, run, sessions, pushes, source } = await loggedIn();
  expect(await accounts.changePassword({ current: robin.password, password: next }, source, world)).toBeNull();
  expect(await run('select "tokenHash" from session')).toEqual([{ tokenHash: sessions[0] }]);
  expect(pushes).toContainEqual({ to: { session: sessions[1] }, message: { type: 'sessionExpired' } });
  expect(pushes).not.toContainEqual({ to: { session: sessions[0] }, message: { type: 'sessionExpired' } });
  expect(await accounts.logIn({ ...robin, password: next }, from, world)).toMatchObject({ ok: true });
});

test.each([
  ['a wrong current password', { current: 'a long walk', password: next }, 'wrongPassword'],
  ['a common new one', { current: robin.password, password: '12345678' }, 'passwordCommon'],
  ['the name as new one', { current: robin.password, password: 'Robin' }, 'password'],
])('a change with %s changes nothing', async (_, form, error) => {
  const { accounts, world, source, pushes } = await loggedIn();
  expect(await accounts.changePassword(form, source, world)).toBe(error);
  expect(pushes).toEqual([]);
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ ok: true });
});

test('the current password cannot be guessed', async () => {
  const { accounts, world, source } = await loggedIn();
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await accounts.checkPassword('a long walk', source, world)).toEqual({ error: 'wrongPassword' });
  expect(await accounts.checkPassword(robin.password, source, world)).toEqual({ error: 'tooMany' });
});

test('a guest’s wrong passwords do not lock out another guest behind the same address', async () => {
  const test = await loggedIn();
  const { accounts, world, source } = test;
  const kim = await accounts.signUp({ ...robin, email: 'kim@example.com', name: 'Kim' }, from, world);
  for (let attempt = 0; attempt < 6; attempt += 1) await accounts.checkPassword('a long walk', source, world);
  const other = { guestId: kim.ok ? kim.guestId : 0, session: '', address };
  expect(await accounts.checkPassword(robin.password, other, world)).toMatchObject({ error: null });
});

test('the right password resets the count of wrong ones', async () => {
  const { accounts, world, source } = await loggedIn();
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) await accounts.checkPassword('a long walk', source, world);
    expect(await accounts.checkPassword(robin.password, source, world)).toMatchObject({ error: null });
  }
});

test('the own name is no new password, by a change or by a link', async () => {
  const { accounts, world, source, run, tokenOfReset } = await loggedIn();
  await run(`update guest set name = 'Robin of the Hill' where id = ?`, source.guestId);
  const form = { current: robin.password, password: 'robin of the hill' };
  expect(await accounts.changePassword(form, source, world)).toBe('passwordPersonal');
  await accounts.requestReset(robin.email, address, world);
  expect(await accounts.resetPassword(await tokenOfReset(), form.password, from, world)).toBe('passwordPersonal');
});

test('no password that is too long to be one is hashed, by a log-in or by a change', async () => {
  const hashed: number[] = [];
  const test = setUpAccounts();
  const passwords = {
    ...plainPasswords,
    isRight: (hash: string | null, text: string) => (hashed.push(text.length), plainPasswords.isRight(hash, text)),
  };
  const accounts = createAccounts({ ...test, passwords, attempts: createAttemptLimits() });
  const guestId = await anAccount({ ...test, accounts });
  for (const length of [256, 257]) {
    const password = 'x'.repeat(length);
    await accounts.logIn({ ...robin, password }, from, test.world);
    await accounts.checkPassword(password, { guestId, session: '', address }, test.world);
  }
  expect(hashed).toEqual([256, 256, 256]);
});

test('a guest without an account has no password that could be right', async () => {
  const { accounts, world } = setUpAccounts();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  const source = { guestId: 7, session: '', address };
  expect(await accounts.checkPassword('', source, world)).toEqual({ error: 'wrongPassword' });
  expect(await accounts.changePassword({ current: '', password: next }, source, world)).toBe('wrongPassword');
  expect(await accounts.changeEmail({ email: 'kim@example.com', current: '' }, source, world)).toBe('email');
  expect(await accounts.deleteAccount('', source, world)).toEqual({ error: 'wrongPassword' });
  expect(await accounts.beginSecondFactor('', source, world)).toEqual({ error: 'wrongPassword' });
});
