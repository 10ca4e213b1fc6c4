import { actorOnline } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld, seeded } from '../testing/a-world.ts';
import { memoryWorld } from '../server/worlds/sqlite.ts';
import { bareWorld } from './bare-world.ts';
import { publish } from './bus.ts';
import { listen, raise, worldEvent } from './events.ts';
import { nowIso } from './now-iso.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';
import { seededRandom } from './seeded-random.ts';
import { statement, type Bind } from './statement.ts';
import { handleDueEvents, runInWorld, type Listener, type World, type WorldParts } from './world.ts';

const visited = worldEvent<{ actorId: number }>('test visited');
const counted = worldEvent<{ actorId: number }>('test counted');

const addVisit = statement((db, $: Bind<{ id: number }>) =>
  db
    .updateTable('actor')
    .set((e) => ({ visits: e('visits', '+', 1) }))
    .where('id', '=', $('id')),
);

/** Counts the visits of a performer in her row. */
const counting = listen('one', visited, async ({ actorId }, { tx }) => void (await addVisit.all(tx, { id: actorId })));

/** A listener that fails after it has written, as often as said. */
const failing = (module: string, times: number): Listener => {
  let left = times;
  return listen(module, visited, async ({ actorId }, { tx }) => {
    await addVisit.all(tx, { id: actorId });
    if ((left -= 1) >= 0) throw new Error(`${module} failed`);
  });
};

const setUp = async (...listeners: readonly Listener[]) => {
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const causes: unknown[] = [];
  const report = (cause: unknown) => void causes.push(cause);
  const parts = bareWorld('test', memoryWorld(seeded()), { now: () => now }, seededRandom(1), listeners, { report });
  const query = (sql: string) => parts.database.reader.query(sql, []);
  const [{ visits: before }] = (await query('select visits from actor where id = 101')) as [{ visits: number }];
  const visits = async () => {
    const [row] = (await query('select visits from actor where id = 101')) as [{ visits: number }];
    return row.visits - before;
  };
  const waiting = async () => (await query('select id from "worldEvent"')).length;
  const visit = (after: (world: World) => unknown = () => undefined) =>
    runInWorld(parts, true, async (world) => {
      raise(world, visited, { actorId: 101 });
      return after(world);
    });
  const retry = (world: WorldParts = parts) => handleDueEvents(world, report);
  return { parts, before, causes, visits, waiting, visit, retry, pass: (ms: number) => void (now += ms) };
};

test('an event is handled after the commit, before the change resolves', async () => {
  const { visit, visits, waiting, parts, retry, pass, before } = await setUp(counting);
  await visit(async ({ tx }) => {
    expect(await tx.query('select visits from actor where id = 101', [])).toEqual([{ visits: before }]);
  });
  expect([await visits(), await waiting()]).toEqual([1, 0]);
  pass(3_600_000);
  await retry(parts);
  expect(await visits()).toBe(1);
});

