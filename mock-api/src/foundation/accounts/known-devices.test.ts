import { expect, test } from 'vitest';
import { TOTP, Secret } from 'otpauth';
import { anAccount, from, robin, setUpAccounts } from '../../testing/accounts.ts';
import { createKnownDevices } from '../../server/accounts/known-devices.ts';

const world = { name: 'main' };
const [one, other] = [createKnownDevices(['a secret']), createKnownDevices(['another secret'])];

test('a device is known to the guests who logged in on it, in their world, and keeps its name', () => {
  const first = one.remember(null, 7, world);
  const both = one.remember(first, 8, world);
  const name = one.nameFor(first, 7, world);
  expect(name).toMatch(/^[\w-]{22}$/);
  expect([one.nameFor(both, 7, world), one.nameFor(both, 8, world)]).toEqual([name, name]);
  expect([
    one.nameFor(first, 8, world),
    one.nameFor(first, 7, { name: 'w-2' }),
    other.nameFor(first, 7, world),
  ]).toEqual([null, null, null]);
  expect(createKnownDevices(['new', 'a secret']).nameFor(first, 7, world)).toBe(name);
});

test.each([null, undefined, '', 'no device', `${'a'.repeat(22)}.${'b'.repeat(27)}`, 'x.'.repeat(5000)])(
  'the cookie %j names no device',
  (cookie) => {
    expect(one.nameFor(cookie, 7, world)).toBeNull();
    expect(one.nameFor(one.remember(cookie, 7, world), 7, world)).not.toBeNull();
  },
);

test('a cookie remembers the last eight guests', () => {
  let cookie = '';
  for (let guestId = 1; guestId <= 10; guestId += 1) cookie = one.remember(cookie, guestId, world);
  expect(one.remember(cookie, 10, world).length).toBe(cookie.length);
  expect([1, 2, 3, 10].map((guestId) => one.nameFor(cookie, guestId, world) !== null)).toEqual([
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
    accounts.logIn({ email: robin.email, password }, { ...from, ...more }, parts);
  for (let at = 0; at < 101; at += 1) await logIn('wrong', { address: `198.51.${at}.1` });
  return { ...set, guestId, logIn, device: tokens.devices.remember(null, guestId, parts) };
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
  const mine = await accounts.signUp({ ...robin, password: 'a password of mine' }, from, parts);
  const device = mine.ok ? tokens.devices.remember(null, mine.guestId, parts) : '';
  expect(await logIn(robin.password, { device })).toEqual({ ok: false, formError: 'wrong' });
  expect(await logIn('a password of mine', { device })).toMatchObject({ ok: true });
});

test('five wrong codes keep neither the owner’s device nor a recovery code out', async () => {
  const set = setUpAccounts();
  const guestId = await anAccount(set, { isVerified: true });
  const { accounts, world: parts, tokens } = set;
  const source = { guestId, session: 'a-session', address: from.address };
  await set.run(`update session set "tokenHash" = 'a-session' where "guestId" = ${guestId}`);
  const begun = await accounts.beginSecondFactor(robin.password, source, parts);
  const secret = begun.error === null ? begun.secret : '';
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: parts.clock.now() });
  const confirmed = await accounts.confirmSecondFactor(codeNow(), source, parts);
  const [recovery = ''] = confirmed.error === null ? confirmed.codes : [];
  const enter = async (code: string, more: object = {}) => {
    const login = await accounts.logIn(robin, { ...from, ...more }, parts);
    if (login.ok || login.formError !== null) return login;
    return accounts.logInWithCode({ token: login.secondFactor, code }, { ...from, ...more }, parts);
  };
  set.pass(60_000);
  for (let at = 0; at < 5; at += 1) await enter('000000');
  expect(await enter(codeNow())).toEqual({ ok: false, formError: 'tooMany' });
  const device = tokens.devices.remember(null, guestId, parts);
  expect(await enter(codeNow(), { device })).toMatchObject({ ok: true });
  for (let at = 0; at < 6; at += 1) await enter('000000');
  expect(await enter(recovery)).toMatchObject({ ok: true });
  expect(await enter(recovery, { device })).toEqual({ ok: false, formError: 'wrongCode' });
});
