import {
  globalSearch,
  popularTags,
  searchActors,
  searchGalleries,
  searchMediaLibrary,
  searchResult,
  searchSuggestions,
  searchTags,
  searchVideos,
  storeSearchPattern,
} from '@lounge/protocol/content/global-search';
import { videoList } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { idsPerSubject } from '../../world/search-document.ts';
import type { Caller } from '../../world/world.ts';
import { aPerformer } from '../actors/states.ts';
import { seedCounts } from '../../testing/seed-counts.ts';

const setUp = () => {
  const testWorld = aWorld();
  return { ...testWorld, ...testClient(testWorld.world) };
};
type SetUp = ReturnType<typeof setUp>;

const namesFound = async ({ answer }: SetUp, searchPattern: string, caller: Partial<Caller> = {}) =>
  (await answer(searchActors, { searchPattern }, caller)).items.map(({ name }) => name);

// @spec query:search.actor
test.each([
  ['mirela', 'en', 'Mirela'],
  ['MIREL', 'en', 'Mirela'],
  ['elodie', 'de', 'Élodie'],
  ['Élodie', 'es', 'Élodie'],
  ['poznan', 'en', 'Kasimir'],
  ['vienna', 'en', 'Petra Lys'],
  ['wenen', 'nl', 'Petra Lys'],
  ['viena', 'es', 'Petra Lys'],
  ['klav', 'de', 'Mirela'],
  ['piano lisbon', 'en', 'Mirela'],
] as const)('the pattern %j in %s finds %s', async (pattern, language, name) => {
  expect(await namesFound(setUp(), pattern, { language })).toContain(name);
});

test.each([
  ['wenen', 'es', 'the name of a city in another language'],
  ['irela', 'en', 'the middle of a word'],
  ['mirela warsaw', 'en', 'a word that is not there beside one that is'],
  ['%', 'en', 'a sign of comparison'],
  ['_irela', 'en', 'a placeholder'],
  ['/..', 'en', 'a path'],
  ['🎹', 'en', 'a picture'],
  ['"*', 'en', 'the syntax of an index'],
  ["'; select 1 --", 'en', 'a piece of SQL'],
  ['<script>alert(1)</script>', 'en', 'markup'],
  ['\u202Ealerim', 'en', 'text from right to left'],
] as const)('the pattern %j in %s finds nobody: %s', async (pattern, language, _what) => {
  const all = setUp();
  const { items, total } = await all.answer(searchActors, { searchPattern: pattern }, { language });
  expect([items, total]).toEqual([[], 0]);
  const { actors, videos, searchPattern } = await all.answer(globalSearch, { searchPattern: pattern }, { language });
  expect([actors.count, videos.count, searchPattern]).toEqual([0, 0, pattern]);
});

test('a pattern of one sign, of a hundred, and of more', async () => {
  const { outcome } = setUp();
  expect(await outcome(searchVideos, { searchPattern: 'x'.repeat(100) })).toMatchObject({ ok: true });
  for (const searchPattern of ['', 'x'.repeat(101)]) {
    expect(await outcome(searchVideos, { searchPattern })).toMatchObject({ ok: false, field: 'searchPattern' });
  }
});

test('who has the name comes first, then who is online; ascending it is the other way round', async () => {
  const all = setUp();
  await all.run(`update actor set "isOnline" = case when name = 'Wanda Orsi' then 1 else 0 end`);
  expect((await namesFound(all, 'wanda')).slice(0, 2)).toEqual(['Wanda Orsi', 'Wanda']);
  const ascending = await all.answer(searchActors, { searchPattern: 'wanda', order: 'asc' });
  expect(ascending.items.slice(-2).map(({ name }) => name)).toEqual(['Wanda', 'Wanda Orsi']);
});