test('an event of a change that fails is dropped with it', async () => {
  const { visit, visits, waiting } = await setUp(counting);
  const failed = visit(() => {
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect([await visits(), await waiting()]).toEqual([0, 0]);
});

test('an event that nobody listens to is not stored', async () => {
  const { visit, waiting } = await setUp();
  await visit(async ({ tx }) => tx.query('select 1', []));
  expect(await waiting()).toBe(0);
});

test('a read raises no event', async () => {
  const { parts } = await setUp(counting);
  const read = runInWorld(parts, false, async (world) => raise(world, visited, { actorId: 101 }));
  await expect(read).rejects.toThrow('test visited');
});

test('what listeners publish follows what the change published', async () => {
  const push = (actorId: number, { bus }: Pick<World, 'bus'>) =>
    publish(bus, actorOnline, { everyone: true }, { actorId, actorName: 'Noor' });
  const telling = listen('one', visited, async (_, world) => push(2, world));
  const { parts, visit } = await setUp(telling);
  const published: unknown[] = [];
  parts.bus.subscribe(({ message, position }) => published.push([message['actorId'], position?.seq]));
  await visit((world) => push(1, world));
  expect(published).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('a listener that fails fails neither the change nor the others; it writes nothing and is tried again', async () => {
  const { visit, visits, waiting, causes, retry, pass } = await setUp(failing('two', 2), counting);
  await visit();
  expect([await visits(), await waiting()]).toEqual([1, 1]);
  await retry();
  expect(causes).toHaveLength(1);
  pass(10_000);
  await retry();
  // Each failure makes it wait longer.
  pass(10_000);
  await retry();
  expect(causes).toEqual([new Error('two failed'), new Error('two failed')]);
  expect([await visits(), await waiting()]).toEqual([1, 1]);
  pass(10_000);
  await retry();
  expect([await visits(), await waiting()]).toEqual([2, 0]);
});

test('what a process left behind that ended after the commit is handled by the next one, once', async () => {
  const { parts, visit, visits, waiting, retry, pass, causes } = await setUp(counting);
  const ended: WorldParts = {
    ...parts,
    database: {
      ...parts.database,
      change: async <T>(work: Parameters<typeof parts.database.change<T>>[0]) => {
        await parts.database.change(work);
        throw new Error('the process ended');
      },
    },
  };
  const killed = runInWorld(ended, true, async (world) => raise(world, visited, { actorId: 101 }));
  await expect(killed).rejects.toThrow('the process ended');
  expect([await visits(), await waiting()]).toEqual([0, 1]);
  await retry();
  expect(await visits()).toBe(0);
  pass(5000);
  await Promise.all([retry(), retry()]);
  expect([await visits(), await waiting()]).toEqual([1, 0]);
  await visit();
  expect(await visits()).toBe(2);
  expect(causes).toEqual([]);
});

test('a listener may raise events, which are handled as well', async () => {
  const chain = listen('one', visited, async ({ actorId }, world) => raise(world, counted, { actorId }));
  const end = listen('two', counted, async ({ actorId }, { tx }) => void (await addVisit.all(tx, { id: actorId })));
  const { visit, visits, waiting } = await setUp(chain, end);
  await visit();
  expect([await visits(), await waiting()]).toEqual([1, 0]);
});

test('an event for a listener of another version waits for a process that has it, for a day', async () => {
  const { parts, waiting, retry, pass, visits, causes } = await setUp(counting);
  await parts.database.change((tx) =>
    tx.query(
      `insert into "worldEvent" (event, listener, payload, at, "dueAt", tries) values ('test visited', 'gone', '{"actorId":101}', ?, ?, 0)`,
      [nowIso(parts), nowIso(parts)],
    ),
  );
  pass(1);
  await retry();
  pass(3_600_000);
  await retry();
  expect([await visits(), await waiting()]).toEqual([0, 1]);
  const newer = { ...parts, listeners: new Map([['gone', counting]]) };
  const snapshot = await takeSnapshot(parts);
  pass(600_000);
  await retry(newer);
  expect([await visits(), await waiting()]).toEqual([1, 0]);
  await restoreSnapshot(parts, snapshot);
  pass(24 * 3_600_000);
  await retry();
  expect([await visits(), await waiting()]).toEqual([0, 0]);
  expect(causes).toEqual([]);
});

test('events that wait are part of a snapshot', async () => {
  const { parts, visit, waiting, retry, pass, visits } = await setUp(failing('one', 1));
  await visit();
  const snapshot = await takeSnapshot(parts);
  await parts.database.change((tx) => tx.query('delete from "worldEvent"', []));
  await restoreSnapshot(parts, snapshot);
  expect(await waiting()).toBe(1);
  pass(60_000);
  await retry();
  expect([await visits(), await waiting()]).toEqual([1, 0]);
});

test('two listeners of a module to one event are an error', () => {
  expect(() =>
    bareWorld('test', memoryWorld(seeded()), { now: () => 0 }, seededRandom(1), [counting, counting]),
  ).toThrow('same key');
});

test('a world has the listeners of all modules', () => {
  expect([...aWorld().world.listeners.keys()]).toContain('content/messenger < content/actors presenceChanged');
});
