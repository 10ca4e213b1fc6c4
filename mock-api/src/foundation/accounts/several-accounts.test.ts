import { expect, test } from 'vitest';
import { topUp } from '../wallet/top-up.ts';
import { anAccount, from, plainPasswords, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import { runInWorld } from '../../world/world.ts';
import { createAccounts } from './accounts.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

const key = 'ab'.repeat(18);
const otherPassword = 'quiet evening rain';
const next = 'a third evening';

type Test = ReturnType<typeof setUpAccounts>;

const signUp = async ({ accounts, world }: Test, form: Partial<typeof robin> & { key?: string } = {}) => {
  const login = await accounts.signUp({ ...robin, ...form }, from, world);
  if (!login.ok) throw new Error(`no account: ${login.formError}`);
  return login;
};

const pay = ({ world }: Test, guestId: number) =>
  runInWorld(world, true, (inside) =>
    topUp({ guestId, key: `key of ${guestId}`, cents: 2500, method: 'card' }, 'en', inside),
  );

const lastToken = async ({ mails }: Test, kind: string) =>
  (await mails()).findLast((each) => each.kind === kind)?.body ?? '';

const guestsIn = ({ run }: Test) => run<{ guestId: number }>('select "guestId" from account order by id');

test('a form that is sent again logs in to the account that it made', async () => {
  const test = setUpAccounts();
  const [first, second] = [await signUp(test, { key }), await signUp(test, { key })];
  expect(second.guestId).toBe(first.guestId);
  expect(second.cookie).not.toBe(first.cookie);
  expect(await guestsIn(test)).toHaveLength(1);
  expect(await test.mails()).toHaveLength(1);
});

test.each([
  ['within an hour', 3_600_000 - 1, 1],
  ['later', 3_600_000, 2],
])('a form that is sent again %s', async (_, ms, accounts) => {
  const test = setUpAccounts();
  await signUp(test, { key });
  test.pass(ms);
  await signUp(test, { key });
  expect(await guestsIn(test)).toHaveLength(accounts);
});

test('a form that is sent with ever other passwords costs no more comparisons', async () => {
  const test = setUpAccounts();
  for (let index = 0; index < 6; index += 1) await signUp(test, { key, password: `${otherPassword} ${index}` });
  let compared = 0;
  const passwords = {
    ...plainPasswords,
    isRight: (hash: string | null, text: string) => ((compared += 1), plainPasswords.isRight(hash, text)),
  };
  const accounts = createAccounts({ ...test, passwords, attempts: createAttemptLimits() });
  await accounts.signUp({ ...robin, key }, from, test.world);
  expect(compared).toBe(3);
});

test('a form that is sent several times at once makes one account', async () => {
  const test = setUpAccounts();
  const logins = await Promise.all([signUp(test, { key }), signUp(test, { key }), signUp(test, { key })]);
  expect(new Set(logins.map(({ guestId }) => guestId)).size).toBe(1);
  expect(await guestsIn(test)).toHaveLength(1);
});

test('a form that is sent again after the first look at its key makes one account', async () => {
  const test = setUpAccounts();
  const { database } = test.world;
  let first: number | null = null;
  const query: typeof database.reader.query = async (sql, parameters) => {
    const rows = await database.reader.query(sql, parameters);
    if (first === null && sql.includes('signUpKey')) first = (await signUp(test, { key })).guestId;
    return rows;
  };
  const world = { ...test.world, database: { ...database, reader: { ...database.reader, query } } };
  const second = await test.accounts.signUp({ ...robin, key }, from, world);
  expect(second).toMatchObject({ ok: true, guestId: first });
  expect(await guestsIn(test)).toHaveLength(1);
});

test('the key of a form is stored as a hash only', async () => {
  const test = setUpAccounts();
  await signUp(test, { key });
  expect(JSON.stringify(await test.run('select * from account'))).not.toContain(key);
});

test.each([
  ['another password', { password: otherPassword, key }],
  ['another address', { email: 'kim@example.com', key }],
  ['no key', {}],
  ['another key', { key: 'cd'.repeat(18) }],
  ['an invalid key', { key: 'x' }],
])('a form with %s makes an account of its own', async (_, form) => {
  const test = setUpAccounts();
  const first = await signUp(test, { key });
  expect((await signUp(test, form)).guestId).not.toBe(first.guestId);
});

test('a form that is sent again asks for the code, if its account has a second factor by now', async () => {
  const test = setUpAccounts();
  const { guestId } = await signUp(test, { key });
  await test.run(
    `insert into "secondFactor" ("guestId", secret, "isActive", "lastStep", "recoveryHashes") values (?, 'A', 1, 0, '[]')`,
    guestId,
  );
  expect(await test.accounts.signUp({ ...robin, key }, from, test.world)).toMatchObject({ ok: false, formError: null });
});

test('a log-in whose password opens two accounts asks which, and each can be opened once within ten minutes', async () => {
  const test = setUpAccounts();
  const { accounts, world, pass } = test;
  const [first, second] = [await signUp(test), await signUp(test)];
  await pay(test, first.guestId);
  const login = await accounts.logIn(robin, from, world);
  if (login.ok || login.formError !== 'account') throw new Error('no choice');
  expect(login.choices).toMatchObject([
    { guestId: first.guestId, coins: 10_000, createdAt: '2026-11-20T19:00:00.000Z' },
    { guestId: second.guestId, coins: 0 },
  ]);
  const [one, two] = login.choices.map(({ token }) => token);
  expect(await accounts.logInChosen(one ?? '', from, world)).toMatchObject({ ok: true, guestId: first.guestId });
  expect(await accounts.logInChosen(one ?? '', from, world)).toEqual({ ok: false, formError: 'wrong' });
  pass(600_000);
  expect(await accounts.logInChosen(two ?? '', from, world)).toEqual({ ok: false, formError: 'wrong' });
});

test('an account with coins stays within reach, however many others sign up with its address', async () => {
  const test = setUpAccounts();
  const { guestId } = await signUp(test);
  await pay(test, guestId);
  for (let index = 0; index < 30; index += 1) await signUp(test, { password: `${otherPassword} ${index}` });
  expect(await test.accounts.logIn(robin, from, test.world)).toMatchObject({ ok: true, guestId });
  await test.accounts.requestReset(robin.email, from.address, test.world);
  const choices = await test.accounts.accountsOfReset(await lastToken(test, 'reset'), test.world);
  expect(choices[0]).toMatchObject({ guestId, coins: 10_000 });
});

/** The owner of an address has coins and has verified nothing; another guest signs up with the address, with a second factor. */
const hijacked = async () => {
  const test = setUpAccounts();
  const { accounts, world, tokens } = test;
  const owner = await signUp(test);
  await pay(test, owner.guestId);
  const other = await signUp(test, { password: otherPassword });
  const source = { guestId: other.guestId, session: hashOfToken(tokens.ofCookie(other.cookie)), address: from.address };
  await test.run(
    `insert into "secondFactor" ("guestId", secret, "isActive", "lastStep", "recoveryHashes") values (?, 'A', 1, 0, '[]')`,
    other.guestId,
  );
  await accounts.requestReset(robin.email, from.address, world);
  return { ...test, owner, other, source, token: await lastToken(test, 'reset') };
};

test('a link resets the account that its owner chooses', async () => {
  const { accounts, world, owner, other, token } = await hijacked();
  expect((await accounts.accountsOfReset(token, world)).map(({ guestId }) => guestId)).toEqual([
    owner.guestId,
    other.guestId,
  ]);
  expect(await accounts.resetPassword(token, next, from, world)).toBe('account');
  expect(await accounts.resetPassword(token, next, from, world, 999)).toBe('account');
  expect(await accounts.resetPassword(token, next, from, world, owner.guestId)).toBeNull();
  expect(await accounts.logIn({ ...robin, password: next }, from, world)).toMatchObject({
    ok: true,
    guestId: owner.guestId,
  });
});

test('a second factor from before the address was proven does not survive a reset', async () => {
  const { accounts, world, other, token } = await hijacked();
  expect(await accounts.resetPassword(token, next, from, world, other.guestId)).toBeNull();
  expect(await accounts.logIn({ ...robin, password: next }, from, world)).toMatchObject({
    ok: true,
    guestId: other.guestId,
  });
});

test('a second factor of a verified account survives a reset', async () => {
  const test = await hijacked();
  const { accounts, world, run, other, token } = test;
  await run('update account set "isVerified" = 1 where "guestId" = ?', other.guestId);
  expect(await accounts.resetPassword(token, next, from, world, other.guestId)).toBeNull();
  expect(await accounts.logIn({ ...robin, password: next }, from, world)).toMatchObject({ ok: false, formError: null });
});

test('a link does not reset another account than the chosen one, if that cannot be reset any more', async () => {
  const { accounts, world, owner, other, source, token, pass } = await hijacked();
  pass(1000);
  await accounts.changePassword({ current: otherPassword, password: 'some other rain' }, source, world);
  expect(await accounts.resetPassword(token, next, from, world, other.guestId)).toBe('account');
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ guestId: owner.guestId });
});

