import {
  collections,
  deleteSearchFilter,
  initActorSearch,
  onlineActorsAmount,
  searchActors,
} from '@lounge/protocol/content/actor-search';
import { freePreviewInit } from '@lounge/protocol/content/live-chat';
import type { AnswerOf } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { searchWorld } from '../../testing/search-world.ts';
import { seedCounts } from '../../testing/seed-counts.ts';
import { aPerformer, noPerformerIsOnline } from '../actors/states.ts';
import { guestIsInChat } from '../live-chat/states.ts';

type State = AnswerOf<typeof searchActors>;

const countOf = ({ availableFilters }: State, condition: string): number | null | undefined =>
  availableFilters.find((each) => each.condition === condition)?.count;

// Each filter finds some performers and leaves others out.
test.each([
  ['online', `"isOnline" = 1`],
  ['freeChat', `"freeChat" = 1`],
  ['new', `"createdAt" >= '2026-10-21T19:00:00.000Z'`],
  ['vip', `"isVip" = 1`],
  ['voyeur', `"isVoyeur" = 1`],
  ['toy', `"isToy" = 1`],
  ['voice', `"isVoice" = 1`],
  ['gender:M', `"genderType" = 'M'`],
  ['gender:FM', `"genderType" = 'FM'`],
  ['language:nl', `languages like '%"nl"%'`],
  ['tag:music', `tags like '%"music"%'`],
  ['age:25-40', 'age between 25 and 40'],
  ['age:50-65', 'age >= 50'],
  ['price:3000', '"priceVideo" <= 3000'],
])('the filter %s leaves out whoever it does not mean', async (condition, sql) => {
  const { allIds, idsWhere, search } = searchWorld();
  const expected = await idsWhere(sql);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(seedCounts.performers);
  expect(await allIds({ searchConditions: [condition] })).toEqual(expected);
  const state = await search({ searchConditions: [condition] });
  expect([state.totalHits, state.activeFilters.map((each) => each.condition)]).toEqual([expected.length, [condition]]);
});

test.each([
  [['vip', 'online'], `"isVip" = 1 and "isOnline" = 1`],
  [['tag:music', 'tag:piano'], `tags like '%"music"%' and tags like '%"piano"%'`],
  [['gender:M', 'gender:FM'], `"genderType" in ('M', 'FM')`],
  [['language:nl', 'language:es'], `languages like '%"nl"%' or languages like '%"es"%'`],
  [
    ['age:25-40', 'language:de', 'price:3600'],
    `age between 25 and 40 and languages like '%"de"%' and "priceVideo" <= 3600`,
  ],
])('%j: flags and tags must all hold, one gender and one language is enough', async (searchConditions, sql) => {
  const { allIds, idsWhere } = searchWorld();
  const expected = await idsWhere(sql);
  expect(expected.length).toBeGreaterThan(0);
  expect(await allIds({ searchConditions })).toEqual(expected);
});

test.each([
  ['rating', 'case when "ratingCount" >= 10 then "satisfaction" else -1 end desc, id'],
  ['price', 'coalesce("priceVideo", 9999999), id'],
  ['newest', '"createdAt" desc, id'],
] as const)('a search is ordered by %s, and filters hold', async (sortType, order) => {
  const { allIds, run } = searchWorld();
  for (const [searchConditions, where] of [
    [['online'], '"isOnline" = 1'],
    [['vip'], '"isVip" = 1'],
  ] as const) {
    const rows = await run<{ id: number }>(`select id from actor where ${where} order by ${order}`);
    expect(await allIds({ sortType, searchConditions })).toEqual(rows.map(({ id }) => id));
  }
});

// @spec feature:performers.categories 2
test('each category counts whom its page shows, and each filter whom it leaves', async () => {
  const { answer, search, allIds } = searchWorld();
  for (const { slug, modelCount } of await answer(collections, {}))
    expect([slug, (await search({ currentCollection: slug })).totalHits]).toEqual([slug, modelCount]);
  const { availableFilters } = await search({ searchType: 'default' });
  for (const { condition, count } of availableFilters) {
    const ids = await allIds({ searchType: 'default', searchConditions: [condition] });
    expect([condition, ids.length]).toEqual([condition, count]);
  }
});

test('the mood finds who is about as lively', async () => {
  const { allIds, idsWhere, search } = searchWorld();
  const expected = await idsWhere('mood between 70 and 110');
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(seedCounts.performers);
  expect(await allIds({ moodValue: 90 })).toEqual(expected);
  expect((await search({ moodValue: 90 })).moodValue).toBe(90);
  expect(await allIds({ moodValue: null })).toHaveLength(seedCounts.performers);
});

