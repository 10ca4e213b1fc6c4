import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { anAccount, from, robin, setUpAccounts } from '../../testing/accounts.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

const setUp = async () => {
  const test = setUpAccounts();
  const { accounts, world, tokens } = test;
  const guestId = await anAccount(test, { isVerified: true });
  const login = await accounts.logIn(robin, from, world);
  const session = login.ok ? hashOfToken(tokens.ofCookie(login.cookie)) : '';
  const source = { guestId, session, address: from.address };
  const begun = await accounts.beginSecondFactor(robin.password, source, world);
  if (begun.error !== null) throw new Error(begun.error);
  const codeAt = (ms = 0) =>
    new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp: world.clock.now() + ms });
  const logIn = async (code: string) => {
    const first = await accounts.logIn(robin, from, world);
    if (first.ok || first.formError !== null) throw new Error('The log-in needs no code.');
    return accounts.logInWithCode({ token: first.secondFactor, code }, from, world);
  };
  return { ...test, guestId, source, begun, codeAt, logIn };
};

/** A guest whose second factor is on; its first code was used a minute ago. */
const switchedOn = async () => {
  const test = await setUp();
  const result = await test.accounts.confirmSecondFactor(test.codeAt(), test.source, test.world);
  if (result.error !== null) throw new Error(result.error);
  test.pass(60_000);
  return { ...test, codes: result.codes };
};

test('a secret counts only once a code of it was entered', async () => {
  const { accounts, world, source, begun, codeAt } = await setUp();
  expect(begun.uri).toContain('otpauth://totp/');
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ ok: true });
  expect(await accounts.confirmSecondFactor('000000', source, world)).toEqual({ error: 'wrongCode' });
  expect(await accounts.waitingKey(source, world)).toMatchObject({ secret: begun.secret });
  const result = await accounts.confirmSecondFactor(codeAt(), source, world);
  expect(result.error === null && new Set(result.codes).size).toBe(10);
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ ok: false, formError: null });
  expect(await accounts.waitingKey(source, world)).toBeNull();
});

test.each([
  ['after ten minutes', 600_000],
  ['just before', 600_000 - 1],
])('a secret waits for its first code ten minutes: %s', async (_, ms) => {
  const { accounts, world, source, codeAt, pass } = await setUp();
  pass(ms);
  const isOpen = ms < 600_000;
  expect((await accounts.waitingKey(source, world)) !== null).toBe(isOpen);
  expect((await accounts.confirmSecondFactor(codeAt(), source, world)).error).toBe(isOpen ? null : 'keyExpired');
});

test('a secret waits for the session that began it only', async () => {
  const { accounts, world, tokens, source, codeAt } = await setUp();
  const login = await accounts.logIn(robin, from, world);
  const other = { ...source, session: login.ok ? hashOfToken(tokens.ofCookie(login.cookie)) : '' };
  expect(await accounts.waitingKey(other, world)).toBeNull();
  expect(await accounts.confirmSecondFactor(codeAt(), other, world)).toEqual({ error: 'keyExpired' });
  expect((await accounts.confirmSecondFactor(codeAt(), source, world)).error).toBeNull();
});

test('a session that has ended activates no second factor', async () => {
  const { accounts, world, run, source, codeAt } = await setUp();
  await run('delete from session');
  expect(await accounts.confirmSecondFactor(codeAt(), source, world)).toEqual({ error: 'keyExpired' });
  expect(await accounts.hasSecondFactor(source.guestId, world)).toBe(false);
});

test('secrets that nobody confirmed are deleted when another guest begins', async () => {
  const { accounts, world, tokens, run, pass } = await setUp();
  pass(600_000);
  const kim = { ...robin, email: 'kim@example.com' };
  const login = await accounts.signUp(kim, from, world);
  if (!login.ok) throw new Error('no account');
  const source = { guestId: login.guestId, session: hashOfToken(tokens.ofCookie(login.cookie)), address: '' };
  await accounts.beginSecondFactor(robin.password, source, world);
  expect(await run('select "guestId" from "secondFactor"')).toEqual([{ guestId: login.guestId }]);
});

