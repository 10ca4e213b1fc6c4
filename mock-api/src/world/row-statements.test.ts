import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { insertRow, replaceRow, updateRow } from './row-statements.ts';

const sms = { guestId: 7, toNumber: '+4930', at: '2026-11-20T19:00:00.000Z' };

test('inserts a row under the next id; constants are part of the statement', async () => {
  const { world, run } = aWorld();
  const insert = insertRow('sms', { body: "It's on" }, (row) => row.returning('id'));
  expect(await world.database.change((tx) => insert.first(tx, sms))).toEqual({ id: 1 });
  expect(await run('select * from sms')).toEqual([{ id: 1, ...sms, body: "It's on" }]);
});

test('a conflict is resolved as the statement says', async () => {
  const { world, run } = aWorld();
  const insert = insertRow('givenCode', {}, (row) =>
    row.onConflict((conflict) => conflict.doNothing()).returning('key'),
  );
  const row = { key: 'A 7', guestId: 7, code: 'A' };
  await world.database.change(async (tx) => {
    expect(await insert.first(tx, row)).toEqual({ key: 'A 7' });
    expect(await insert.first(tx, { ...row, guestId: 8 })).toBeNull();
  });
  expect(await run('select * from "givenCode"')).toEqual([row]);
});

test('replaces the row with the same key', async () => {
  const { world, run } = aWorld();
  const replace = replaceRow('attempt', { count: 1 });
  await world.database.change(async (tx) => {
    await replace.all(tx, { key: 'k', until: 'a' });
    await replace.all(tx, { key: 'k', until: 'b' });
  });
  expect(await run('select * from attempt')).toEqual([{ key: 'k', count: 1, until: 'b' }]);
});

test('updates columns of the rows with a key', async () => {
  const { world, run } = aWorld();
  const update = updateRow('actor', 'id', ['visits', 'pinned'], (row) => row.set({ age: 30 }).returning('age'));
  const values = { id: 101, visits: 5, pinned: 6 };
  expect(await world.database.change((tx) => update.all(tx, values))).toEqual([{ age: 30 }]);
  expect(await run('select id, visits, pinned, age from actor where visits = 5')).toEqual([{ ...values, age: 30 }]);
});

test('a column without a value is an error', async () => {
  const { world } = aWorld();
  const { at: _at, ...incomplete } = sms;
  const insert = insertRow('sms', { body: '' });
  // @ts-expect-error the column `at` is missing
  await expect(world.database.change((tx) => insert.all(tx, incomplete))).rejects.toThrow('at of a statement');
});