// @spec entity:enum.actorSearchType, constant:actorSearch.defaultCategory, constant:actorSearch.newlyRegisteredCategory
test.each([
  ['default', 'rank', 3, `"isOnline" = 1`],
  ['new girls', 'rank', 88, `"createdAt" >= '2026-10-21T19:00:00.000Z'`],
  ['custom', 'rank', undefined, '1 = 1'],
  ['location', 'distance', undefined, '1 = 0'],
] as const)('the search type %s begins by %s, in the category %s', async (searchType, sortType, category, sql) => {
  const { answer, idsWhere } = searchWorld();
  const state = await answer(initActorSearch, { searchType });
  const ids = await idsWhere(sql);
  expect([state.searchType, state.sortType, state.activeCategory?.id]).toEqual([searchType, sortType, category]);
  expect([state.totalHits, state.page, state.maxPage]).toEqual([ids.length, 1, Math.ceil(ids.length / 24)]);
  expect(state.actorList.map(({ model }) => model.id)).toEqual(ids.slice(0, 24));
});

test('a search can be of another order and category than its type', async () => {
  const { answer, idsWhere } = searchWorld();
  const state = await answer(initActorSearch, {
    searchType: 'custom',
    sortType: 'rank',
    currentCollection: 'musicians',
  });
  expect(state.activeCategory).toMatchObject({ slug: 'musicians', label: 'Musicians', modelCount: 18 });
  expect(state.actorList.map(({ model }) => model.id)).toEqual(await idsWhere(`tags like '%"music"%'`));
});

// @spec rest:actor-search.search
test('a changed filter leads to the first page, and the answer repeats its number', async () => {
  const { search } = searchWorld();
  const first = await search();
  const second = await search({ page: 2, requestId: 7 });
  expect([first.totalHits, first.maxPage]).toEqual([seedCounts.performers, 5]);
  expect([second.page, second.requestId, second.totalHits, second.maxPage]).toEqual([2, 7, null, null]);
  expect([second.activeCategory, second.availableFilters]).toEqual([null, []]);
  const changed = await search({ page: 2, changedFilter: 'vip', requestId: 8 });
  expect([changed.page, changed.requestId]).toEqual([1, 8]);
  expect(changed.actorList).toEqual(first.actorList);
  expect((await search({ page: 6 })).actorList).toEqual([]);
});

// @spec rest:actor-search.filter.delete, feature:performers.search 8
test('one filter is deleted, or all', async () => {
  const { answer, search } = searchWorld();
  const searchConditions = ['vip', 'online', 'language:de'];
  const both = { searchType: 'custom', requestId: 3, searchConditions } as const;
  const one = await answer(deleteSearchFilter, { ...both, changedFilter: 'vip' });
  expect(one.activeFilters.map(({ condition }) => condition)).toEqual(['online', 'language:de']);
  expect(one).toEqual(await search({ requestId: 3, searchConditions: ['online', 'language:de'] }));
  const all = await answer(deleteSearchFilter, both);
  expect([all.activeFilters, all.totalHits]).toEqual([[], seedCounts.performers]);
});

test('counts say how many remain with a filter, those of a group as if the others were not chosen', async () => {
  const { search, idsWhere } = searchWorld();
  const state = await search({ searchConditions: ['online', 'language:de'] });
  const remaining = async (sql: string) => (await idsWhere(`"isOnline" = 1 and ${sql}`)).length;
  expect(countOf(state, 'vip')).toBe(await remaining(`languages like '%"de"%' and "isVip" = 1`));
  expect(countOf(state, 'gender:M')).toBe(await remaining(`languages like '%"de"%' and "genderType" = 'M'`));
  expect(countOf(state, 'tag:music')).toBe(await remaining(`languages like '%"de"%' and tags like '%"music"%'`));
  expect(countOf(state, 'language:en')).toBe(await remaining(`languages like '%"en"%'`));
  expect(state.activeFilters).toEqual([
    { condition: 'online', group: 'offer', count: state.totalHits },
    { condition: 'language:de', group: 'language', count: state.totalHits },
  ]);
  // What the category asks for is no filter.
  const live = await search({ searchType: 'default' });
  expect([countOf(live, 'online'), countOf(live, 'vip')]).toEqual([undefined, await remaining('"isVip" = 1')]);
});

test.each([
  [['unknown:1'], '.0'],
  [['vip', 'gender:X'], '.1'],
  [['age:40-25'], ''],
  [['age:18-30'], ''],
  [['tag:<b>'], '.0'],
  [["tag:a' or 1=1"], '.0'],
  [['tag:aa', 'tag:bb', 'tag:cc', 'tag:dd', 'tag:ee'], ''],
])('conditions that nobody knows are malformed: %s', async (searchConditions, at) => {
  const { outcome } = searchWorld();
  const input = { page: 1, searchType: 'custom', requestId: 1, searchConditions };
  expect(await outcome(searchActors, input)).toMatchObject({ code: 'malformed', field: `searchConditions${at}` });
});

