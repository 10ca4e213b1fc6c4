import { expect, test } from 'vitest';
import { seeded } from '../../testing/a-world.ts';
import { sqliteDatabase } from '../../world/sqlite-database.ts';
import type { WorldParts } from '../../world/world.ts';
import { memoryWorld } from './sqlite.ts';
import { worldStore, seededRandom } from './worlds.ts';
import { createWorld } from '../../create-world.ts';
import { seedCounts } from '../../testing/seed-counts.ts';

const clock = { now: () => 0 };

const setUp = (isOn = true) => {
  const closed: string[] = [];
  const make = (name: string): WorldParts => {
    const nothing = { prepare: () => ({ reader: true, all: () => [], run: () => undefined }), exec: () => undefined };
    return createWorld(
      name,
      sqliteDatabase({ ...nothing, close: () => void closed.push(name) }),
      clock,
      seededRandom(1),
    );
  };
  return { worlds: worldStore({ main: make('main'), make: isOn ? make : null }), closed };
};

test('returns the same world for a name each time', async () => {
  const { worlds } = setUp();
  const one = await worlds.named('one');
  expect(one?.name).toBe('one');
  expect(await worlds.named('one')).toBe(one);
  expect(await worlds.named('other')).not.toBe(one);
  expect(worlds.main).not.toBe(one);
});

test.each(['', 'a b', '../main', 'a'.repeat(65), 'ä', 'a.b'])('"%s" is not a valid name', async (name) => {
  expect(await setUp().worlds.named(name)).toBeNull();
});

test('without a factory there are no named worlds', async () => {
  expect(await setUp(false).worlds.named('one')).toBeNull();
});

test('above sixty-four worlds the least recently used one is closed', async () => {
  const { worlds, closed } = setUp();
  const first = await worlds.named('w-0');
  for (let at = 1; at < 64; at += 1) await worlds.named(`w-${at}`);
  expect(await worlds.named('w-0')).toBe(first);
  expect(closed).toEqual([]);
  await worlds.named('w-64');
  expect(closed).toEqual(['w-1']);
  expect(await worlds.named('w-0')).toBe(first);
  await worlds.named('w-65');
  expect(closed).toEqual(['w-1', 'w-2']);
});

test('a listener is called once for every world, existing and new', async () => {
  const { worlds } = setUp();
  await worlds.named('early');
  const opened: string[] = [];
  worlds.onOpen(({ name }) => opened.push(name));
  await worlds.named('late');
  await worlds.named('late');
  expect(opened).toEqual(['main', 'early', 'late']);
});

test('a listener learns of each world that is closed to make room, before it is closed', async () => {
  const { worlds, closed } = setUp();
  const evicted: [string, number][] = [];
  worlds.onEvict(({ name }) => evicted.push([name, closed.length]));
  for (let at = 0; at < 66; at += 1) await worlds.named(`w-${at}`);
  expect(evicted).toEqual([
    ['w-0', 0],
    ['w-1', 1],
  ]);
});

test('requests that come at once open a world once', async () => {
  const { worlds } = setUp();
  const opened: string[] = [];
  worlds.onOpen(({ name }) => opened.push(name));
  const [one, other] = await Promise.all([worlds.named('one'), worlds.named('one')]);
  expect(one).toBe(other);
  expect(opened).toEqual(['main', 'one']);
});

test('a world that cannot be opened is tried again', async () => {
  let tries = 0;
  const main = setUp().worlds.main;
  const make = () => ((tries += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(main));
  const worlds = worldStore({ main, make });
  await expect(worlds.named('one')).rejects.toThrow('away');
  expect(await worlds.named('one')).toBe(main);
});

test('what one process does begins in every world, and stops before the world is closed', async () => {
  const { worlds, closed } = setUp();
  const seen: string[] = [];
  await worlds.named('w-0');
  worlds.onLead(({ name }) => {
    seen.push(`begins in ${name}`);
    return () => seen.push(`stops in ${name} with ${closed.length} closed`);
  });
  await worlds.named('w-1');
  for (let at = 2; at < 65; at += 1) await worlds.named(`w-${at}`);
  expect(seen).toHaveLength(67);
  expect(seen.slice(0, 3)).toEqual(['begins in main', 'begins in w-0', 'begins in w-1']);
  expect(seen.at(-2)).toBe('stops in w-0 with 0 closed');
  await worlds.close();
  expect(seen.filter((each) => each.startsWith('stops'))).toHaveLength(66);
});

test('all worlds close together', async () => {
  const { worlds, closed } = setUp();
  await worlds.named('one');
  await worlds.close();
  expect(closed).toEqual(['main', 'one']);
});

test('worlds are isolated', async () => {
  const make = (name: string) => createWorld(name, memoryWorld(seeded()), clock, seededRandom(1));
  const worlds = worldStore({ main: make('main'), make });
  const visits = async (world: WorldParts | null) =>
    world?.database.reader.query('select sum(visits) as total from actor', []);
  await (await worlds.named('one'))?.database.change((tx) => tx.query('update actor set visits = 1', []));
  expect(await visits(await worlds.named('one'))).toEqual([{ total: seedCounts.performers }]);
  expect(await visits(await worlds.named('two'))).toEqual([{ total: 0 }]);
  expect(await visits(worlds.main)).toEqual([{ total: 0 }]);
});

test('a seed generates the same numbers each time, from 0 to below 1, another seed others', () => {
  const numbers = (seed: number) => Array.from({ length: 50 }, seededRandom(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((each) => each >= 0 && each < 1)).toBe(true);
});

test('a world that is asked for while it is closed begins anew after that; many at once shrink to the limit', async () => {
  const { main: parts } = setUp().worlds;
  const steps: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const worlds = worldStore({
    main: parts,
    make: async (name) => {
      steps.push(`open ${name}`);
      return { ...parts, name, database: { ...parts.database, close: () => undefined } };
    },
    mostNamed: 1,
    afterClose: async ({ name }) => {
      steps.push(`closing ${name}`);
      await gates.get(name)?.promise;
      steps.push(`closed ${name}`);
    },
  });
  await worlds.named('one');
  gates.set('one', Promise.withResolvers());
  const other = worlds.named('other');
  await expect.poll(() => steps).toEqual(['open one', 'closing one']);
  const again = worlds.named('one');
  gates.get('one')?.resolve();
  await Promise.all([other, again]);
  expect(steps.lastIndexOf('open one')).toBeGreaterThan(steps.indexOf('closed one'));
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => worlds.named(name)));
  expect(worlds.names).toHaveLength(1);
});