test('another guest who changes the password of an account with the address does not end the link of the owner', async () => {
  const { accounts, world, owner, source, token, pass } = await hijacked();
  pass(1000);
  expect(
    await accounts.changePassword({ current: otherPassword, password: 'some other rain' }, source, world),
  ).toBeNull();
  expect((await accounts.accountsOfReset(token, world)).map(({ guestId }) => guestId)).toEqual([owner.guestId]);
  expect(await accounts.resetPassword(token, next, from, world)).toBeNull();
  expect(await accounts.logIn({ ...robin, password: next }, from, world)).toMatchObject({ guestId: owner.guestId });
});

test('a mailed link alone verifies no account of another guest', async () => {
  const test = setUpAccounts();
  const { accounts, world, run } = test;
  const owner = await signUp(test);
  await signUp(test, { password: otherPassword });
  const token = await lastToken(test, 'verify');
  const session = { guestId: owner.guestId, session: hashOfToken(test.tokens.ofCookie(owner.cookie)) };
  expect(await accounts.verify(token, { ...proof, session, password: '' }, world)).toBe('wrongPassword');
  expect(await accounts.verify(token, proof, world)).toBe('wrongPassword');
  expect(await run('select "isVerified" from account where "isVerified" = 1')).toEqual([]);
  // The link is not used up, and the one who signed up can use it.
  expect(await accounts.verify(token, { ...proof, password: otherPassword }, world)).toBeNull();
});