// @spec query:search.video
test('videos are found by title, performer and tag; the most liked first, or the newest', async () => {
  const { answer, run } = setUp();
  const liked = await answer(searchVideos, { searchPattern: 'piano', first: 100 });
  const tagged = await run<{ videoId: number }>(`select "videoId" from "videoTag" where tag = 'piano'`);
  expect(liked.items.map(({ id }) => id)).toEqual(expect.arrayContaining(tagged.map(({ videoId }) => videoId)));
  expect(liked.items.every(({ model, title }) => model.id !== 0 && title !== '')).toBe(true);
  const likes = liked.items.map(({ rating }) => rating.likes);
  expect(likes).toEqual(likes.toSorted((one, other) => other - one));
  const released = await answer(searchVideos, { searchPattern: 'piano', sort: 'released', first: 100 });
  const dates = released.items.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(dates).size).toBeGreaterThan(1);
  const oldest = await answer(searchVideos, { searchPattern: 'piano', sort: 'released', order: 'asc', first: 100 });
  expect(oldest.items.map(({ publishedAt }) => publishedAt)).toEqual(dates.toReversed());
  const { items } = await answer(searchVideos, { searchPattern: 'mirela' });
  expect(new Set(items.map(({ model }) => model.name))).toEqual(new Set(['Mirela']));
});

/**
 * @spec constant:search.pageSize.actorsModelsVideosTvMediaLibrary, constant:search.pageSize.photosGalleries
 * @spec query:search.gallery
 */
test('a page has 30 videos and 14 albums; pages follow each other, and one beyond the end is empty', async () => {
  const { answer, run } = setUp();
  await run(
    `update "searchDocument" set words = words || case id % ${idsPerSubject} when 0 then ' aepage' when 1 then ' vepage' else ' gepage' end where id > 0`,
  );
  const videos = await answer(searchVideos, { searchPattern: 'page' });
  expect([videos.items.length, videos.total]).toEqual([30, seedCounts.videos]);
  const actors = await answer(searchActors, { searchPattern: 'page' });
  expect([actors.items.length, actors.total]).toEqual([30, seedCounts.performers]);
  const albums = await answer(searchGalleries, { searchPattern: 'page' });
  expect(albums.items).toHaveLength(14);
  const all = await Promise.all(
    [0, 30, 60, 90].map((offset) => answer(searchActors, { searchPattern: 'page', offset }).then(({ items }) => items)),
  );
  expect(new Set(all.flat().map(({ id }) => id)).size).toBe(seedCounts.performers);
  expect(await answer(searchActors, { searchPattern: 'page', offset: 500 })).toEqual({
    items: [],
    total: seedCounts.performers,
  });
});

test('albums for adults only are not found', async () => {
  const { answer, run } = setUp();
  const { items, total } = await answer(searchGalleries, { searchPattern: 'mirela', first: 100 });
  expect(items.length).toBe(total);
  expect(items.every(({ ageRating, actor }) => ageRating <= 16 && actor.name === 'Mirela')).toBe(true);
  await run('update album set "ageRating" = 18 where id = ?', items[0]?.id);
  expect((await answer(searchGalleries, { searchPattern: 'mirela', first: 100 })).total).toBe(total - 1);
});

// @spec query:search.media-library
test('the library has what the guest bought and was given, and is empty for visitors', async () => {
  const { answer, run } = setUp();
  const bought = (key: string, kind: string, id: number) =>
    run(
      `insert into purchase (key, "guestId", kind, "contentId", at) values (?, 7, ?, ?, '2026-11-20T19:00:00.000Z')`,
      key,
      kind,
      id,
    );
  const [video] = await run<{ id: number }>('select id from video where "actorId" = 101 order by id');
  const [album] = await run<{ id: number }>('select id from album where "actorId" = 101 order by id');
  const [other] = await run<{ id: number }>('select id from video where "actorId" = 102 order by id');
  await bought('7 video 1', 'video', video?.id ?? 0);
  await bought('7 album 1', 'album', album?.id ?? 0);
  await bought('7 video 2', 'video', other?.id ?? 0);
  const { items, total } = await answer(searchMediaLibrary, { searchPattern: 'mirela' }, { guestId: 7 });
  expect(items.map(({ kind, id }) => [kind, id])).toEqual([
    ['video', video?.id],
    ['album', album?.id],
  ]);
  expect(items.map(({ link }) => link)).toEqual([
    `/en/amateur/mirela/videos/${video?.id}/`,
    `/en/amateur/mirela/pictures/${album?.id}/`,
  ]);
  expect(total).toBe(2);
  expect(await answer(searchMediaLibrary, { searchPattern: 'mirela', first: 1, offset: 1 }, { guestId: 7 })).toEqual({
    items: items.slice(1),
    total: 2,
  });
  expect(await answer(searchMediaLibrary, { searchPattern: 'mirela' })).toEqual({ items: [], total: 0 });
});

