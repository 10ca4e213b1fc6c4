import { expect, test } from 'vitest';
import { anAccount, from, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import type { Delivery } from '../../world/bus.ts';
import { noteUse } from './note-use.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

const { address } = from;
const next = 'robin@night.example';
const day = 86_400_000;

/** Signs robin up with a verified address. */
const setUp = async () => {
  const test = setUpAccounts();
  const guestId = await anAccount(test, { isVerified: true });
  const login = await test.accounts.logIn(robin, from, test.world);
  const session = login.ok ? hashOfToken(test.tokens.ofCookie(login.cookie)) : '';
  const lastMails = async (many: number) =>
    (await test.mails()).slice(-many).map((each) => [each.toAddress, each.kind]);
  const tokenOf = async (kind: string) => (await test.mails()).findLast((each) => each.kind === kind)?.body ?? '';
  return { ...test, guestId, lastMails, tokenOf, source: { guestId, session, address } };
};

const logInWith = ({ accounts, world }: Awaited<ReturnType<typeof setUp>>, email: string) =>
  accounts.logIn({ ...robin, email }, from, world);

test('a new address counts once its link was used, and the old one is told twice', async () => {
  const test = await setUp();
  const { accounts, world, source, lastMails, tokenOf } = test;
  expect(await accounts.changeEmail({ email: next, current: robin.password }, source, world)).toBeNull();
  expect(await lastMails(2)).toEqual([
    [next, 'confirm-email'],
    ['robin@example.com', 'email-change'],
  ]);
  expect(await logInWith(test, next)).toMatchObject({ ok: false });
  const token = await tokenOf('confirm-email');
  expect(await accounts.confirmEmail(token, proof, world)).toBeNull();
  expect(await lastMails(1)).toEqual([['robin@example.com', 'email-changed']]);
  expect(await logInWith(test, next)).toMatchObject({ ok: true, guestId: source.guestId });
  expect(await logInWith(test, robin.email)).toMatchObject({ ok: false });
  expect(await accounts.confirmEmail(token, proof, world)).toBe('link');
});

test('a link that resets the password does not survive a change of the address', async () => {
  const { accounts, world, source, tokenOf } = await setUp();
  await accounts.requestReset(robin.email, address, world);
  await accounts.changeEmail({ email: next, current: robin.password }, source, world);
  await accounts.confirmEmail(await tokenOf('confirm-email'), proof, world);
  expect(await accounts.accountsOfReset(await tokenOf('reset'), world)).toEqual([]);
  expect(await accounts.resetPassword(await tokenOf('reset'), 'quiet evening rain', from, world)).toBe('link');
});

test.each([
  ['no address', { email: 'robin', current: robin.password }, 'email'],
  ['the same address', { email: 'ROBIN@example.com', current: robin.password }, 'email'],
  ['a wrong password', { email: next, current: 'a long walk' }, 'wrongPassword'],
])('a change to %s mails nothing', async (_, form, error) => {
  const { accounts, world, source, mails } = await setUp();
  const before = (await mails()).length;
  expect(await accounts.changeEmail(form, source, world)).toBe(error);
  expect(await mails()).toHaveLength(before);
});

test('a change to an address with an account looks the same, and its owner is told', async () => {
  const { accounts, world, source, mails, lastMails } = await setUp();
  await accounts.signUp({ ...robin, email: next, name: 'Kim' }, from, world);
  await accounts.verify((await mails()).at(-1)?.body ?? '', proof, world);
  expect(await accounts.changeEmail({ email: next, current: robin.password }, source, world)).toBeNull();
  expect(await lastMails(2)).toEqual([
    [next, 'exists'],
    ['robin@example.com', 'email-change'],
  ]);
});

test('an address that got an owner meanwhile cannot be confirmed', async () => {
  const { accounts, world, source, mails, tokenOf, run } = await setUp();
  await accounts.changeEmail({ email: next, current: robin.password }, source, world);
  await accounts.signUp({ ...robin, email: next, name: 'Kim' }, from, world);
  await accounts.verify((await mails()).at(-1)?.body ?? '', proof, world);
  expect(await accounts.confirmEmail(await tokenOf('confirm-email'), proof, world)).toBe('link');
  expect(await run('select email from account where "guestId" = ?', source.guestId)).toEqual([
    { email: 'robin@example.com' },
  ]);
});

test('a wrong password deletes nothing', async () => {
  const { accounts, world, source, run } = await setUp();
  expect(await accounts.deleteAccount('a long walk', source, world)).toEqual({ error: 'wrongPassword' });
  expect(await run('select "deletesAt" from account')).toEqual([{ deletesAt: null }]);
});

test('a deletion ends all sessions, and logging in within fourteen days cancels it and says so', async () => {
  const test = await setUp();
  const { accounts, world, source, run, pass, lastMails } = test;
  expect(await accounts.deleteAccount(robin.password, source, world)).toEqual({
    error: null,
    at: '2026-12-04T19:00:00.000Z',
  });
  expect(await run('select * from session')).toEqual([]);
  expect(await lastMails(1)).toEqual([['robin@example.com', 'deletion-planned']]);
  pass(14 * day - 1);
  expect(await logInWith(test, robin.email)).toMatchObject({ ok: true, hasCancelledDeletion: true });
  pass(30 * day);
  expect(await logInWith(test, robin.email)).toMatchObject({ ok: true, hasCancelledDeletion: false });
});

test('after fourteen days the account is gone, and its address is free', async () => {
  const test = await setUp();
  const { accounts, world, source, pass } = test;
  await accounts.deleteAccount(robin.password, source, world);
  pass(14 * day);
  expect(await logInWith(test, robin.email)).toEqual({ ok: false, formError: 'wrong' });
  expect(await accounts.signUp(robin, from, world)).toMatchObject({ ok: true });
  expect(await test.lastMails(1)).toEqual([['robin@example.com', 'verify']]);
});

test('an export asks for the password', async () => {
  const { accounts, world, source } = await setUp();
  expect(await accounts.exportData('a long walk', source, world)).toEqual({ error: 'wrongPassword' });
  const result = await accounts.exportData(robin.password, source, world);
  expect(JSON.parse(result.error === null ? result.json : '')).toMatchObject({
    exportedAt: '2026-11-20T19:00:00.000Z',
    account: [{ email: 'robin@example.com' }],
  });
});

test('the use of any session erases the accounts that are due', async () => {
  const { accounts, world, source, run, pass, tokens } = await setUp();
  await accounts.deleteAccount(robin.password, source, world);
  const kim = await accounts.signUp({ ...robin, email: next, name: 'Kim' }, from, world);
  const session = kim.ok ? hashOfToken(tokens.ofCookie(kim.cookie)) : '';
  pass(14 * day - 1);
  await noteUse(session, world);
  expect(await run('select "guestId" from account')).toHaveLength(2);
  pass(600_001);
  await noteUse(session, world);
  expect(await run('select name from guest where id = ?', source.guestId)).toEqual([{ name: '' }]);
});

test('a new address gets three mails an hour, with an account or without, and the answers stay the same', async () => {
  const { accounts, world, source, mails, pass } = await setUp();
  const kim = { ...robin, email: 'kim@example.com', name: 'Kim' };
  await accounts.signUp(kim, from, world);
  await accounts.verify((await mails()).at(-1)?.body ?? '', proof, world);
  const sentTo = async (email: string, kind: string) =>
    (await mails()).filter((each) => each.toAddress === email && each.kind === kind).length;
  const change = (email: string) => accounts.changeEmail({ email, current: robin.password }, source, world);
  for (let times = 0; times < 4; times += 1) {
    expect(await change(next)).toBeNull();
    // By another time of the guest's own limit.
    pass(900_000 / 2);
  }
  for (let times = 0; times < 4; times += 1) {
    pass(900_000 / 2);
    expect(await change(kim.email)).toBeNull();
  }
  expect([await sentTo(next, 'confirm-email'), await sentTo(kim.email, 'exists')]).toEqual([3, 3]);
  pass(3_600_001);
  await change(next);
  expect(await sentTo(next, 'confirm-email')).toBe(4);
});

test('a confirmed address is published to its guest, and only mails with a link have a token', async () => {
  const { accounts, world, source, mails, tokenOf } = await setUp();
  const pushes: Delivery[] = [];
  world.bus.subscribe((each) => pushes.push(each));
  await accounts.changeEmail({ email: next, current: robin.password }, source, world);
  const withToken = (await mails()).filter(({ body }) => body !== '').map(({ kind }) => kind);
  await accounts.confirmEmail(await tokenOf('confirm-email'), proof, world);
  expect(pushes).toMatchObject([{ to: { guestId: source.guestId }, message: { type: 'emailVerified' } }]);
  await accounts.signUp({ ...robin, email: next }, from, world);
  await accounts.deleteAccount(robin.password, source, world);
  expect(withToken).toEqual(['confirm-email']);
  expect((await mails()).map(({ kind, body }) => [kind, body])).toEqual([
    ['verify', ''],
    ['confirm-email', ''],
    ['email-change', ''],
    ['email-changed', ''],
    ['exists', ''],
    ['deletion-planned', ''],
  ]);
});

test('a new mailbox gets three mails an hour, however its address is written', async () => {
  const { accounts, world, source, mails } = await setUp();
  for (const email of ['kim+1@gmail.com', 'k.im@gmail.com', 'kim@googlemail.com', 'kim@gmail.com'])
    expect(await accounts.changeEmail({ email, current: robin.password }, source, world)).toBeNull();
  expect((await mails()).filter(({ kind }) => kind === 'confirm-email').map(({ toAddress }) => toAddress)).toEqual([
    'kim+1@gmail.com',
    'k.im@gmail.com',
    'kim@googlemail.com',
  ]);
});

test('a guest asks for a new address five times in a quarter of an hour', async () => {
  const { accounts, world, source, mails, pass, events } = await setUp();
  const change = (email: string) => accounts.changeEmail({ email, current: robin.password }, source, world);
  for (let times = 0; times < 5; times += 1) expect(await change(`kim@${times}.example.com`)).toBeNull();
  const before = (await mails()).length;
  expect([await change(next), (await mails()).length]).toEqual(['tooMany', before]);
  expect(events.at(-1)).toMatchObject({ event: 'email-change-requested', failure: 'tooMany' });
  pass(900_000);
  expect(await change(next)).toBeNull();
});

test('an address that nobody has verified is told nothing of a new one, and little of anything else', async () => {
  const test = setUpAccounts();
  const { accounts, world, tokens, mails, run } = test;
  const guestId = await anAccount(test);
  const session = async () => {
    const login = await accounts.logIn(robin, from, world);
    return login.ok ? hashOfToken(tokens.ofCookie(login.cookie)) : '';
  };
  const source = async () => ({ guestId, session: await session(), address });
  expect(await accounts.changeEmail({ email: next, current: robin.password }, await source(), world)).toBeNull();
  expect((await mails()).map(({ toAddress, kind }) => [toAddress, kind])).toEqual([
    ['robin@example.com', 'verify'],
    [next, 'confirm-email'],
  ]);
  for (let times = 0; times < 12; times += 1) await accounts.deleteAccount(robin.password, await source(), world);
  expect(await run(`select count(*) as total from mail where kind = 'deletion-planned'`)).toEqual([{ total: 10 }]);
});
