import { actorOnline } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { insertMail } from '../foundation/guest/statements.ts';
import { aWorld } from '../testing/a-world.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';
import { publishInWorld } from './world.ts';
import { seedCounts } from '../testing/seed-counts.ts';

const mail = (toAddress: string) => ({
  guestId: null,
  toAddress,
  kind: 'verify',
  body: 'b',
  at: '2026-11-20T19:00:00.000Z',
});

test('restores changed, inserted and deleted rows and the counters of ids', async () => {
  const { world, run } = aWorld();
  await world.database.change((tx) => insertMail.all(tx, mail('one@example.com')));
  const snapshot = await takeSnapshot(world);
  await world.database.change((tx) => insertMail.all(tx, mail('two@example.com')));
  await run('update actor set name = ? where id = 101', 'Nobody');
  await run('delete from video');
  await restoreSnapshot(world, snapshot);
  expect(await takeSnapshot(world)).toEqual(snapshot);
  await world.database.change((tx) => insertMail.all(tx, mail('three@example.com')));
  expect(await run('select id, "toAddress" from mail')).toEqual([
    { id: 1, toAddress: 'one@example.com' },
    { id: 2, toAddress: 'three@example.com' },
  ]);
});

test('restores a snapshot of another world', async () => {
  const [one, other] = [aWorld('one'), aWorld('other')];
  await one.run('update actor set visits = 7');
  await restoreSnapshot(other.world, await takeSnapshot(one.world));
  expect(await other.run('select distinct visits from actor')).toEqual([{ visits: 7 }]);
});

test('a snapshot with an unknown column changes nothing', async () => {
  const { world, run } = aWorld();
  const before = await takeSnapshot(world);
  await expect(restoreSnapshot(world, [['actor', [{ id: 1, nothingOfTheKind: 2 }]]])).rejects.toThrow(
    'nothingOfTheKind',
  );
  expect(await run('select count(*) as count from actor')).toEqual([{ count: seedCounts.performers }]);
  expect(await takeSnapshot(world)).toEqual(before);
});

test('pushes after a snapshot was restored follow those that were published since it was taken', async () => {
  const { world, run } = aWorld();
  const online = () => publishInWorld(world, actorOnline, { everyone: true }, { actorId: 101, actorName: 'Noor' });
  const snapshot = await takeSnapshot(world);
  await online();
  await restoreSnapshot(world, snapshot);
  await online();
  expect(await run('select seq from outbox order by id')).toEqual([{ seq: 1 }, { seq: 2 }]);
});