test('a category that nobody knows is unknown', async () => {
  const { outcome } = searchWorld();
  const input = { searchType: 'custom', currentCollection: 'nowhere' };
  expect(await outcome(initActorSearch, input)).toMatchObject({ code: 'unknown', field: 'currentCollection' });
});

test('performers who exclude the caller’s country are in no list and no count', async () => {
  const { world, allIds, answer, run } = searchWorld();
  const place = `{"source":"postalCode","countryCode":"NL","postalCode":null,"latitude":null,"longitude":null}`;
  await run(`update actor set banned = '["NL"]' where id = 101`);
  await run(`update actor set "isOnline" = 1 where id = 101`);
  expect(await allIds()).toContain(101);
  const banned = await run<{ id: number }>(`select id from actor where banned like '%"NL"%'`);
  const listed = await allIds({}, { country: 'NL' });
  for (const { id } of banned) expect(listed).not.toContain(id);
  expect(listed).toHaveLength(seedCounts.performers - banned.length);
  const online = await answer(onlineActorsAmount, {});
  const inCountry = await answer(onlineActorsAmount, {}, { country: 'NL' });
  expect(inCountry.amount).toBeLessThan(online.amount);
  // A guest's stored country counts where the network names none.
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await run(`update guest set place = '${place}' where id = 7`);
  expect(await allIds({}, { guestId: 7 })).toEqual(listed);
});

// @spec rest:monitoring.online-actors-amount
test('each tile says how many watch', async () => {
  const { answer, world, search } = searchWorld();
  await noPerformerIsOnline.setUp({}, world);
  const watching = async () => {
    const { actorList } = await search({ searchConditions: ['online'] });
    return actorList.flatMap(({ model, watching: count }) => (count === 0 ? [] : [[model.name, count]]));
  };
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  await aPerformer.setUp({ id: 9102, name: 'Ivo Lund', isOnline: true }, world);
  expect(await watching()).toEqual([]);
  for (const [guestId, actorId] of [
    [7, 9101],
    [8, 9101],
    [9, 9102],
  ] as const) {
    await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}` }, world);
    await guestOwnsCoins.setUp({ guestId, amount: 9000 }, world);
    await guestIsInChat.setUp({ guestId, actorId, chatId: `c-${guestId}`, price: 3600, seconds: 0 }, world);
  }
  await answer(freePreviewInit, { actorId: 9102 }, { visitor: 'one' });
  expect(await watching()).toEqual([
    ['Noor Vega', 2],
    ['Ivo Lund', 2],
  ]);
});

test('the number of performers online is that of the list', async () => {
  const { answer } = searchWorld();
  const { amount } = await answer(onlineActorsAmount, {});
  expect(amount).toBe((await answer(initActorSearch, { searchType: 'default' })).totalHits);
  expect(amount).toBe(seedCounts.online);
});

// @spec rest:actor-search.init
test('a day is previewed by administrators only', async () => {
  const { outcome, answer, idsWhere } = searchWorld();
  const init = { searchType: 'new girls', qmdate: '2026-12-15' };
  expect(await outcome(initActorSearch, init)).toMatchObject({ code: 'declined', field: 'qmdate' });
  expect(await outcome(initActorSearch, { ...init, qmdate: 'soon' })).toMatchObject({ code: 'malformed' });
  const preview = async (qmdate: string) =>
    (await answer(initActorSearch, { ...init, qmdate }, { isAdmin: true })).actorList.map(({ model }) => model.id);
  const between = (from: string, to: string) =>
    idsWhere(`"createdAt" >= '${from}T23:59:59.999Z' and "createdAt" <= '${to}T23:59:59.999Z'`);
  expect(await preview('2026-12-10')).toEqual(await between('2026-11-10', '2026-12-10'));
  expect(await preview('2024-07-15')).toEqual(await between('2024-06-15', '2024-07-15'));
});

// @spec query:collections.list, entity:collection
test('categories are listed in their order, in the caller’s language, with their numbers', async () => {
  const { answer } = searchWorld();
  const list = await answer(collections, {}, { language: 'de' });
  expect(list.map(({ id }) => id)).toEqual([3, 88, 9, 12, 15, 21, 24, 31, 34, 42, 47]);
  expect(list[0]).toMatchObject({ slug: 'live-now', label: 'Jetzt live', modelCount: seedCounts.online });
  expect(list[0]?.texts.find(({ language }) => language === 'es')?.value).toContain('aquí ahora');
  expect(list[0]?.imageUrl).toBe(list[0]?.picture.url);
  expect(list.every(({ modelCount }) => modelCount > 0)).toBe(true);
});