// @spec query:search.global, constant:search.typedPageSize, state:global-search 5
test('a typed search has up to ten of each type, their number, and the pages of all', async () => {
  const { answer, run } = setUp();
  await run(
    `update "searchDocument" set words = words || case id % ${idsPerSubject} when 0 then ' aepage' when 1 then ' vepage' else '' end where id > 0`,
  );
  const { actors, videos, mediathek } = await answer(globalSearch, { searchPattern: 'page' });
  expect([actors.items.length, actors.count, actors.link]).toEqual([
    10,
    seedCounts.performers,
    '/en/search/performers/page/',
  ]);
  expect([videos.items.length, videos.count, videos.link]).toEqual([10, seedCounts.videos, '/en/search/videos/page/']);
  expect(mediathek).toEqual({ count: 0, link: '/en/search/library/page/', items: [], type: 'mediathek' });
  const found = await answer(globalSearch, { searchPattern: 'ravenna' });
  const [ravenna] = found.actors.items;
  await run(`update actor set "isOnline" = 1, "isVoice" = 1 where slug = 'ravenna'`);
  expect(ravenna).toMatchObject({ name: 'Ravenna', link: '/en/amateur/ravenna/', imageAspect: 0.75 });
  expect((await answer(globalSearch, { searchPattern: 'ravenna' })).actors.items[0]).toMatchObject({
    online: true,
    mobileVideoCall: true,
  });
});

// @spec query:search.suggestions
test.each([
  ['mire', ['Mireille', 'Mirela']],
  ['pian', ['Piano']],
  ['wand', ['Wanda', 'Wanda Orsi']],
  ['mirala', ['Mirela']],
  ['mreila', ['Mirela', 'Mila & Jonas', 'Leila']],
  ['piano mirala', ['piano mirela']],
  ['light hous', ['Lighthouse']],
  ['paino', ['Piano']],
  ['zzzz', []],
  ['..', []],
])('for %j is proposed %j', async (searchPattern, proposals) => {
  const { answer } = setUp();
  expect(await answer(searchSuggestions, { searchPattern })).toEqual({ suggestions: proposals });
  expect((await answer(globalSearch, { searchPattern })).proposals).toEqual(proposals);
});