test('a mailed link needs no password where its guest is logged in', async () => {
  const test = setUpAccounts();
  const { accounts, world, tokens } = test;
  const { guestId, cookie } = await signUp(test);
  const session = { guestId, session: hashOfToken(tokens.ofCookie(cookie)) };
  const token = await lastToken(test, 'verify');
  expect(await accounts.guestOfLink('verify', token, world)).toBe(guestId);
  expect(await accounts.verify(token, { session, password: '', address: from.address }, world)).toBeNull();
});

test('the password of an account cannot be guessed with a mailed link', async () => {
  const test = setUpAccounts();
  const { accounts, world } = test;
  await signUp(test);
  const token = await lastToken(test, 'verify');
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await accounts.verify(token, { ...proof, password: 'a long walk' }, world)).toBe('wrongPassword');
  expect(await accounts.verify(token, proof, world)).toBe('tooMany');
});

test('a mailed link alone changes no address', async () => {
  const test = setUpAccounts();
  const { accounts, world, tokens, run } = test;
  const guestId = await anAccount(test, { isVerified: true });
  const login = await accounts.logIn(robin, from, world);
  const source = {
    guestId,
    session: login.ok ? hashOfToken(tokens.ofCookie(login.cookie)) : '',
    address: from.address,
  };
  await accounts.changeEmail({ email: 'victim@example.com', current: robin.password }, source, world);
  const token = await lastToken(test, 'confirm-email');
  expect(await accounts.confirmEmail(token, { ...proof, password: '' }, world)).toBe('wrongPassword');
  expect(await run('select email from account')).toEqual([{ email: 'robin@example.com' }]);
});

test('a log-in to two accounts, one of which gets another password meanwhile, opens the other one', async () => {
  const test = setUpAccounts();
  await signUp(test);
  await signUp(test);
  let hasRun = false;
  const passwords = {
    ...plainPasswords,
    isRight: async (hash: string | null, password: string) => {
      if (!hasRun)
        await test.run(`update account set "passwordHash" = 'another' where id = (select max(id) from account)`);
      hasRun = true;
      return plainPasswords.isRight(hash, password);
    },
  };
  const accounts = createAccounts({ ...test, passwords, attempts: createAttemptLimits() });
  const oldest = (await guestsIn(test))[0]?.guestId;
  expect(await accounts.logIn(robin, from, test.world)).toMatchObject({ ok: true, guestId: oldest });
});
