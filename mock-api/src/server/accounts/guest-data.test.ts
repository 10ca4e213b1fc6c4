import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { takeSnapshot } from '../../world/snapshot.ts';
import { tables } from '../../world/tables.ts';
import { eraseGuest, exportGuest, guestTables } from './guest-data.ts';

type Value = string | number;

const secretOf = (guestId: number): string => `secret of ${guestId}`;

/** Columns that make a row the guest's. */
const linksOf = (guestId: number): Readonly<Record<string, Value>> => ({
  'guest.id': guestId,
  'channel.id': guestId,
  'message.channel_id': guestId,
  'message.key': `guest:${guestId} key`,
  'live_preview.key': `guest:${guestId} 101`,
  'outbox.stream': `guest:${guestId}`,
  'ledger_entry.account': `guest:${guestId}`,
  'account.email': `${secretOf(guestId)}@example.com`,
  'mail.to_address': `${secretOf(guestId)}@example.com`,
  'message_image.key': `image of ${guestId}`,
  'message_image_part.image': `image of ${guestId}`,
});

const valueOf = (name: string, spec: string, guestId: number): Value | null => {
  const linked = linksOf(guestId)[name];
  if (linked !== undefined) return linked;
  const [kind] = spec.split(' ');
  if (kind === 'id') return null;
  if (kind === 'json') return JSON.stringify({ text: `${secretOf(guestId)} in ${name}` });
  if (name.endsWith('.guest_id')) return guestId;
  if (kind === 'int' || kind === 'flag') return 1;
  return kind === 'instant' ? '2026-11-20T19:00:00.000Z' : `${secretOf(guestId)} in ${name}`;
};

/** Fills every table with one row of each guest, whose texts name the guest. */
const setUp = async () => {
  const testWorld = aWorld();
  const { world, run } = testWorld;
  for (const guestId of [7, 8]) {
    for (const { table } of guestTables) {
      const columns = Object.entries<string>(tables[table]);
      const names = columns.map(([column]) => `"${column}"`).join(', ');
      const values = columns.map(([column, spec]) => valueOf(`${table}.${column}`, spec, guestId));
      await run(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`, ...values);
    }
  }
  const readAll = (guestId: number) => world.database.change((tx) => exportGuest(guestId, tx));
  return { ...testWorld, readAll, erase: (guestId: number) => world.database.change((tx) => eraseGuest(guestId, tx)) };
};

const kept: readonly string[] = ['payment', 'transfer', 'ledger_entry'];

test('every table with a guest is among those of a guest’s data', () => {
  const listed = new Set<string>(guestTables.map(({ table }) => table));
  const withGuest = Object.entries(tables).flatMap(([name, columns]) => ('guest_id' in columns ? [name] : []));
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
    'password_hash',
    'token_hash',
    'mail.body',
    'second_factor.secret',
    'recovery_hashes',
    'transfer.body_hash',
    'transfer.answer',
  ])
    expect(text).not.toContain(secret);
  expect(data).toMatchObject({
    notification: [{ guest_id: 7 }],
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
  expect(rows).toMatchObject({ transfer: [{ reference: {} }], guest: [{ name: '', avs_message: null }] });
});

test('the ledger is as balanced after an erasure as before', async () => {
  const { run, erase } = await setUp();
  const sums = () => run('select transfer_id, sum(amount) as total from ledger_entry group by transfer_id');
  const before = await sums();
  await erase(7);
  expect(await sums()).toEqual(before);
});
