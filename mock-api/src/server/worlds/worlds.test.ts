import { expect, test } from 'vitest';
import { seeded } from '../../testing/a-world.ts';
import { sqliteDatabase } from '../../world/sqlite-database.ts';
import type { WorldParts } from '../../world/world.ts';
import { memoryWorld } from './sqlite.ts';
import { worldStore, seededRandom } from './worlds.ts';
import { createWorld } from '../../create-world.ts';

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

test('returns the same world for a name each time', () => {
  const { worlds } = setUp();
  const one = worlds.named('one');
  expect(one?.name).toBe('one');
  expect(worlds.named('one')).toBe(one);
  expect(worlds.named('other')).not.toBe(one);
  expect(worlds.main).not.toBe(one);
});

test.each(['', 'a b', '../main', 'a'.repeat(65), 'ä', 'a.b'])('"%s" is not a valid name', (name) => {
  expect(setUp().worlds.named(name)).toBeNull();
});

test('without a factory there are no named worlds', () => {
  expect(setUp(false).worlds.named('one')).toBeNull();
});

test('above sixty-four worlds the least recently used one is closed', () => {
  const { worlds, closed } = setUp();
  const first = worlds.named('w-0');
  for (let at = 1; at < 64; at += 1) worlds.named(`w-${at}`);
  expect(worlds.named('w-0')).toBe(first);
  expect(closed).toEqual([]);
  worlds.named('w-64');
  expect(closed).toEqual(['w-1']);
  expect(worlds.named('w-0')).toBe(first);
  worlds.named('w-65');
  expect(closed).toEqual(['w-1', 'w-2']);
});

test('a listener is called once for every world, existing and new', () => {
  const { worlds } = setUp();
  worlds.named('early');
  const opened: string[] = [];
  worlds.onOpen(({ name }) => opened.push(name));
  worlds.named('late');
  worlds.named('late');
  expect(opened).toEqual(['main', 'early', 'late']);
});

test('a listener learns of each world that is closed to make room, before it is closed', () => {
  const { worlds, closed } = setUp();
  const evicted: [string, number][] = [];
  worlds.onEvict(({ name }) => evicted.push([name, closed.length]));
  for (let at = 0; at < 66; at += 1) worlds.named(`w-${at}`);
  expect(evicted).toEqual([
    ['w-0', 0],
    ['w-1', 1],
  ]);
});

test('all worlds close together', () => {
  const { worlds, closed } = setUp();
  worlds.named('one');
  worlds.close();
  expect(closed).toEqual(['main', 'one']);
});

test('worlds are isolated', async () => {
  const make = (name: string) => createWorld(name, memoryWorld(seeded()), clock, seededRandom(1));
  const worlds = worldStore({ main: make('main'), make });
  const visits = async (world: WorldParts | null) =>
    world?.database.reader.query('select sum(visits) as total from actor', []);
  await worlds.named('one')?.database.change((tx) => tx.query('update actor set visits = 1', []));
  expect(await visits(worlds.named('one'))).toEqual([{ total: 72 }]);
  expect(await visits(worlds.named('two'))).toEqual([{ total: 0 }]);
  expect(await visits(worlds.main)).toEqual([{ total: 0 }]);
});

test('a seed generates the same numbers each time, from 0 to below 1, another seed others', () => {
  const numbers = (seed: number) => Array.from({ length: 50 }, seededRandom(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((each) => each >= 0 && each < 1)).toBe(true);
});
