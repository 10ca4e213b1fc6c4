import { expect, test } from 'vitest';
import { eraseOldMails } from '../guest/one-time-links.ts';
import { anAccount, from, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import type { Executor } from '../../world/database.ts';
import type { WorldParts } from '../../world/world.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';
import { onSqlite } from '../../testing/a-world.ts';

/** A world that notes the statements of its changes. */
const noting = (world: WorldParts) => {
  const noted: string[] = [];
  const noteIn = (tx: Executor): Executor => ({
    ...tx,
    query: (sql, parameters) => {
      noted.push(sql);
      return tx.query(sql, parameters);
    },
  });
  const { database } = world;
  const change: typeof database.change = (work, after) => database.change((tx) => work(noteIn(tx)), after);
  return { noted, world: { ...world, database: { ...database, change } } };
};

const setUp = async () => {
  const test = setUpAccounts();
  await anAccount(test, { isVerified: true });
  return test;
};

/** Requests a reset often enough to reach the limit of mails. */
const requestReset = async (email: string, times = 1) => {
  const { accounts, world: plain } = await setUp();
  for (let index = 1; index < times; index += 1) await accounts.requestReset(email, from.address, plain);
  const { noted, world } = noting(plain);
  await accounts.requestReset(email, from.address, world);
  return noted;
};

test.each([
  ['an unknown address', 'nobody@example.com', 1],
  ['an unknown address that was entered often', 'nobody@example.com', 4],
  ['an address that has had enough mails', robin.email, 4],
])('a request to reset the password runs the same statements for %s as for an account', async (_, email, times) => {
  expect(await requestReset(email, times)).toEqual(await requestReset(robin.email));
});

test.each([
  ['belongs to somebody', 0],
  ['has had enough mails', 6],
])('a sign-up runs the same statements if its address %s', async (_, mails) => {
  const signUp = async (email: string, before: number) => {
    const { accounts, world: plain } = await setUp();
    for (let index = 0; index < before; index += 1) await accounts.signUp({ ...robin, email }, from, plain);
    const { noted, world } = noting(plain);
    expect(await accounts.signUp({ ...robin, email, password: 'quiet evening rain' }, from, world)).toMatchObject({
      ok: true,
    });
    return noted;
  };
  expect(await signUp(robin.email, mails)).toEqual(await signUp('kim@example.com', 0));
});

test('a change of the address runs the same statements if the address belongs to somebody', async () => {
  const changeTo = async (email: string) => {
    const { accounts, world: plain, tokens, mails } = await setUp();
    const login = await accounts.signUp({ ...robin, email: 'kim@example.com' }, from, plain);
    if (!login.ok) throw new Error('no account');
    await accounts.verify((await mails()).at(-1)?.body ?? '', proof, plain);
    const { noted, world } = noting(plain);
    const source = { guestId: login.guestId, session: hashOfToken(tokens.ofCookie(login.cookie)), address: '' };
    expect(await accounts.changeEmail({ email, current: robin.password }, source, world)).toBeNull();
    return noted;
  };
  expect(await changeTo(robin.email)).toEqual(await changeTo('nobody@example.com'));
});

test('mails whose token is erased are neither read nor written again', async ({ skip }) => {
  skip(!onSqlite(), 'PostgreSQL plans by the number of rows');
  const { world, run } = await setUp();
  const { noted, world: noticed } = noting(world);
  await noticed.database.change((tx) => eraseOldMails.all(tx, { kind: 'verify', before: '2026' }));
  const plan = await run<{ detail: string }>(`explain query plan ${noted[0] ?? ''}`, 'verify', '2026');
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH mail USING INDEX mail_kind_at (kind=? AND at<?)']);
});

test('an answer says nothing of mails that are not sent, and keeps one of them at most', async () => {
  const { accounts, world, run } = await setUp();
  for (let index = 0; index < 3; index += 1) await accounts.requestReset('nobody@example.com', from.address, world);
  expect(await run(`select "toAddress", body, "guestId" from mail where kind = 'unsent'`)).toEqual([
    { toAddress: '', body: '', guestId: null },
  ]);
  expect(await run(`select email from "oneTimeLink" where kind = 'reset'`)).toEqual([{ email: '' }]);
});
