import { expect, test } from 'vitest';
import { ApiError } from '../../dispatch/handler.ts';
import { aWorld, onSqlite } from '../../testing/a-world.ts';
import { balanceOf, LedgerError, transferOnce, type Entry } from './ledger.ts';

const newTransfer = { guestId: 7, key: 'k-1', kind: 'topUp' as const, bodyHash: 'b-1', at: '2026-11-20T19:00:00.000Z' };

const setUp = () => {
  const { world, run } = aWorld();
  const move = (entries: readonly Entry[], over: Partial<typeof newTransfer> = {}) =>
    world.database.change((tx) =>
      transferOnce(tx, { ...newTransfer, ...over }, async () => ({
        entries,
        reference: { a: 1 },
        answer: (left) => ({ left }),
      })),
    );
  const balance = (guestId = 7) => balanceOf(world.database.reader, `guest:${guestId}`);
  return { world, run, move, balance };
};

const entriesOf = (amount: number, guestId = 7): Entry[] => [
  { account: `guest:${guestId}`, amount },
  { account: 'top-up', amount: -amount },
];

test('stores a transfer with its entries and passes the new balance to the answer', async () => {
  const { move, run, balance } = setUp();
  expect(await balance()).toBe(0);
  expect(await move(entriesOf(500))).toEqual({ left: 500 });
  expect(await balance()).toBe(500);
  expect(await run('select account, amount, at from "ledgerEntry" order by id')).toEqual([
    { account: 'guest:7', amount: 500, at: newTransfer.at },
    { account: 'top-up', amount: -500, at: newTransfer.at },
  ]);
  expect(await run('select key, "guestId", kind, reference, "bodyHash", answer from transfer')).toEqual([
    { key: 'guest:7 k-1', guestId: 7, kind: 'topUp', reference: '{"a":1}', bodyHash: 'b-1', answer: '{"left":500}' },
  ]);
});

test.each([
  ['a fraction', entriesOf(0.5), '0.5 cannot be moved to or from guest:7'],
  ['zero', entriesOf(0), '0 cannot be moved to or from guest:7'],
  ['NaN', entriesOf(Number.NaN), 'NaN cannot be moved'],
  ['an unsafe integer', entriesOf(2 ** 53), 'cannot be moved'],
  ['entries that do not sum to zero', [{ account: 'guest:7', amount: 5 }], 'sum to 5, not to zero'],
  [
    'an account twice',
    [...entriesOf(5), { account: 'guest:7', amount: 1 }, { account: 'house', amount: -1 }],
    'two entries for one account',
  ],
] as [string, Entry[], string][])('rejects %s and says why', async (_, entries, reason) => {
  const { move, run } = setUp();
  const error: unknown = await move(entries).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(LedgerError);
  expect(error).toMatchObject({ name: 'LedgerError', message: expect.stringContaining(reason) as string });
  expect(await run('select * from transfer')).toEqual([]);
});

test('the answer gets the balance of the guest whose transfer it is, wherever its entry is', async () => {
  const { move, balance } = setUp();
  await move(entriesOf(500));
  expect(await move([...entriesOf(-200)].reverse(), { key: 'k-2' })).toEqual({ left: 300 });
  expect(
    await move(
      [
        { account: 'house', amount: 1 },
        { account: 'top-up', amount: -1 },
      ],
      { key: 'k-3' },
    ),
  ).toEqual({
    left: 300,
  });
  expect(await balance()).toBe(300);
});

test('rejects a transfer that would make any guest’s balance negative', async () => {
  const { move, balance } = setUp();
  await move(entriesOf(5));
  const error = expect.objectContaining({ code: 'needPurchase' }) as ApiError;
  await expect(move(entriesOf(-6), { key: 'k-2' })).rejects.toEqual(error);
  await expect(move(entriesOf(-1, 8), { key: 'k-3' })).rejects.toEqual(error);
  expect(await move(entriesOf(-5), { key: 'k-2' })).toEqual({ left: 0 });
  expect(await balance()).toBe(0);
});

test('a repeat returns the stored answer, another body is rejected', async () => {
  const { move, balance } = setUp();
  await move(entriesOf(5));
  await move(entriesOf(7), { key: 'k-2' });
  expect(await move(entriesOf(5))).toEqual({ left: 5 });
  await expect(move(entriesOf(5), { bodyHash: 'b-2' })).rejects.toMatchObject({
    code: 'keyReused',
    field: 'Idempotency-Key',
  });
  expect(await balance()).toBe(12);
});

test('a key belongs to its guest', async () => {
  const { move, balance } = setUp();
  await move(entriesOf(5));
  expect(await move(entriesOf(9, 8), { guestId: 8, bodyHash: 'b-2' })).toEqual({ left: 9 });
  expect([await balance(7), await balance(8)]).toEqual([5, 9]);
});

test('an error after a transfer rolls it back and frees its key', async () => {
  const { world, move, balance, run } = setUp();
  const broken = world.database.change(async (tx) => {
    await transferOnce(tx, newTransfer, async () => ({ entries: entriesOf(5), reference: {}, answer: () => null }));
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect([await balance(), await run('select * from transfer')]).toEqual([0, []]);
  expect(await move(entriesOf(5))).toEqual({ left: 5 });
});

test('a balance is stored with each entry of a guest, and with no other one', async () => {
  const { move, run } = setUp();
  await move(entriesOf(500));
  await move(entriesOf(-200), { key: 'k-2' });
  await move(entriesOf(9, 8), { guestId: 8 });
  expect(await run('select account, balance from "ledgerEntry" order by id')).toEqual([
    { account: 'guest:7', balance: 500 },
    { account: 'top-up', balance: null },
    { account: 'guest:7', balance: 300 },
    { account: 'top-up', balance: null },
    { account: 'guest:8', balance: 9 },
    { account: 'top-up', balance: null },
  ]);
});

test('reads a balance from one entry', async ({ skip }) => {
  skip(!onSqlite(), 'PostgreSQL plans by the number of rows');
  const { world, move, run } = setUp();
  await move(entriesOf(500));
  const read: string[] = [];
  const executor = {
    ...world.database.reader,
    query: (sql: string, parameters: readonly unknown[]) => {
      read.push(sql);
      return world.database.reader.query(sql, parameters);
    },
  };
  expect(await balanceOf(executor, 'guest:7')).toBe(500);
  const plan = JSON.stringify(await run(`explain query plan ${read[0] ?? ''}`, 'guest:7'));
  expect(plan).toContain('USING INDEX ledgerEntry_account_transferId_id (account=?)');
  expect(plan).not.toContain('TEMP B-TREE');
});
