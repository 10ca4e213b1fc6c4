import { expect, test } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { anAccount, from, plainPasswords, robin, setUpAccounts } from '../../testing/accounts.ts';
import { createAccounts } from '../../foundation/accounts/accounts.ts';
import { createAttemptLimits } from '../../foundation/accounts/attempt-limits.ts';
import { createFactorCipher } from './factor-cipher.ts';
import { renewFactors } from '../../foundation/accounts/renew-factors.ts';
import { hashOfToken } from './tokens.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const cipher = createFactorCipher('a secret');
const stored = cipher.encrypt(7, secret);

const changed = (at: number): string => {
  const bytes = Buffer.from(stored.slice(3), 'base64url');
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  return `v1.${bytes.toString('base64url')}`;
};

test('a secret is encrypted anew each time, and decrypted for its guest', () => {
  expect(cipher.decrypt(7, stored)).toBe(secret);
  expect(stored).toMatch(/^v1\.[\w-]{80}$/);
  expect(Buffer.from(stored.slice(3), 'base64url').toString('latin1')).not.toContain(secret.slice(0, 4));
  expect(cipher.encrypt(7, secret)).not.toBe(stored);
});

test.each([
  ['of another guest', 8, stored],
  ['with another initialization vector', 7, changed(0)],
  ['with another tag', 7, changed(12)],
  ['with another text', 7, changed(-1)],
  ['without its version', 7, stored.slice(3)],
  ['of another version', 7, `v2.${stored.slice(3)}`],
  ['that is cut', 7, stored.slice(0, 30)],
  ['that is empty', 7, ''],
  ['of an earlier version, which is not encrypted', 7, secret],
])('a stored secret %s is not decrypted', (_, guestId, text) => {
  expect(cipher.decrypt(guestId, text)).toBeNull();
});

test('what a previous secret of the server has encrypted is decrypted, but is not current', () => {
  const next = createFactorCipher('the next secret', ['another one', 'a secret']);
  expect(next.decrypt(7, stored)).toBe(secret);
  expect([next.isCurrent(7, stored), cipher.isCurrent(7, stored)]).toEqual([false, true]);
  expect(createFactorCipher('the next secret').decrypt(7, stored)).toBeNull();
});

/** A guest with a second factor, which was switched on an hour ago. */
const switchedOn = async () => {
  const test = setUpAccounts();
  const { accounts, world, run } = test;
  const guestId = await anAccount(test, { isVerified: true });
  const login = await accounts.logIn(robin, from, world);
  const session = login.ok ? hashOfToken(test.tokens.ofCookie(login.cookie)) : '';
  const source = { guestId, session, address: from.address };
  const begun = await accounts.beginSecondFactor(robin.password, source, world);
  if (begun.error !== null) throw new Error(begun.error);
  const code = () => new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp: world.clock.now() });
  const confirmed = await accounts.confirmSecondFactor(code(), source, world);
  if (confirmed.error !== null) throw new Error(confirmed.error);
  test.pass(3_600_000);
  const row = async () => (await run<{ secret: string }>('select secret from "secondFactor"'))[0]?.secret ?? '';
  /** Whether a code logs in at a server with these secrets. */
  const logsIn = async (serverSecret: string, previous: readonly string[], text = code()): Promise<boolean> => {
    const factorCipher = createFactorCipher(serverSecret, previous);
    const parts = { ...test, passwords: plainPasswords, attempts: createAttemptLimits(), factorCipher };
    const restarted = createAccounts(parts);
    const first = await restarted.logIn(robin, from, world);
    const token = 'secondFactor' in first ? first.secondFactor : '';
    const { ok } = await restarted.logInWithCode({ token, code: text }, from, world);
    test.pass(3_600_000);
    return ok;
  };
  return { ...test, ...begun, codes: confirmed.codes, row, logsIn };
};

test('the database has no secret of a second factor, before its first code and after', async () => {
  const { run, row, secret: shown } = await switchedOn();
  expect(await row()).toMatch(/^v1\./);
  for (const table of ['secondFactor', 'mail', 'oneTimeLink', 'attempt', 'account'])
    expect(JSON.stringify(await run(`select * from ${table}`))).not.toContain(shown);
});

test('codes count under a new secret of the server that names the previous one, recovery codes under any', async () => {
  const { logsIn, codes } = await switchedOn();
  expect(await logsIn('a secret', [])).toBe(true);
  expect(await logsIn('the next secret', ['a secret'])).toBe(true);
  expect(await logsIn('the next secret', [])).toBe(false);
  expect(await logsIn('the next secret', [], codes[0])).toBe(true);
});

test('a start encrypts what a previous secret or an earlier version has stored, after which no previous secret is needed', async () => {
  const { world, run, row, logsIn, secret: shown } = await switchedOn();
  const next = createFactorCipher('the next secret', ['a secret']);
  expect(await renewFactors(world, next)).toBe(1);
  expect(await renewFactors(world, next)).toBe(0);
  expect(await logsIn('the next secret', [])).toBe(true);
  await run('update "secondFactor" set secret = ?', shown);
  expect(await renewFactors(world, next)).toBe(1);
  expect(await row()).toMatch(/^v1\./);
  expect(await logsIn('the next secret', [])).toBe(true);
  const before = await row();
  expect(await renewFactors(world, createFactorCipher('a third secret'))).toBe(0);
  expect(await row()).toBe(before);
});
