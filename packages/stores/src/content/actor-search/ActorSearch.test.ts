import { initActorSearch } from '@lounge/protocol/content/actor-search';
import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { freeShowStart, freeShowStop } from '@lounge/protocol/content/live-chat';
import { aPerformer, performerEndsFree, performerGoesFree, setPresence, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { ActorSearch, type ActorSearchOptions } from './ActorSearch.ts';
import { plainQuery, type SearchQuery, type SearchType } from './search-query.ts';

const setUp = (type: SearchType = 'custom', options: ActorSearchOptions = {}) => {
  const stores = testStores();
  const search = new ActorSearch(type, stores.context, options);
  const open = (query: Partial<SearchQuery> = {}) => search.open({ ...plainQuery, ...query });
  const ids = () => search.list.items.map(({ model }) => model.id);
  const bodies = () =>
    stores.sent.map(({ path, body }) => [path.split('/').at(-1), body] as readonly [string, Record<string, unknown>]);
  return { ...stores, search, open, ids, bodies };
};

// @spec component:CategoryTile 4, feature:performers.search 7
// @spec state:actor-search 1, 4, 6, feature:performers.search 1-2, entity:enum.actorSearchType, entity:enum.actorSearchSort
test.each([
  ['default', 'rank', 3],
  ['custom', 'rank', undefined],
  ['new girls', 'rank', 88],
  ['location', 'distance', undefined],
] as const)('the search %s is not initialised, then %s-sorted', async (type, sortType, category) => {
  const { search, open, bodies, unexpectedErrors } = setUp(type);
  expect([search.isInitialised, search.list.items, search.query]).toEqual([false, [], null]);
  await open();
  expect([search.isInitialised, search.list.value?.sortType]).toEqual([true, sortType]);
  expect(search.list.value?.activeCategory?.id).toBe(category);
  expect(bodies()).toEqual([['init', { searchType: type }]]);
  expect(unexpectedErrors).toEqual([]);
});

// @spec state:actor-search 2-3, feature:performers.search 3-4
test('later pages are appended; a change of a filter begins with the first page', async () => {
  const { search, open, ids, bodies } = setUp();
  await open();
  const first = ids();
  await search.list.loadMore();
  expect([ids().length, ids().slice(0, 24)]).toEqual([48, first]);
  expect(bodies()[1]).toMatchObject(['search', { page: 2 }]);
  await open({ conditions: ['online'], page: 1 });
  expect(ids()).toHaveLength(24);
  expect(bodies()[2]).toMatchObject(['search', { page: 1, searchConditions: ['online'], changedFilter: 'online' }]);
  expect(search.list.value?.page).toBe(1);
});

test('performers who move between pages while their presence changes appear once', async () => {
  const { search, open, ids, world } = setUp();
  await open();
  const last = search.list.items.at(-1)?.model.id ?? 0;
  await setPresence(world, last, false);
  const [offline] = await world.database.reader.query('select id from actor where "isOnline" = 0 and id > 140', []);
  await setPresence(world, (offline as { id: number }).id, true);
  while (search.list.hasMore) await search.list.loadMore();
  expect(new Set(ids()).size).toBe(ids().length);
  expect(ids().length).toBeGreaterThan(68);
});

test('the answer to an older search is ignored', async () => {
  const { search, open, ids, holdAnswers, bodies } = setUp();
  await open();
  const deliverOlder = holdAnswers();
  const older = open({ conditions: ['vip'] });
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  const deliverLater = holdAnswers();
  const later = open({ conditions: ['toy'] });
  await vi.waitFor(() => expect(bodies()).toHaveLength(3));
  deliverLater();
  await later;
  const shown = ids();
  deliverOlder();
  await older;
  expect([ids(), search.list.value?.activeFilters[0]?.condition]).toEqual([shown, 'toy']);
  const numbers = bodies().map(([, body]) => body['requestId']);
  expect(numbers).toEqual([undefined, 2, 3]);
  expect(search.list.value?.requestId).toBe(3);
});

// @spec state:actor-search 7, feature:performers.search 8
test('a filter that is taken off is deleted, one or all', async () => {
  const { search, open, bodies } = setUp();
  await open({ conditions: ['online', 'vip', 'language:de'] });
  await open({ conditions: ['online', 'language:de'] });
  expect(bodies()[1]).toMatchObject([
    'deleteFilter',
    { searchConditions: ['online', 'vip', 'language:de'], changedFilter: 'vip' },
  ]);
  expect(search.list.value?.activeFilters.map(({ condition }) => condition)).toEqual(['online', 'language:de']);
  await open({ conditions: ['online', 'language:de'], mood: 50 });
  await open({ mood: 50 });
  const [name, body] = bodies()[3] ?? [];
  expect([name, body?.['searchConditions'], body?.['changedFilter']]).toEqual([
    'deleteFilter',
    ['online', 'language:de'],
    undefined,
  ]);
  expect(search.list.value).toMatchObject({ activeFilters: [], moodValue: 50, page: 1 });
});

// @spec rule:mood-debounce, constant:actorSearch.moodDebounceMs, state:actor-search 5, feature:performers.search 6
test('the mood is searched for when it has rested for 500 ms', async () => {
  const { search, clock } = setUp();
  const searched: (number | null)[] = [];
  const choose = (mood: number | null) =>
    search.chooseSoon({ ...plainQuery, mood }, (rested) => void searched.push(rested.mood));
  choose(60);
  clock.advance(400);
  choose(65);
  clock.advance(499);
  expect([search.draft?.mood, searched]).toEqual([65, []]);
  clock.advance(1);
  expect(searched).toEqual([65]);
  choose(null);
  await search.open({ ...plainQuery, mood: 65 });
  clock.advance(500);
  expect([search.draft, searched]).toEqual([null, [65]]);
});

test('a search is what its address says, with all pages, and is not read again', async () => {
  const { search, open, ids, bodies } = setUp('default');
  await open({ category: 'musicians', conditions: ['language:en'], mood: 50, zip: '10115', sort: 'distance' });
  expect(bodies()).toEqual([
    [
      'search',
      {
        searchType: 'default',
        requestId: 1,
        page: 1,
        moodValue: 50,
        searchConditions: ['language:en'],
        sortType: 'distance',
        forcedZip: '10115',
        currentCollection: 'musicians',
      },
    ],
  ]);
  expect(search.list.value).toMatchObject({ mapState: { zipCode: '10115' }, sortType: 'distance', moodValue: 50 });
  await open({ page: 4 });
  expect([search.pages, search.list.hasMore]).toEqual([3, false]);
  expect(ids()).toHaveLength(66);
  const sent = bodies().length;
  await open({ page: 4 });
  await open();
  expect([bodies().length, ids().length]).toEqual([sent, 66]);
});

test('an address has at most five pages at once, and more are shown one by one', async () => {
  const { search, open, world } = setUp();
  for (let id = 9001; id <= 9101; id += 1) await aPerformer.setUp({ id, name: `Vera ${id}`, isOnline: true }, world);
  await open({ page: 9 });
  expect(search.pages).toBe(5);
  await open({ page: 6 });
  await open({ page: 7 });
  expect(search.pages).toBe(7);
});

test.each([1, 2, 3])('a document carries all %i pages, and the browser goes on after them', async (page) => {
  const server = setUp();
  await server.open({ page, conditions: ['language:en'] });
  const { search, open, ids, bodies } = setUp();
  search.list.restore(server.search.list.snapshot());
  expect(ids()).toEqual(server.ids());
  expect(search.pages).toBe(page);
  await open({ page, conditions: ['language:en'] });
  expect(bodies()).toEqual([]);
});

// @spec feature:performers.near-me 3, state:actor-search 4
test('a search around the device sends a rounded position, and none in an address', async () => {
  const { search, open, bodies } = setUp('location');
  await open();
  expect([search.list.items, search.list.value?.mapState]).toEqual([[], null]);
  await search.searchAround({ latitude: 53.07516, longitude: 8.80777 });
  expect(bodies()[1]).toMatchObject(['search', { forcedLocation: { latitude: 53.1, longitude: 8.8 } }]);
  expect(search.list.items[0]?.model.city).toBe('Bremen');
  const distances = search.list.items.map(({ distance }) => distance ?? -1);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await search.list.loadMore();
  const marked = search.markers.flatMap(({ actorIds }) => actorIds);
  expect(new Set(marked)).toEqual(new Set(search.list.items.map(({ model }) => model.id)));
  await open({ zip: '50667' });
  expect(bodies().at(-1)?.[1]).toMatchObject({ forcedZip: '50667' });
  expect(bodies().at(-1)?.[1]['forcedLocation']).toBeUndefined();
});

test('a result that is emptied has nobody, no map and no marks', async () => {
  const { search, open, ids } = setUp('location');
  search.clear();
  expect(search.list.state).toBe('idle');
  await open({ zip: '50667' });
  expect(ids()).toHaveLength(24);
  search.clear();
  expect([ids(), search.totalHits, search.markers, search.list.value?.mapState]).toEqual([[], 0, [], null]);
});

test('a search that was emptied is read again, and an answer under way does not fill it', async () => {
  const { search, open, ids, holdAnswers, bodies } = setUp('location');
  await open({ zip: '50667' });
  search.clear();
  await open({ zip: '50667' });
  expect(ids()).toHaveLength(24);
  const deliver = holdAnswers();
  const late = open({ zip: '28195' });
  await vi.waitFor(() => expect(bodies()).toHaveLength(3));
  search.clear();
  deliver();
  await late;
  expect(ids()).toEqual([]);
});

// @spec feature:performers.free-chat-list 2-3
test('who ends a free chat or goes offline leaves the list, and who begins one comes in', async () => {
  const membership = { leave: [actorOffline, freeShowStop], join: [actorOnline, freeShowStart] };
  const { search, open, ids, world, pushSource, socket, clock } = setUp('custom', {
    category: 'free-chat',
    membership,
  });
  search.listen(pushSource);
  socket.setState('ready');
  await open();
  const [one = 0, other = 0] = ids();
  const total = search.list.total;
  await setPresence(world, one, false);
  expect([ids().includes(one), search.list.total, search.totalHits]).toEqual([false, total - 1, total - 1]);
  await performerGoesFree.setUp({ actorId: other, seconds: 300 }, world);
  await performerEndsFree.setUp({ actorId: other }, world);
  expect([ids().includes(other), search.list.total]).toEqual([false, total - 2]);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  await performerGoesFree.setUp({ actorId: 9101, seconds: 300 }, world);
  clock.advance(2_000);
  await vi.waitFor(() => expect(ids()).toContain(9101));
});

test('who leaves the first page hides nobody who moves up to it', async () => {
  const { search, open, ids, world, pushSource } = setUp('custom', { membership: { leave: [actorOffline], join: [] } });
  search.listen(pushSource);
  const conditions = ['online'];
  await open({ conditions, page: 2 });
  const all = ids();
  await open();
  await open({ conditions });
  await setPresence(world, all[3] ?? 0, false);
  await open({ conditions, page: 2 });
  expect(ids().slice(0, 47)).toEqual(all.filter((id) => id !== all[3]));
});

test('a failed search keeps its filters and is repeated', async () => {
  const { search, open, failRequests, ids } = setUp();
  failRequests(/search/);
  await open({ conditions: ['vip'] });
  expect([search.list.state, search.query?.conditions]).toEqual(['failed', ['vip']]);
  failRequests(null);
  await search.list.load();
  expect([search.list.state, ids().length]).toEqual(['ready', 10]);
});

// @spec component:PerformerFilter 5
test('where nobody fits, the filter without which the most do is known', async () => {
  const { search, open } = setUp();
  await open({ conditions: ['gender:T', 'vip', 'language:en'] });
  expect([search.totalHits, search.costliest]).toEqual([0, { condition: 'gender:T', hits: 9 }]);
  await open({ conditions: ['vip', 'language:en'] });
  expect(search.costliest).toBeNull();
});

test('a search around the device renews the filter that costs most', async () => {
  const { search, open, run } = setUp('location');
  await open({ conditions: ['vip', 'language:en'] });
  await run('update actor set "isVip" = 0');
  await search.searchAround({ latitude: 53.1, longitude: 8.8 });
  expect([search.totalHits, search.costliest?.condition]).toEqual([0, 'vip']);
  await run('update actor set "isVip" = 1');
  await search.searchAround({ latitude: 52.5, longitude: 13.4 });
  expect([search.totalHits > 0, search.costliest]).toEqual([true, null]);
});

test('a search that a document carried keeps its filters around a device, and where pushes were missed', async () => {
  const server = setUp('location');
  await server.open({ conditions: ['vip'], zip: '28195' });
  const { search, bodies, pushSource, socket } = setUp('location');
  search.list.restore(server.search.list.snapshot());
  search.listen(pushSource);
  socket.setState('ready');
  socket.resync();
  await vi.waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject(['search', { searchConditions: ['vip'], forcedZip: '28195' }]);
  await search.searchAround({ latitude: 53.1, longitude: 8.8 });
  expect(bodies().at(-1)).toMatchObject(['search', { searchConditions: ['vip'] }]);
});

test('an older search says nothing of the filters of a later one', async () => {
  const { search, open, context, bodies } = setUp();
  const answer = await context.client.call(initActorSearch, { searchType: 'custom' });
  const late = Promise.withResolvers<typeof answer>();
  vi.spyOn(context.client, 'call').mockReturnValueOnce(late.promise);
  const older = open({ conditions: ['vip'] });
  await open({ conditions: ['gender:T', 'vip', 'language:en'] });
  const sent = bodies().length;
  late.resolve(answer);
  await older;
  expect([search.costliest, bodies().length]).toEqual([{ condition: 'gender:T', hits: 9 }, sent]);
});

// @spec entity:actorSearchState, feature:performers.search 5
test('each search has a state of its own with all of its parts', async () => {
  const { context, search: near, open } = setUp('location');
  const live = new ActorSearch('default', context);
  await Promise.all([
    open({ zip: '28195', conditions: ['language:de'], mood: 40 }),
    live.open({ ...plainQuery, conditions: ['vip'] }),
  ]);
  await near.list.loadMore();
  const { availableFilters, actorList, markers, totalHits, ...rest } = near.list.value ?? {};
  expect(rest).toEqual({
    searchType: 'location',
    sortType: 'distance',
    requestId: 1,
    activeCategory: null,
    activeFilters: [{ condition: 'language:de', group: 'language', count: totalHits }],
    page: 1,
    maxPage: 2,
    mapState: { latitude: 53.08, longitude: 8.8, zipCode: '28195', town: 'Bremen', radius: null },
    moodValue: 40,
  });
  expect(availableFilters?.length).toBeGreaterThan(10);
  expect(markers?.flatMap(({ actorIds }) => actorIds)).toEqual(actorList?.map(({ model }) => model.id));
  expect(live.list.value).toMatchObject({ searchType: 'default', sortType: 'rank', mapState: null, moodValue: null });
  expect(live.list.value?.activeFilters.map(({ condition }) => condition)).toEqual(['vip']);
});
