import { expect, test } from 'vitest';
import { anAccount, from, plainPasswords, robin, setUpAccounts } from '../../testing/accounts.ts';
import { createAccounts } from './accounts.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

const next = 'quiet evening rain';
const { address } = from;

/** A guest who is logged in, and accounts that do something once while they compare a password. */
const setUp = async () => {
  const test = setUpAccounts();
  const { accounts, world, tokens, mails } = test;
  const guestId = await anAccount(test, { isVerified: true });
  const login = await accounts.logIn(robin, from, world);
  const source = { guestId, session: login.ok ? hashOfToken(tokens.ofCookie(login.cookie)) : '', address };
  const during = (meanwhile: () => Promise<unknown>) => {
    let pending: (() => Promise<unknown>) | null = meanwhile;
    return createAccounts({
      ...test,
      passwords: {
        ...plainPasswords,
        isRight: async (hash, password) => {
          const [act] = [pending, (pending = null)];
          await act?.();
          return hash === `hashed again ${password}` || plainPasswords.isRight(hash, password);
        },
      },
      attempts: createAttemptLimits(),
    });
  };
  const reset = async () => {
    await accounts.requestReset(robin.email, address, world);
    const token = (await mails()).findLast(({ kind }) => kind === 'reset')?.body ?? '';
    expect(await accounts.resetPassword(token, next, from, world)).toBeNull();
  };
  return { ...test, source, during, reset };
};

type Racing = ReturnType<Awaited<ReturnType<typeof setUp>>['during']>;
type Source = Awaited<ReturnType<typeof setUp>>['source'];
type World = Awaited<ReturnType<typeof setUp>>['world'];

test('a log-in with the old password does not start a session after a reset', async () => {
  const { world, run, during, reset } = await setUp();
  expect(await during(reset).logIn(robin, from, world)).toEqual({ ok: false, formError: 'wrong' });
  expect(await run('select * from session')).toEqual([]);
});

test.each([
  [
    'password',
    (racing: Racing, source: Source, world: World) =>
      racing.changePassword({ current: robin.password, password: 'a third evening' }, source, world),
  ],
  [
    'address',
    (racing: Racing, source: Source, world: World) =>
      racing.changeEmail({ email: 'thief@example.com', current: robin.password }, source, world),
  ],
  [
    'deletion',
    async (racing: Racing, source: Source, world: World) =>
      (await racing.deleteAccount(robin.password, source, world)).error,
  ],
  [
    'export',
    async (racing: Racing, source: Source, world: World) =>
      (await racing.exportData(robin.password, source, world)).error,
  ],
  [
    'second factor',
    async (racing: Racing, source: Source, world: World) =>
      (await racing.beginSecondFactor(robin.password, source, world)).error,
  ],
  [
    'end of the second factor',
    (racing: Racing, source: Source, world: World) => racing.endSecondFactor(robin.password, source, world),
  ],
])('a change with the old password does nothing after a reset: %s', async (_, act) => {
  const { accounts, world, run, source, during, reset } = await setUp();
  const racing = during(reset);
  expect(await act(racing, source, world)).toBe('wrongPassword');
  expect(await run('select * from "oneTimeLink"')).toEqual([]);
  expect(await run('select * from "secondFactor"')).toEqual([]);
  expect(await accounts.logIn({ ...robin, password: next }, from, world)).toMatchObject({
    ok: true,
    hasCancelledDeletion: false,
  });
});

test('a change does nothing once its session has ended', async () => {
  const { accounts, world, run, source, during } = await setUp();
  const racing = during(() => run('delete from session'));
  const form = { current: robin.password, password: next };
  expect(await racing.changePassword(form, source, world)).toBe('wrongPassword');
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ ok: true });
});

test('a log-in that overlaps a deletion cancels it', async () => {
  const { accounts, world, run, source, during } = await setUp();
  const racing = during(() => accounts.deleteAccount(robin.password, source, world));
  expect(await racing.logIn(robin, from, world)).toMatchObject({ ok: true, hasCancelledDeletion: true });
  expect(await run('select "deletesAt" from account')).toEqual([{ deletesAt: null }]);
});

test('a log-in that overlaps a new hash of the same password succeeds', async () => {
  const { world, run, during } = await setUp();
  const racing = during(() => run('update account set "passwordHash" = ?', `hashed again ${robin.password}`));
  expect(await racing.logIn(robin, from, world)).toMatchObject({ ok: true });
});
