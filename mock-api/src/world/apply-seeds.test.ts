import { expect, test } from 'vitest';
import { readSeeds } from '../server/worlds/seeds.ts';
import { aWorld } from '../testing/a-world.ts';
import { applySeeds } from './apply-seeds.ts';
import type { Seeds } from './fill.ts';
import { takeSnapshot } from './snapshot.ts';

const before = readSeeds();
const first = <R>(rows: readonly R[]): R => {
  const [row] = rows;
  if (row === undefined) throw new Error('there is no row');
  return row;
};
const listening = () => {
  const made = aWorld();
  const heard: unknown[] = [];
  made.world.bus.subscribe(({ message }) => heard.push(message.type));
  return { ...made, heard };
};

test('seeds that are the same change nothing and tell nobody', async () => {
  const { world, heard } = listening();
  const snapshot = await takeSnapshot(world);
  expect(await applySeeds(world, before, structuredClone(before))).toBe(0);
  expect(await takeSnapshot(world)).toEqual(snapshot);
  expect(heard).toEqual([]);
});

test('a changed field is written, what the world counted stays, and pages load anew', async () => {
  const { world, heard, run } = listening();
  await run('update actor set visits = 9, is_online = 0 where id = 101');
  const mirela = {
    ...first(before.performers),
    name: 'Mira',
    headline: { ...first(before.performers).headline, en: 'New' },
  };
  const after: Seeds = { ...before, performers: [mirela, ...before.performers.slice(1)] };
  expect(await applySeeds(world, before, after)).toBe(2);
  expect(await run('select name, slug, visits, is_online from actor where id = 101')).toEqual([
    { name: 'Mira', slug: 'mirela', visits: 9, is_online: 0 },
  ]);
  expect(await run(`select headline from actor_text where key = '101 en'`)).toEqual([{ headline: 'New' }]);
  expect(heard).toEqual(['pageReload']);
});

test('rows come and go', async () => {
  const { world, run } = listening();
  const rose = { ...first(before.gifts), id: 13, price: 4200 };
  const after: Seeds = { ...before, gifts: [...before.gifts.slice(1), rose], videos: before.videos.slice(1) };
  expect(await applySeeds(world, before, after)).toBe(3);
  expect(await run('select id, price from gift where id in (1, 13)')).toEqual([{ id: 13, price: 4200 }]);
  expect(await run('select count(*) as count from video')).toEqual([{ count: after.videos.length }]);
  expect(await applySeeds(world, after, before)).toBe(3);
  expect(await run('select count(*) as count from gift')).toEqual([{ count: 12 }]);
});

test('what the world refuses leaves it as it was', async () => {
  const { world, heard } = listening();
  const snapshot = await takeSnapshot(world);
  const twin = { ...first(before.performers.slice(1)), slug: 'mirela' };
  const performers = [first(before.performers), twin, ...before.performers.slice(2)];
  await expect(applySeeds(world, before, { ...before, performers })).rejects.toThrow(/UNIQUE/);
  expect(await takeSnapshot(world)).toEqual(snapshot);
  expect(heard).toEqual([]);
});
