import { expect, test } from 'vitest';
import { TOTP, Secret } from 'otpauth';
import { anAccount, from, robin, setUpAccounts } from '../../testing/accounts.ts';
import { createKnownDevices } from '../../server/accounts/known-devices.ts';

const world = { name: 'main' };
const [one, other] = [createKnownDevices(['a secret']), createKnownDevices(['another secret'])];

test('a device is known to the guests who logged in on it, in their world, and keeps its name', () => {
  const first = one.remember(world, null, 7);
  const both = one.remember(world, first, 8);
  const name = one.nameFor(world, first, 7);
  expect(name).toMatch(/^[\w-]{22}$/);
  expect([one.nameFor(world, both, 7), one.nameFor(world, both, 8)]).toEqual([name, name]);
  expect([
    one.nameFor(world, first, 8),
    one.nameFor({ name: 'w-2' }, first, 7),
    other.nameFor(world, first, 7),
  ]).toEqual([null, null, null]);
  expect(createKnownDevices(['new', 'a secret']).nameFor(world, first, 7)).toBe(name);
});

test.each([null, undefined, '', 'no device', `${'a'.repeat(22)}.${'b'.repeat(27)}`, 'x.'.repeat(5000)])(
  'the cookie %j names no device',
  (cookie) => {
    expect(one.nameFor(world, cookie, 7)).toBeNull();
    expect(one.nameFor(world, one.remember(world, cookie, 7), 7)).not.toBeNull();
  },
);

test('a cookie remembers the last eight guests', () => {
  let cookie = '';
  for (let guestId = 1; guestId <= 10; guestId += 1) cookie = one.remember(world, cookie, guestId);
  expect(one.remember(world, cookie, 10).length).toBe(cookie.length);
  expect([1, 2, 3, 10].map((guestId) => one.nameFor(world, cookie, guestId) !== null)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

const lockedOut = async () => {
  const set = setUpAccounts();
  const guestId = await anAccount(set, { isVerified: true });
  const { accounts, world: parts, tokens } = set;
  const logIn = (password: string, more: object = {}) =>
    accounts.logIn(parts, { email: robin.email, password }, { ...from, ...more });
  for (let at = 0; at < 101; at += 1) await logIn('wrong', { address: `198.51.${at}.1` });
  return { ...set, guestId, logIn, device: tokens.devices.remember(parts, null, guestId) };
};

test('wrong passwords from many networks lock strangers out, and not the owner’s device', async () => {
  const { logIn, device, pass } = await lockedOut();
  const tooMany = { ok: false, formError: 'tooMany' };
  expect(await logIn(robin.password)).toEqual(tooMany);
  for (let at = 0; at < 4; at += 1) expect(await logIn('wrong', { device })).toEqual({ ok: false, formError: 'wrong' });
  expect(await logIn(robin.password, { device })).toMatchObject({ ok: true });
  // A device has five attempts as well, so that a stolen one guesses no more than any other.
  for (let at = 0; at < 5; at += 1) await logIn('wrong', { device });
  expect(await logIn(robin.password, { device })).toEqual(tooMany);
  pass(15 * 60_000);
  expect(await logIn(robin.password, { device })).toMatchObject({ ok: true });
});

test('a device that knows another account of the address opens only that one', async () => {
  const { accounts, world: parts, tokens, logIn } = await lockedOut();
  const mine = await accounts.signUp(parts, { ...robin, password: 'a password of mine' }, from);
  const device = mine.ok ? tokens.devices.remember(parts, null, mine.guestId) : '';
  expect(await logIn(robin.password, { device })).toEqual({ ok: false, formError: 'wrong' });
  expect(await logIn('a password of mine', { device })).toMatchObject({ ok: true });
});

test('five wrong codes keep neither the owner’s device nor a recovery code out', async () => {
  const set = setUpAccounts();
  const guestId = await anAccount(set, { isVerified: true });
  const { accounts, world: parts, tokens } = set;
  const source = { guestId, session: 'a-session', address: from.address };
  await set.run(`update session set "tokenHash" = 'a-session' where "guestId" = ${guestId}`);
  const begun = await accounts.beginSecondFactor(parts, robin.password, source);
  const secret = begun.error === null ? begun.secret : '';
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: parts.clock.now() });
  const confirmed = await accounts.confirmSecondFactor(parts, codeNow(), source);
  const [recovery = ''] = confirmed.error === null ? confirmed.codes : [];
  const enter = async (code: string, more: object = {}) => {
    const login = await accounts.logIn(parts, robin, { ...from, ...more });
    if (login.ok || login.formError !== null) return login;
    return accounts.logInWithCode(parts, { token: login.secondFactor, code }, { ...from, ...more });
  };
  set.pass(60_000);
  for (let at = 0; at < 5; at += 1) await enter('000000');
  expect(await enter(codeNow())).toEqual({ ok: false, formError: 'tooMany' });
  const device = tokens.devices.remember(parts, null, guestId);
  expect(await enter(codeNow(), { device })).toMatchObject({ ok: true });
  for (let at = 0; at < 6; at += 1) await enter('000000');
  expect(await enter(recovery)).toMatchObject({ ok: true });
  expect(await enter(recovery, { device })).toEqual({ ok: false, formError: 'wrongCode' });
});
