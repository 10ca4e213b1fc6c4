import { expect, test } from 'vitest';
import { ApiError } from '../../dispatch/handler.ts';
import { aWorld } from '../../testing/a-world.ts';
import { balanceOf, LedgerError, transferOnce, type Entry } from './ledger.ts';

const terms = { guestId: 7, key: 'k-1', kind: 'topUp' as const, bodyHash: 'b-1', at: '2026-11-20T19:00:00.000Z' };

const setUp = () => {
  const { world, run } = aWorld();
  const move = (entries: readonly Entry[], over: Partial<typeof terms> = {}) =>
    world.database.change((tx) =>
      transferOnce(tx, { ...terms, ...over }, async () => ({
        entries,
        reference: { a: 1 },
        answer: (left) => ({ left }),
      })),
    );
  const balance = (guestId = 7) => balanceOf(world.database.reader, `guest:${guestId}`);
  return { world, run, move, balance };
};

const bought = (amount: number, guestId = 7): Entry[] => [
  { account: `guest:${guestId}`, amount },
  { account: 'top-up', amount: -amount },
];

test('a transfer is kept with its entries and answers the balance afterwards', async () => {
  const { move, run, balance } = setUp();
  expect(await balance()).toBe(0);
  expect(await move(bought(500))).toEqual({ left: 500 });
  expect(await balance()).toBe(500);
  expect(await run('select account, amount, at from ledger_entry order by id')).toEqual([
    { account: 'guest:7', amount: 500, at: terms.at },
    { account: 'top-up', amount: -500, at: terms.at },
  ]);
  expect(await run('select key, guest_id, kind, reference, body_hash, answer from transfer')).toEqual([
    { key: 'guest:7 k-1', guest_id: 7, kind: 'topUp', reference: '{"a":1}', body_hash: 'b-1', answer: '{"left":500}' },
  ]);
});

test.each([
  ['a fraction', bought(0.5)],
  ['nothing', bought(0)],
  ['no number', bought(Number.NaN)],
  ['more than can be counted', bought(2 ** 53)],
  ['coins from nowhere', [{ account: 'guest:7', amount: 5 }]],
  ['an account twice', [...bought(5), { account: 'guest:7', amount: 1 }, { account: 'house', amount: -1 }]],
] as [string, Entry[]][])('%s is no transfer', async (_, entries) => {
  const { move, run } = setUp();
  await expect(move(entries)).rejects.toThrow(LedgerError);
  expect(await run('select * from transfer')).toEqual([]);
});

test('nobody goes below zero, not even a guest whose key it is not', async () => {
  const { move, balance } = setUp();
  await move(bought(5));
  const error = expect.objectContaining({ code: 'needPurchase' }) as ApiError;
  await expect(move(bought(-6), { key: 'k-2' })).rejects.toEqual(error);
  await expect(move(bought(-1, 8), { key: 'k-3' })).rejects.toEqual(error);
  expect(await move(bought(-5), { key: 'k-2' })).toEqual({ left: 0 });
  expect(await balance()).toBe(0);
});

test('a repeat is answered from what was kept, another body is refused', async () => {
  const { move, balance } = setUp();
  await move(bought(5));
  await move(bought(7), { key: 'k-2' });
  expect(await move(bought(5))).toEqual({ left: 5 });
  await expect(move(bought(5), { bodyHash: 'b-2' })).rejects.toMatchObject({
    code: 'keyReused',
    field: 'Idempotency-Key',
  });
  expect(await balance()).toBe(12);
});

test('a key belongs to its guest', async () => {
  const { move, balance } = setUp();
  await move(bought(5));
  expect(await move(bought(9, 8), { guestId: 8, bodyHash: 'b-2' })).toEqual({ left: 9 });
  expect([await balance(7), await balance(8)]).toEqual([5, 9]);
});

test('an error after a transfer takes it back with its key', async () => {
  const { world, move, balance, run } = setUp();
  const broken = world.database.change(async (tx) => {
    await transferOnce(tx, terms, async () => ({ entries: bought(5), reference: {}, answer: () => null }));
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect([await balance(), await run('select * from transfer')]).toEqual([0, []]);
  expect(await move(bought(5))).toEqual({ left: 5 });
});

test('a balance is read from an index alone', async () => {
  const { run } = setUp();
  const plan = JSON.stringify(
    await run(`explain query plan select sum(amount) from ledger_entry where account = 'house'`),
  );
  expect(plan).toContain('USING COVERING INDEX ledger_entry_account_amount');
});
