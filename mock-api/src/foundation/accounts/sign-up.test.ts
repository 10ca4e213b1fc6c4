import { guestInitData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { anAccount, from, plainPasswords, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import type { Delivery } from '../../world/bus.ts';
import { createAccounts } from './accounts.ts';
import { createAttemptLimits } from './attempt-limits.ts';

const seenBy = async ({ world }: ReturnType<typeof setUpAccounts>, guestId: number) => {
  const data = await testClient(world).answer(guestInitData, {}, { guestId });
  return { ...data, id: null };
};

test('a sign-up with an address that has an account looks the same, and its owner is mailed', async () => {
  const test = setUpAccounts();
  const { accounts, world, mails, run } = test;
  await anAccount(test, { isVerified: true });
  const otherGuest = { ...robin, name: 'Kim', password: 'quiet evening rain' };
  const free = { ...otherGuest, email: 'kim@example.com' };
  const [taken, other] = [await accounts.signUp(otherGuest, from, world), await accounts.signUp(free, from, world)];
  if (!taken.ok || !other.ok) throw new Error('A sign-up failed.');
  expect({ ...(await seenBy(test, taken.guestId)), email: null }).toEqual({
    ...(await seenBy(test, other.guestId)),
    email: null,
  });
  expect((await mails()).map(({ toAddress: to, kind }) => [to, kind])).toEqual([
    ['robin@example.com', 'verify'],
    ['robin@example.com', 'exists'],
    ['kim@example.com', 'verify'],
  ]);
  expect(await run('select distinct "guestId" from account')).toHaveLength(3);
});

test('an address that has an account costs a sign-up as much work', async () => {
  const hashed: string[] = [];
  const test = setUpAccounts();
  const passwords = { ...plainPasswords, hash: (text: string) => (hashed.push(text), plainPasswords.hash(text)) };
  const accounts = createAccounts({ ...test, passwords, attempts: createAttemptLimits() });
  await anAccount(test, { isVerified: true });
  await accounts.signUp({ ...robin, password: 'quiet evening rain' }, from, test.world);
  expect(hashed).toEqual(['quiet evening rain']);
});

test('both the owner and the other guest with the same address log in with their own passwords, to their own accounts', async () => {
  const test = setUpAccounts();
  const { accounts, world } = test;
  const owner = await anAccount(test, { isVerified: true });
  const otherGuest = await accounts.signUp({ ...robin, password: 'quiet evening rain' }, from, world);
  expect(await accounts.logIn(robin, from, world)).toMatchObject({ ok: true, guestId: owner });
  expect(await accounts.logIn({ ...robin, password: 'quiet evening rain' }, from, world)).toMatchObject({
    ok: true,
    guestId: otherGuest.ok ? otherGuest.guestId : null,
  });
});

test.each([
  ['no account', []],
  ['one account', ['one two three four']],
  ['three accounts', ['one two three four', 'five six seven', 'eight nine ten eleven']],
])('a log-in compares as many passwords with %s', async (_, existing) => {
  let compared = 0;
  const test = setUpAccounts();
  const passwords = {
    ...plainPasswords,
    isRight: (hash: string | null, text: string) => ((compared += 1), plainPasswords.isRight(hash, text)),
  };
  const accounts = createAccounts({ ...test, passwords, attempts: createAttemptLimits() });
  for (const password of existing) await accounts.signUp({ ...robin, password }, from, test.world);
  expect((await accounts.logIn({ ...robin, password: 'not this one' }, from, test.world)).ok).toBe(false);
  expect(compared).toBe(2);
});

test('only one of several accounts with an address can be verified', async () => {
  const test = setUpAccounts();
  const { accounts, world, mails, run } = test;
  await accounts.signUp(robin, from, world);
  await accounts.signUp({ ...robin, password: 'quiet evening rain' }, from, world);
  const [first, second] = await mails();
  expect(await accounts.verify(second?.body ?? '', { ...proof, password: 'quiet evening rain' }, world)).toBeNull();
  expect(await accounts.verify(first?.body ?? '', proof, world)).toBe('link');
  expect(await run('select "isVerified" from account order by id')).toEqual([{ isVerified: 0 }, { isVerified: 1 }]);
});

test('an address gets at most six mails an hour; the answers of the sign-ups stay the same', async () => {
  const { accounts, world, mails } = setUpAccounts();
  for (let index = 0; index < 8; index += 1)
    expect(await accounts.signUp({ ...robin, password: `quiet evening rain ${index}` }, from, world)).toMatchObject({
      ok: true,
    });
  expect(await mails()).toHaveLength(6);
});

test('only the token of the mail verifies the address, once, and it is stored as a hash only', async () => {
  const { accounts, world, mails, run } = setUpAccounts();
  await accounts.signUp(robin, from, world);
  const token = (await mails())[0]?.body ?? '';
  expect(token).toHaveLength(64);
  const tables = [await run('select * from account'), await run('select * from "oneTimeLink"')];
  expect(JSON.stringify(tables)).not.toContain(token);
  expect(await accounts.verify(`${token}x`, proof, world)).toBe('link');
  expect(await run('select "isVerified" from account')).toEqual([{ isVerified: 0 }]);
  expect(await accounts.guestOfLink('verify', token, world)).not.toBeNull();
  const pushes: Delivery[] = [];
  world.bus.subscribe((each) => pushes.push(each));
  expect(await accounts.verify(token, proof, world)).toBeNull();
  expect(pushes).toMatchObject([{ to: { guestId: expect.any(Number) as number }, message: { type: 'emailVerified' } }]);
  expect(await run('select "isVerified" from account')).toEqual([{ isVerified: 1 }]);
  expect(await accounts.guestOfLink('verify', token, world)).toBeNull();
  expect(await accounts.verify(token, proof, world)).toBe('link');
  expect(JSON.stringify(await mails())).not.toContain(token);
});

test.each([
  [86_400_000 - 1, null],
  [86_400_000, 'link'],
])('a verification link is valid for a day (%d ms)', async (ms, error) => {
  const { accounts, world, mails, pass } = setUpAccounts();
  await accounts.signUp(robin, from, world);
  const token = (await mails())[0]?.body ?? '';
  pass(ms);
  expect(await accounts.verify(token, proof, world)).toBe(error);
});

test('the token of a link that has expired leaves the mails with the next link', async () => {
  const { accounts, world, mails, pass } = setUpAccounts();
  await accounts.signUp(robin, from, world);
  pass(86_400_000);
  await accounts.signUp({ ...robin, email: 'kim@example.com' }, from, world);
  expect((await mails()).map(({ body }) => body.length)).toEqual([0, 64]);
  await accounts.signUp({ ...robin, email: 'alex@example.com' }, from, world);
  expect((await mails()).map(({ body }) => body.length)).toEqual([0, 64, 64]);
});

test('a mailbox is asked six times an hour to verify an address, however it is written', async () => {
  const { accounts, world, mails, pass } = setUpAccounts();
  const signUp = (tag: number) => accounts.signUp({ ...robin, email: `robin+${tag}@example.com` }, from, world);
  for (let tag = 0; tag < 8; tag += 1) expect(await signUp(tag)).toMatchObject({ ok: true });
  expect(await mails()).toHaveLength(6);
  pass(3_600_000);
  await signUp(8);
  expect(await mails()).toHaveLength(7);
});
