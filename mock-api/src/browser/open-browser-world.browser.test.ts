import { actorOnline, onlineModels } from '@lounge/protocol/content/actors';
import { operationText } from '@lounge/protocol';
import { afterEach, expect, test } from 'vitest';
import { setPresence } from '../content/actors/set-presence.ts';
import { handlers } from '../handlers.ts';
import { inProcess } from '../dispatch/in-process.ts';
import { publish, type Delivery } from '../world/bus.ts';
import { runInWorld, type WorldParts } from '../world/world.ts';
import { openBrowserWorld } from './open-browser-world.ts';

const now = Date.parse('2026-11-20T20:00:00.000Z');
const open: WorldParts[] = [];

const openWorld = async (name = 'test', templateUrl = '/world-template.db') => {
  const world = await openBrowserWorld({ templateUrl, clock: { now: () => now }, name });
  open.push(world);
  return world;
};

afterEach(() => open.splice(0).forEach(({ database }) => database.close()));

const countOnline = async ({ database }: WorldParts): Promise<number> => {
  const rows = await database.reader.query('select count(*) as total from actor where "isOnline" = ?', [1]);
  return (rows as { total: number }[])[0]?.total ?? 0;
};

const firstOffline = async ({ database }: WorldParts): Promise<number> => {
  const rows = await database.reader.query('select id from actor where "isOnline" = 0 order by id limit 1', []);
  return (rows as { id: number }[])[0]?.id ?? 0;
};

const pushesOf = (world: WorldParts): Delivery[] => {
  const published: Delivery[] = [];
  world.bus.subscribe((delivery) => published.push(delivery));
  return published;
};

test('runs a declared query on the fetched image', async () => {
  const world = await openWorld();
  const caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'r-1' } as const;
  const faults: unknown[] = [];
  const report = (cause: unknown) => void faults.push(cause);
  const { send } = inProcess(handlers)({ world, caller, run: { parseAnswers: true }, report });
  const body = { query: operationText(onlineModels), variables: { first: 3, offset: 0 } };
  const reply = await send({ method: 'POST', path: '/vxql', query: {}, body });
  const page = (reply.body as { data: Record<string, { items: unknown[]; total: number }> }).data['onlineModels'];
  expect(page?.items).toHaveLength(3);
  expect(page?.total).toBe(await countOnline(world));
  expect(faults).toEqual([]);
});

test('binds a statement again for each run', async () => {
  const { database } = await openWorld();
  const names = async (id: number) => database.reader.query('select name from actor where id = ?', [id]);
  const [first, second] = [await names(101), await names(102)];
  expect(first).toHaveLength(1);
  expect(second).toHaveLength(1);
  expect(first).not.toEqual(second);
  expect(await names(101)).toEqual(first);
  expect(await names(1)).toEqual([]);
});

test('publishes a push once, after its change is visible', async () => {
  const world = await openWorld();
  const before = await countOnline(world);
  const seen: Promise<number>[] = [];
  world.bus.subscribe(() => seen.push(countOnline(world)));
  const id = await firstOffline(world);
  expect(await setPresence(world, id, true)).toBe(true);
  expect(await setPresence(world, id, true)).toBe(false);
  expect(await Promise.all(seen)).toEqual([before + 1]);
});

test('a failing change is rolled back and publishes nothing', async () => {
  const world = await openWorld();
  const published = pushesOf(world);
  const before = await countOnline(world);
  const failing = runInWorld(world, true, async ({ tx, bus }) => {
    await tx.query('update actor set "isOnline" = 0', []);
    expect(await tx.query('select id from actor where "isOnline" = 1', [])).toEqual([]);
    publish(bus, actorOnline, { everyone: true }, { actorId: 101, actorName: 'Mirela' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await countOnline(world)).toBe(before);
  expect(published).toEqual([]);
  expect(await setPresence(world, await firstOffline(world), true)).toBe(true);
  expect(published).toHaveLength(1);
});

test('two worlds share neither rows nor pushes', async () => {
  const [one, other] = [await openWorld('one'), await openWorld('other')];
  const published = pushesOf(other);
  const before = await countOnline(other);
  await setPresence(one, await firstOffline(one), true);
  expect(await countOnline(one)).toBe(before + 1);
  expect(await countOnline(other)).toBe(before);
  expect(published).toEqual([]);
  expect([one.name, other.name, one.clock.now()]).toEqual(['one', 'other', now]);
});

test('worlds with one seed generate the same random numbers', async () => {
  const [one, other] = [await openWorld('one'), await openWorld('other')];
  expect([one.random(), one.random()]).toEqual([other.random(), other.random()]);
});

test.each([
  ['/no-such-image.db', /not served at \/no-such-image.db \(status 404\)/],
  [`data:,${'no database '.repeat(100)}`, /not a database/],
])('rejects the image at %s', async (url, reason) => {
  await expect(openWorld('none', url)).rejects.toThrow(reason);
});
