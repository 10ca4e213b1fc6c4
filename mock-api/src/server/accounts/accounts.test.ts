import { guestInitData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { createTokens, hashOfToken } from './tokens.ts';
import { createAccounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import { createPasswords, type Passwords } from './passwords.ts';

/** Passwords that cost nothing; the real ones have a test of their own. */
const plain: Passwords = {
  hash: async (password) => `hashed ${password}`,
  isRight: async (hashed, password) => hashed === `hashed ${password}`,
};

const robin = { email: ' Robin@Example.com', password: 'a long walk home', name: 'Robin', hasAgreed: true };
const from = { address: '127.0.0.1', cookie: null };

const setUp = () => {
  const tokens = createTokens('a secret');
  const made = aWorld();
  return { ...made, tokens, accounts: createAccounts({ tokens, passwords: plain, attempts: createAttempts() }) };
};

type Begun = Awaited<ReturnType<ReturnType<typeof setUp>['accounts']['logIn']>>;
const cookieIn = (begun: Begun): string => {
  if (!begun.ok) throw new Error(`no session: ${begun.fault}`);
  return begun.cookie;
};

test('who signs up is logged in, and what is kept tells neither cookie nor token nor password', async () => {
  const { accounts, world, tokens, run } = setUp();
  const cookie = cookieIn(await accounts.signUp(world, robin, from));
  const token = tokens.ofCookie(cookie);
  const bearer = await tokens.read(world, token);
  const data = await testClient(world).answer(guestInitData, {}, { guestId: bearer?.guestId ?? null });
  expect(data).toMatchObject({ name: 'Robin', email: 'robin@example.com', isEmailVerified: false });
  const kept = JSON.stringify([await run('select * from session'), await run('select * from account')]);
  expect(kept).toContain(hashOfToken(token));
  for (const secret of [cookie, token]) expect(kept).not.toContain(secret);
  expect(await tokens.read(world, cookie)).toBeNull();
});

test.each([
  ['an address that is none', { email: 'robin' }, 'email'],
  ['a short password', { password: 'short12' }, 'password'],
  ['a password without end', { password: 'x'.repeat(129) }, 'password'],
  ['no name', { name: '  ' }, 'name'],
  ['a name without end', { name: 'x'.repeat(41) }, 'name'],
  ['no agreement', { hasAgreed: false }, 'terms'],
])('%s is no way to sign up', async (_, wrong, fault) => {
  const { accounts, world, run } = setUp();
  expect(await accounts.signUp(world, { ...robin, ...wrong }, from)).toEqual({ ok: false, fault });
  expect(await run('select * from account')).toEqual([]);
});

test('an address is taken once, also when two sign up at once', async () => {
  const { accounts, world } = setUp();
  const both = await Promise.all([accounts.signUp(world, robin, from), accounts.signUp(world, robin, from)]);
  expect(both.map((each) => (each.ok ? 'begun' : each.fault)).toSorted()).toEqual(['begun', 'taken']);
});

test('logging in begins a session under new tokens and ends the one before', async () => {
  const { accounts, world, tokens } = setUp();
  const first = cookieIn(await accounts.signUp(world, robin, from));
  const told: unknown[] = [];
  world.bus.subscribe((delivery) => void told.push(delivery));
  const second = cookieIn(await accounts.logIn(world, robin, { ...from, cookie: first }));
  expect(second).not.toBe(first);
  const session = hashOfToken(tokens.ofCookie(first));
  expect(told).toMatchObject([{ to: { session }, message: { type: 'sessionExpired' } }]);
  expect(await tokens.read(world, tokens.ofCookie(first))).toBeNull();
  expect(await tokens.read(world, tokens.ofCookie(second))).toMatchObject({ guestId: expect.any(Number) as number });
});

test('a session ends by itself after fourteen days', async () => {
  const { accounts, world, tokens, pass } = setUp();
  const token = tokens.ofCookie(cookieIn(await accounts.signUp(world, robin, from)));
  pass(14 * 86_400_000 - 1);
  expect(await tokens.read(world, token)).not.toBeNull();
  pass(1);
  expect(await tokens.read(world, token)).toBeNull();
});

test('a wrong password and an unknown address are answered alike, and after five of them nothing is tried', async () => {
  const { accounts, world } = setUp();
  await accounts.signUp(world, robin, from);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  const unknown = { email: 'nobody@example.com', password: 'a long walk' };
  expect(await accounts.logIn(world, unknown, from)).toEqual({ ok: false, fault: 'wrong' });
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await accounts.logIn(world, wrong, from)).toEqual({ ok: false, fault: 'wrong' });
  }
  expect(await accounts.logIn(world, robin, from)).toEqual({ ok: false, fault: 'tooMany' });
});

