import { expect, test } from 'vitest';
import { readSeeds } from '../server/worlds/seeds.ts';
import { getVideoPlayback } from '@lounge/protocol/content/videos';
import { testClient } from '../testing/test-client.ts';
import { aWorld } from '../testing/a-world.ts';
import { applySeeds } from './apply-seeds.ts';
import { seedRows, type Seeds } from './fill.ts';
import { parseJson } from '../world/json.ts';
import { takeSnapshot } from '../world/snapshot.ts';

const seeds = readSeeds();
const first = <R>(rows: readonly R[]): R => {
  const [row] = rows;
  if (row === undefined) throw new Error('there is no row');
  return row;
};
const listening = () => {
  const testWorld = aWorld();
  const published: unknown[] = [];
  testWorld.world.bus.subscribe(({ message }) => published.push(message.type));
  return { ...testWorld, published };
};

test('equal seeds change and publish nothing', async () => {
  const { world, published } = listening();
  const snapshot = await takeSnapshot(world);
  expect(await applySeeds(seeds, structuredClone(seeds), world)).toBe(0);
  expect(await takeSnapshot(world)).toEqual(snapshot);
  expect(published).toEqual([]);
});

test('writes a changed field only and reloads pages', async () => {
  const { world, published, run } = listening();
  await run('update actor set visits = 9, "isOnline" = 0 where id = 101');
  const mirela = {
    ...first(seeds.performers),
    name: 'Mira',
    headline: { ...first(seeds.performers).headline, en: 'New' },
  };
  const after: Seeds = { ...seeds, performers: [mirela, ...seeds.performers.slice(1)] };
  // The performer, the headline, and what is found by her name: herself, her videos, her albums and the articles about her.
  const content = [...seeds.videos, ...seeds.albums].filter(({ actorId }) => actorId === 101);
  const articles = seedRows(seeds).article.filter(({ actorIds }) => parseJson(actorIds).includes(101));
  const found = 1 + content.length + articles.length;
  expect(await applySeeds(seeds, after, world)).toBe(2 + found);
  expect(await run('select name, slug, visits, "isOnline" from actor where id = 101')).toEqual([
    { name: 'Mira', slug: 'mirela', visits: 9, isOnline: 0 },
  ]);
  expect(await run(`select headline from "actorText" where key = '101 en'`)).toEqual([{ headline: 'New' }]);
  expect(published).toEqual(['pageReload']);
});

test('inserts and deletes rows', async () => {
  const { world, run } = listening();
  const rose = { ...first(seeds.gifts), id: 13, price: 4200 };
  const after: Seeds = { ...seeds, gifts: [...seeds.gifts.slice(1), rose], videos: seeds.videos.slice(1) };
  // Two gifts; a video with its words and tags, the number of videos of each tag and of the performer.
  const changed = 2 + 2 + 2 * new Set(first(seeds.videos).tags).size + 1;
  const videosOf = `select "videoCount" from actor where id = ${first(seeds.videos).actorId}`;
  const [before] = (await run(videosOf)) as readonly { videoCount: number }[];
  expect(await applySeeds(seeds, after, world)).toBe(changed);
  expect(await run(videosOf)).toEqual([{ videoCount: (before?.videoCount ?? 0) - 1 }]);
  expect(await run('select id, price from gift where id in (1, 13)')).toEqual([{ id: 13, price: 4200 }]);
  expect(await run('select count(*) as count from video')).toEqual([{ count: after.videos.length }]);
  expect(await applySeeds(after, seeds, world)).toBe(changed);
  expect(await run('select count(*) as count from gift')).toEqual([{ count: 12 }]);
});

test('a violated constraint leaves the world unchanged', async () => {
  const { world, published } = listening();
  const snapshot = await takeSnapshot(world);
  const twin = { ...first(seeds.performers.slice(1)), slug: 'mirela' };
  const performers = [first(seeds.performers), twin, ...seeds.performers.slice(2)];
  await expect(applySeeds(seeds, { ...seeds, performers }, world)).rejects.toThrow(/UNIQUE/);
  expect(await takeSnapshot(world)).toEqual(snapshot);
  expect(published).toEqual([]);
});

// @spec feature:videos.watch 4, component:VideoTile 30
test('a video without a rating of its own is rated 16', async () => {
  const { world, run } = aWorld();
  const { ageRating: _, ...unrated } = first(seeds.videos);
  await applySeeds(seeds, { ...seeds, videos: [unrated, ...seeds.videos.slice(1)] }, world);
  expect(await run(`select "ageRating" from video where id = ${unrated.id}`)).toEqual([{ ageRating: 16 }]);
  const { video } = await testClient(world).answer(getVideoPlayback, { videoId: unrated.id });
  expect(video.ageRating).toBe(16);
});