test('new recovery codes replace the earlier ones, and ask for the password and a code', async () => {
  const { accounts, world, source, codes, codeAt, logIn, mails } = await switchedOn();
  const renew = (current: string, code: string) => accounts.renewRecoveryCodes({ current, code }, source, world);
  expect(await renew('a long walk', codeAt())).toEqual({ error: 'wrongPassword' });
  expect(await renew(robin.password, '000000')).toEqual({ error: 'wrongCode' });
  const result = await renew(robin.password, codeAt());
  const fresh = result.error === null ? result.codes : [];
  expect(new Set([...codes, ...fresh]).size).toBe(20);
  expect((await mails()).at(-1)).toMatchObject({ kind: 'codes-renewed' });
  expect(await logIn(codes[0] ?? '')).toEqual({ ok: false, formError: 'wrongCode' });
  expect(await logIn(fresh[0] ?? '')).toMatchObject({ ok: true });
});

test('there are no new recovery codes for a secret that is not active', async () => {
  const { accounts, world, source, codeAt } = await setUp();
  const form = { current: robin.password, code: codeAt() };
  expect(await accounts.renewRecoveryCodes(form, source, world)).toEqual({ error: 'wrongCode' });
  expect(await accounts.hasSecondFactor(source.guestId, world)).toBe(false);
});

test('a wrong password says the same with and without a second factor', async () => {
  const { accounts, world } = await switchedOn();
  expect(await accounts.logIn({ ...robin, password: 'a long walk' }, from, world)).toEqual({
    ok: false,
    formError: 'wrong',
  });
});

test.each([
  ['this code', 0, true],
  ['the code before, as clocks differ', -30_000, true],
  ['the code after, as clocks differ', 30_000, true],
  ['an older code', -120_000, false],
])('a log-in with %s', async (_, ms, ok) => {
  const { logIn, codeAt, pass } = await switchedOn();
  pass(300_000);
  expect((await logIn(codeAt(ms))).ok).toBe(ok);
});

test('a code cannot be used twice, nor an earlier one after it', async () => {
  const { logIn, codeAt } = await switchedOn();
  const code = codeAt();
  expect(await logIn(code)).toMatchObject({ ok: true });
  expect(await logIn(code)).toEqual({ ok: false, formError: 'wrongCode' });
  expect(await logIn(codeAt(-30_000))).toEqual({ ok: false, formError: 'wrongCode' });
});

test('a recovery code works once, however it is written, and is stored as a hash only', async () => {
  const { logIn, codes, run } = await switchedOn();
  const [code = ''] = codes;
  expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
  const stored = JSON.stringify(await run('select "recoveryHashes" from "secondFactor"'));
  for (const each of codes) expect(stored).not.toContain(each);
  expect(await logIn(` ${code.toUpperCase().replace('-', ' ')}`)).toMatchObject({ ok: true });
  expect(await logIn(code)).toEqual({ ok: false, formError: 'wrongCode' });
});

test('after five wrong codes no code is accepted for a quarter of an hour', async () => {
  const { logIn, codeAt, pass } = await switchedOn();
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await logIn('000000')).ok).toBe(false);
  expect(await logIn(codeAt())).toEqual({ ok: false, formError: 'tooMany' });
  pass(15 * 60_000);
  expect(await logIn(codeAt())).toMatchObject({ ok: true });
});

test('the second step must follow within ten minutes, and a made-up token begins again', async () => {
  const { accounts, world, codeAt, pass } = await switchedOn();
  const first = await accounts.logIn(robin, from, world);
  const token = !first.ok && first.formError === null ? first.secondFactor : '';
  expect(await accounts.logInWithCode({ token: 'x', code: codeAt() }, from, world)).toMatchObject({
    formError: 'wrong',
  });
  pass(600_000);
  expect(await accounts.logInWithCode({ token, code: codeAt() }, from, world)).toMatchObject({ formError: 'wrong' });
});

test('switching it off asks for the password, and tells the owner', async () => {
  const { accounts, world, source, mails } = await switchedOn();
  expect(await accounts.endSecondFactor('a long walk', source, world)).toBe('wrongPassword');
  expect(await accounts.hasSecondFactor(source.guestId, world)).toBe(true);
  expect(await accounts.endSecondFactor(robin.password, source, world)).toBeNull();
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ ok: true });
  expect((await mails()).slice(-2).map(({ kind, body }) => [kind, body])).toEqual([
    ['factor-on', ''],
    ['factor-off', ''],
  ]);
});