test('who guesses at an account locks its owner out only by guessing from many addresses', async () => {
  const { accounts, world } = setUp();
  await accounts.signUp(world, robin, from);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  const guessFrom = async (address: string) => {
    for (let tried = 0; tried < 6; tried += 1) await accounts.logIn(world, wrong, { address, cookie: null });
  };
  await guessFrom('192.0.2.1');
  expect((await accounts.logIn(world, robin, from)).ok).toBe(true);
  for (let host = 2; host <= 19; host += 1) await guessFrom(`192.0.2.${host}`);
  expect((await accounts.logIn(world, robin, from)).ok).toBe(true);
  await guessFrom('192.0.2.20');
  expect(await accounts.logIn(world, robin, from)).toEqual({ ok: false, fault: 'tooMany' });
});

test('a hundred passwords at once count as a hundred, not as one', async () => {
  const { accounts, world } = setUp();
  await accounts.signUp(world, robin, from);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => accounts.logIn(world, wrong, from)));
  expect(answers.filter((each) => !each.ok && each.fault === 'wrong')).toHaveLength(5);
});

test('log-ins that fail do not keep others from signing up; sign-ups of one address come to an end', async () => {
  const attempts = createAttempts({ ofSignUps: 2 });
  const { world, tokens } = setUp();
  const accounts = createAccounts({ tokens, passwords: plain, attempts });
  for (let tried = 0; tried < 60; tried += 1) await accounts.logIn(world, { email: '', password: '' }, from);
  const signUps = ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => ({ ...robin, email }));
  const faults: (string | null)[] = [];
  for (const each of signUps) {
    const begun = await accounts.signUp(world, each, from);
    faults.push(begun.ok ? null : begun.fault);
  }
  expect(faults).toEqual([null, null, 'tooMany']);
});

test('no password is right for a guest who has none', async () => {
  const { world, tokens, run } = setUp();
  const accounts = createAccounts({ tokens, passwords: createPasswords(), attempts: createAttempts() });
  await run(`insert into account (email, guest_id, password_hash, is_verified, verify_hash, created_at)
    values ('robin@example.com', 7, '', 0, '', '')`);
  expect(await accounts.logIn(world, robin, from)).toEqual({ ok: false, fault: 'wrong' });
  expect(await accounts.logIn(world, { ...robin, password: '' }, from)).toEqual({ ok: false, fault: 'wrong' });
});

test('a right password forgives the wrong ones before', async () => {
  const { accounts, world } = setUp();
  await accounts.signUp(world, robin, from);
  const wrong = { email: 'robin@example.com', password: 'a long walk' };
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 0; tried < 4; tried += 1) await accounts.logIn(world, wrong, from);
    expect((await accounts.logIn(world, robin, from)).ok).toBe(true);
  }
});

test('the token of the mail verifies the address, another does not', async () => {
  const { accounts, world, run } = setUp();
  await accounts.signUp(world, robin, from);
  const [mail] = (await run('select body from mail')) as [{ body: string }];
  expect(await accounts.verify(world, `${mail.body}x`)).toBe(false);
  expect(await run('select is_verified from account')).toEqual([{ is_verified: 0 }]);
  expect(await accounts.verify(world, mail.body)).toBe(true);
  expect(await run('select is_verified from account')).toEqual([{ is_verified: 1 }]);
});
