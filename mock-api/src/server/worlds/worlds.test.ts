import { expect, test } from 'vitest';
import { seeded } from '../../testing/a-world.ts';
import type { WorldParts } from '../../world/world.ts';
import { memoryWorld } from './sqlite.ts';
import { worldStore, seededRandom, worldOver } from './worlds.ts';

const clock = { now: () => 0 };

const setUp = (isOn = true) => {
  const closed: string[] = [];
  const make = (name: string): WorldParts => {
    const nothing = { prepare: () => ({ reader: true, all: () => [], run: () => undefined }), exec: () => undefined };
    return worldOver(name, { ...nothing, close: () => void closed.push(name) }, clock);
  };
  return { worlds: worldStore({ main: make('main'), make: isOn ? make : null }), closed };
};

test('a name gives a world of its own, the same one each time', () => {
  const { worlds } = setUp();
  const one = worlds.named('one');
  expect(one?.name).toBe('one');
  expect(worlds.named('one')).toBe(one);
  expect(worlds.named('other')).not.toBe(one);
  expect(worlds.main).not.toBe(one);
});

test.each(['', 'a b', '../main', 'a'.repeat(65), 'ä', 'a.b'])('"%s" is no name of a world', (name) => {
  expect(setUp().worlds.named(name)).toBeNull();
});

test('where worlds are off no name gives one', () => {
  expect(setUp(false).worlds.named('one')).toBeNull();
});

test('of more than five hundred the one that was idle longest goes first', () => {
  const { worlds, closed } = setUp();
  const first = worlds.named('w-0');
  for (let at = 1; at < 500; at += 1) worlds.named(`w-${at}`);
  expect(worlds.named('w-0')).toBe(first);
  expect(closed).toEqual([]);
  worlds.named('w-500');
  expect(closed).toEqual(['w-1']);
  expect(worlds.named('w-0')).toBe(first);
  worlds.named('w-501');
  expect(closed).toEqual(['w-1', 'w-2']);
});

test('who listens hears of every world once, whenever it is made', () => {
  const { worlds } = setUp();
  worlds.named('early');
  const heard: string[] = [];
  worlds.onOpen(({ name }) => heard.push(name));
  worlds.named('late');
  worlds.named('late');
  expect(heard).toEqual(['main', 'early', 'late']);
});

test('all worlds close together', () => {
  const { worlds, closed } = setUp();
  worlds.named('one');
  worlds.close();
  expect(closed).toEqual(['main', 'one']);
});

test('what happens in one world does not happen in another', async () => {
  const make = (name: string) => worldOver(name, memoryWorld(seeded()), clock);
  const worlds = worldStore({ main: make('main'), make });
  const visits = async (world: WorldParts | null) =>
    world?.database.reader.query('select sum(visits) as total from actor', []);
  await worlds.named('one')?.database.change((tx) => tx.query('update actor set visits = 1', []));
  expect(await visits(worlds.named('one'))).toEqual([{ total: 72 }]);
  expect(await visits(worlds.named('two'))).toEqual([{ total: 0 }]);
  expect(await visits(worlds.main)).toEqual([{ total: 0 }]);
});

test('a seed gives the same numbers again, from 0 up to 1, and another seed others', () => {
  const draw = (seed: number) => Array.from({ length: 50 }, seededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7).every((each) => each >= 0 && each < 1)).toBe(true);
});