test('a secret that is active is not replaced', async () => {
  const { accounts, world, source, logIn, codeAt } = await switchedOn();
  await accounts.beginSecondFactor(robin.password, source, world);
  expect(await logIn(codeAt())).toMatchObject({ ok: true });
});

test('the address for the app names the site and the account', async () => {
  const { begun, accounts, world, source } = await setUp();
  const uri = `otpauth://totp/Lounge:robin%40example.com?issuer=Lounge&secret=${begun.secret}`;
  expect(begun.uri).toContain(uri);
  expect((await accounts.waitingKey(source, world))?.uri).toContain(uri);
});

test('beginning asks for the password, and without it there is nothing to confirm', async () => {
  const test = setUpAccounts();
  const source = { guestId: await anAccount(test), session: '', address: from.address };
  const begun = await test.accounts.beginSecondFactor('a long walk', source, test.world);
  expect(begun).toEqual({ error: 'wrongPassword' });
  expect(await test.accounts.waitingKey(source, test.world)).toBeNull();
  expect(await test.accounts.confirmSecondFactor('000000', source, test.world)).toEqual({ error: 'keyExpired' });
});

test('a code that was used stays used as long as it would be accepted for clocks that differ', async () => {
  const { logIn, codeAt, pass } = await switchedOn();
  const code = codeAt();
  expect(await logIn(code)).toMatchObject({ ok: true });
  pass(30_000);
  expect(await logIn(code)).toEqual({ ok: false, formError: 'wrongCode' });
  expect(await logIn(codeAt())).toMatchObject({ ok: true });
});

test('the code that switched the second factor on does not log in, and no code switches it on again', async () => {
  const { accounts, world, source, codeAt, logIn, run, pass } = await setUp();
  const code = codeAt();
  expect(await accounts.confirmSecondFactor(code, source, world)).toMatchObject({ error: null });
  expect(await logIn(code)).toEqual({ ok: false, formError: 'wrongCode' });
  pass(60_000);
  const hashes = await run('select "recoveryHashes" from "secondFactor"');
  expect(await accounts.confirmSecondFactor(codeAt(), source, world)).toEqual({ error: 'keyExpired' });
  expect(await run('select "recoveryHashes" from "secondFactor"')).toEqual(hashes);
});

test('the token of the second step works once', async () => {
  const { accounts, world, codeAt, pass } = await switchedOn();
  const first = await accounts.logIn(robin, from, world);
  const token = !first.ok && first.formError === null ? first.secondFactor : '';
  expect(await accounts.logInWithCode({ token, code: codeAt() }, from, world)).toMatchObject({ ok: true });
  pass(60_000);
  expect(await accounts.logInWithCode({ token, code: codeAt() }, from, world)).toEqual({
    ok: false,
    formError: 'wrong',
  });
});

test('wrong codes of one guest lock nobody else out', async () => {
  const { accounts, world, tokens, logIn } = await switchedOn();
  const kim = { ...robin, email: 'kim@example.com', name: 'Kim' };
  const signedUp = await accounts.signUp(kim, from, world);
  if (!signedUp.ok) throw new Error('no account');
  const source = { guestId: signedUp.guestId, session: hashOfToken(tokens.ofCookie(signedUp.cookie)), address: '::1' };
  const begun = await accounts.beginSecondFactor(kim.password, source, world);
  if (begun.error !== null) throw new Error(begun.error);
  for (let attempt = 0; attempt < 6; attempt += 1) await logIn('000000');
  const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp: world.clock.now() });
  expect(await accounts.confirmSecondFactor(code, source, world)).toMatchObject({ error: null });
});

test('a log-in whose second factor was switched off meanwhile begins again with a password', async () => {
  const { accounts, world, source, codeAt } = await switchedOn();
  const first = await accounts.logIn(robin, from, world);
  const token = !first.ok && first.formError === null ? first.secondFactor : '';
  await accounts.endSecondFactor(robin.password, source, world);
  expect(await accounts.logInWithCode({ token, code: codeAt() }, from, world)).toEqual({
    ok: false,
    formError: 'wrongCode',
  });
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ ok: true });
});
