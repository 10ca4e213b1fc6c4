import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { anAccount, from, proof, robin, setUpAccounts } from '../../testing/accounts.ts';
import { takeSnapshot } from '../../world/snapshot.ts';
import { tables } from '../../world/tables.ts';
import { eraseGuest, exportGuest, guestTables } from './guest-data.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

type Value = string | number;

const secretOf = (guestId: number): string => `secret of ${guestId}`;

/** Columns that make a row the guest's. */
const linksOf = (guestId: number): Readonly<Record<string, Value>> => ({
  'guest.id': guestId,
  'channel.id': guestId,
  'message.channelId': guestId,
  'message.key': `guest:${guestId} key`,
  'livePreview.key': `guest:${guestId} 101`,
  'outbox.stream': `guest:${guestId}`,
  'feedbackTurn.key': `guest:${guestId}`,
  'incentiveBlock.owner': `guest:${guestId}`,
  'ledgerEntry.account': `guest:${guestId}`,
  'account.email': `${secretOf(guestId)}@example.com`,
  'mail.toAddress': `${secretOf(guestId)}@example.com`,
  'ageCheck.key': `check of ${guestId}`,
  'ageCheckEvent.checkKey': `check of ${guestId}`,
  'account.isVerified': 1,
  'messageImage.key': `image of ${guestId}`,
  'messageImagePart.image': `image of ${guestId}`,
});

const valueOf = (name: string, spec: string, guestId: number): Value | null => {
  const linked = linksOf(guestId)[name];
  if (linked !== undefined) return linked;
  const [kind] = spec.split(' ');
  if (kind === 'json') return JSON.stringify({ text: `${secretOf(guestId)} in ${name}` });
  if (name.endsWith('.guestId')) return guestId;
  if (kind === 'int' || kind === 'flag') return 1;
  return kind === 'instant' ? '2026-11-20T19:00:00.000Z' : `${secretOf(guestId)} in ${name}`;
};