test('a word counts once for each document that has it, and is proposed as long as one does', async () => {
  const { world, run, answer } = setUp();
  const proposed = async () => (await answer(searchSuggestions, { searchPattern: 'zephira' })).suggestions;
  const counted = () => run(`select count from "searchWord" where language = 'en' and word = 'zephyra'`);
  await aPerformer.setUp({ id: 9101, name: 'Zephyra Zephyra' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Zephyra Quick' }, world);
  expect(await counted()).toEqual([{ count: 1 }]);
  await aPerformer.setUp({ id: 9102, name: 'Zephyra Slow' }, world);
  expect(await counted()).toEqual([{ count: 2 }]);
  expect(await proposed()).toEqual(['zephyra']);
  await aPerformer.setUp({ id: 9101, name: 'Quick' }, world);
  expect(await proposed()).toEqual(['Zephyra Slow']);
  await aPerformer.setUp({ id: 9102, name: 'Slow' }, world);
  expect([await counted(), await proposed()]).toEqual([[{ count: 0 }], []]);
});

test('what a pattern says itself comes before what means the same', async () => {
  const { world, answer } = setUp();
  await aPerformer.setUp({ id: 9101, name: 'Zephyrs', isOnline: true }, world);
  await aPerformer.setUp({ id: 9102, name: 'Zephyr' }, world);
  const names = async (searchPattern: string) =>
    (await answer(searchActors, { searchPattern })).items.map(({ name }) => name);
  expect(await names('zephyrs')).toEqual(['Zephyrs', 'Zephyr']);
  await aPerformer.setUp({ id: 9101, name: 'Zephyring', isOnline: true }, world);
  await aPerformer.setUp({ id: 9102, name: 'Other Zephyrs' }, world);
  expect(await names('zephyrs')).toEqual(['Other Zephyrs', 'Zephyring']);
});

// @spec query:search.pattern.store
test.each([
  ['piano', true],
  ['pi', false],
  ['qqqqq', false],
  ['...', false],
])('the pattern %j is stored: %j', async (searchPattern, stored) => {
  expect(await setUp().answer(storeSearchPattern, { searchPattern }, { visitor: 'one' })).toEqual({ stored });
});

test('a visitor counts once a day for a pattern, and it is proposed from the third visitor on', async () => {
  const { world, answer } = setUp();
  await aPerformer.setUp({ id: 9101, name: 'Miracle Piano' }, world);
  const store = async (visitor: string) =>
    (await answer(storeSearchPattern, { searchPattern: '  Piano MIRacle ' }, { visitor })).stored;
  const proposals = async (caller: Partial<Caller> = {}) =>
    (await answer(searchSuggestions, { searchPattern: 'piano m' }, caller)).suggestions;
  expect([await store('one'), await store('one'), await store('two')]).toEqual([true, false, true]);
  expect(await proposals()).toEqual(['Piano']);
  expect(await store('three')).toBe(true);
  expect(await proposals()).toEqual(['Piano', 'piano miracle']);
  expect(await proposals({ language: 'de' })).not.toContain('piano miracle');
});

// @spec query:tags.search, query:tags.most-popular
test('tags are found by the words of their name, and the most used come first', async () => {
  const { answer, run } = setUp();
  const [music] = await run<{ count: number }>(`select count(*) as count from "videoTag" where tag = 'music'`);
  expect(await answer(searchTags, { searchPattern: 'musi' })).toEqual([
    { id: 'music', name: 'Music', count: Number(music?.count) },
  ]);
  expect(await answer(searchTags, { searchPattern: 'músi' }, { language: 'es' })).toMatchObject([{ name: 'Música' }]);
  expect(await answer(searchTags, { searchPattern: '%' })).toEqual([]);
  const popular = await answer(popularTags, { first: 5 });
  expect(popular).toHaveLength(5);
  const counts = popular.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const [most] = await run<{ most: number }>('select max("videoCount") as most from tag');
  expect(counts[0]).toBe(Number(most?.most));
});

test('a tag counts the videos that its page has', async () => {
  const { answer } = setUp();
  const tags = await answer(popularTags, { first: 100 });
  expect(tags.length).toBeGreaterThan(20);
  for (const { id, count } of tags) expect(await answer(videoList, { tags: [id] })).toMatchObject({ total: count });
});

// @spec rest:search.result.get, constant:search.resultTake
test('results of one type, or the first ten of each, with totals if they are asked for', async () => {
  const { answer, run } = setUp();
  await run(
    `update "searchDocument" set words = words || case id % ${idsPerSubject} when 0 then ' aepage' when 1 then ' vepage vdpage' else ' gepage' end where id > 0`,
  );
  const all = await answer(searchResult, { language: 'en', searchPattern: 'page', withTotalCount: true });
  expect([all.models, all.videos, all.galleries].map(({ length }) => length)).toEqual([10, 10, 10]);
  expect(all.totals).toMatchObject({ models: seedCounts.performers, videos: seedCounts.videos, mediaLibrary: 0 });
  const { galleries = 0, tv = 0 } = all.totals ?? {};
  expect(all.totalCount).toBe(seedCounts.performers + seedCounts.videos + galleries + tv);
  const videos = { language: 'de', searchPattern: 'page', searchType: 'videos', from: 5, take: 2 };
  const one = await answer(searchResult, videos);
  expect(one).toMatchObject({
    searchType: 'videos',
    from: 5,
    totalCount: null,
    totals: null,
    models: [],
    galleries: [],
  });
  expect(one.videos).toHaveLength(2);
  const first = await answer(searchResult, { ...videos, from: 0, take: 7 });
  expect(first.videos.slice(5)).toEqual(one.videos);
  // The language of the path, not that of the page: German words find nobody among the performers.
  expect((await answer(searchResult, { ...videos, searchType: 'models' })).models).toEqual([]);
});
