import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { anAccount, from, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

const next = 'quiet evening rain';
const { address } = from;

/** A guest with a second factor, an address that waits for its confirmation, and a log-in that waits for its code. */
const setUp = async () => {
  const test = setUpAccounts();
  const { accounts, world, tokens, mails, pass } = test;
  const guestId = await anAccount(test, { isVerified: true });
  const login = await accounts.logIn(robin, from, world);
  const source = { guestId, session: login.ok ? hashOfToken(tokens.ofCookie(login.cookie)) : '', address };
  const begun = await accounts.beginSecondFactor(robin.password, source, world);
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(begun.error === null ? begun.secret : '') }).generate({
      timestamp: world.clock.now(),
    });
  await accounts.confirmSecondFactor(code(), source, world);
  await accounts.changeEmail({ email: 'thief@example.com', current: robin.password }, source, world);
  await accounts.requestReset(robin.email, address, world);
  const half = await accounts.logIn(robin, from, world);
  pass(60_000);
  const tokenOf = async (kind: string) => (await mails()).findLast((each) => each.kind === kind)?.body ?? '';
  const halfToken = !half.ok && half.formError === null ? half.secondFactor : '';
  return {
    ...test,
    source,
    code,
    confirmToken: await tokenOf('confirm-email'),
    resetToken: await tokenOf('reset'),
    halfToken,
  };
};

test.each([
  [
    'reset',
    async ({ accounts, world, resetToken }: Awaited<ReturnType<typeof setUp>>) =>
      accounts.resetPassword(resetToken, next, from, world),
  ],
  [
    'change',
    async ({ accounts, world, source }: Awaited<ReturnType<typeof setUp>>) =>
      accounts.changePassword({ current: robin.password, password: next }, source, world),
  ],
])('no link and no log-in that has begun survives a %s of the password', async (_, act) => {
  const test = await setUp();
  const { accounts, world, run, confirmToken, resetToken, halfToken, code, mails } = test;
  expect(await act(test)).toBeNull();
  expect(await accounts.confirmEmail(confirmToken, { ...proof, password: next }, world)).toBe('link');
  expect(await accounts.resetPassword(resetToken, 'a third evening', from, world)).toBe('link');
  expect(await accounts.logInWithCode({ token: halfToken, code: code() }, from, world)).toMatchObject({ ok: false });
  expect(await run(`select * from "oneTimeLink" where kind != 'reset'`)).toEqual([]);
  expect((await mails()).filter(({ body }) => body !== '')).toEqual([]);
});