/** Fills every table with one row of each guest, whose texts name the guest. */
const setUp = async () => {
  const testWorld = aWorld();
  const { world, run } = testWorld;
  for (const guestId of [7, 8]) {
    for (const { table } of guestTables) {
      const columns = Object.entries<string>(tables[table]).filter(
        ([column, spec]) => spec !== 'id' || `${table}.${column}` in linksOf(guestId),
      );
      const names = columns.map(([column]) => `"${column}"`).join(', ');
      const values = columns.map(([column, spec]) => valueOf(`${table}.${column}`, spec, guestId));
      await run(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`, ...values);
    }
  }
  const readAll = (guestId: number) => world.database.change((tx) => exportGuest(guestId, tx));
  return { ...testWorld, readAll, erase: (guestId: number) => world.database.change((tx) => eraseGuest(guestId, tx)) };
};

const kept: readonly string[] = ['payment', 'transfer', 'ledgerEntry'];

test('every table with a guest is among those of a guest’s data', () => {
  const listed = new Set<string>(guestTables.map(({ table }) => table));
  const withGuest = Object.entries(tables).flatMap(([name, columns]) => ('guestId' in columns ? [name] : []));
  expect(withGuest.filter((each) => !listed.has(each))).toEqual([]);
});

test('an export has a row of each table, no secrets, and nothing of others', async () => {
  const { readAll } = await setUp();
  const data = await readAll(7);
  const rows = Object.values(data) as (readonly unknown[])[];
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 1));
  expect(Object.keys(data)).toHaveLength(guestTables.filter(({ hidden }) => hidden !== null).length);
  const text = JSON.stringify(data);
  expect(text).not.toContain(secretOf(8));
  for (const secret of [
    'passwordHash',
    'tokenHash',
    'mail.body',
    'secondFactor.secret',
    'recoveryHashes',
    'transfer.bodyHash',
    'transfer.answer',
    'phoneCall.pin',
    'pinHash',
    'numberHash',
  ])
    expect(text).not.toContain(secret);
  expect(data).toMatchObject({
    notification: [{ guestId: 7 }],
    message: [{ gifts: { text: expect.any(String) as string } }],
  });
});

test('an erasure leaves bookings and payments only, and nothing that others have changes', async () => {
  const { world, readAll, erase } = await setUp();
  const others = await readAll(8);
  await erase(7);
  expect(await readAll(8)).toEqual(others);
  const left = (await takeSnapshot(world)).filter(([, rows]) => JSON.stringify(rows).includes(secretOf(7)));
  expect(left.map(([table]) => table).toSorted()).toEqual(['payment', 'transfer']);
  const rows = await readAll(7);
  const filled = Object.entries(rows).flatMap(([table, each]) => ((each as unknown[]).length > 0 ? [table] : []));
  expect(filled.toSorted()).toEqual([...kept, 'guest'].toSorted());
  expect(rows).toMatchObject({ transfer: [{ reference: {} }], guest: [{ name: '', avsMessage: null }] });
});

const otherGuestOf = async ({ isTaken }: { isTaken: boolean }) => {
  const test = setUpAccounts();
  const { accounts, world, run, mails } = test;
  if (isTaken) await anAccount(test, { isVerified: true });
  const kim = { ...robin, name: 'Kim', password: 'quiet evening rain' };
  const login = await accounts.signUp({ ...kim, ...(isTaken ? {} : { email: 'kim@example.com' }) }, from, world);
  const guestId = login.ok ? login.guestId : 0;
  const sentTo = async (to: string) => (await mails()).filter((each) => each.toAddress === to);
  return { ...test, guestId, sentTo, run };
};

test('an export does not tell whether the address of an account belongs to somebody else', async () => {
  const exportOf = async (isTaken: boolean) => {
    const { world, guestId } = await otherGuestOf({ isTaken });
    return exportGuest(guestId, world.database.reader);
  };
  const [taken, free] = [await exportOf(true), await exportOf(false)];
  expect(taken).toMatchObject({ mail: [], account: [{ isVerified: 0 }] });
  expect(Object.entries(taken).map(([table, rows]) => [table, (rows as unknown[]).length])).toEqual(
    Object.entries(free).map(([table, rows]) => [table, (rows as unknown[]).length]),
  );
});

test('an export does not tell whether an address that the guest wished to have belongs to somebody else', async () => {
  const exportOf = async (email: string) => {
    const test = setUpAccounts();
    const { accounts, world, mails, tokens } = test;
    await anAccount(test, { isVerified: true });
    const kim = { ...robin, email: 'kim@example.com' };
    const login = await accounts.signUp(kim, from, world);
    if (!login.ok) throw new Error('no account');
    await accounts.verify((await mails()).at(-1)?.body ?? '', proof, world);
    const source = { guestId: login.guestId, session: hashOfToken(tokens.ofCookie(login.cookie)), address: '' };
    expect(await accounts.changeEmail({ email, current: robin.password }, source, world)).toBeNull();
    return exportGuest(login.guestId, world.database.reader);
  };
  expect(await exportOf('robin@example.com')).toEqual(await exportOf('nobody@example.com'));
});

test('erasing an account deletes no mails of another one with the same address', async () => {
  const { world, guestId, sentTo, run } = await otherGuestOf({ isTaken: true });
  const before = await sentTo('robin@example.com');
  expect(before.map(({ kind }) => kind)).toEqual(['verify', 'exists']);
  await world.database.change((tx) => eraseGuest(guestId, tx));
  expect(await sentTo('robin@example.com')).toEqual(before);
  expect(await run('select * from mail where "guestId" = ?', guestId)).toEqual([]);
});

test('the ledger is as balanced after an erasure as before', async () => {
  const { run, erase } = await setUp();
  const sums = () => run('select "transferId", sum(amount) as total from "ledgerEntry" group by "transferId"');
  const before = await sums();
  await erase(7);
  expect(await sums()).toEqual(before);
});
