import { getGeoLocationByZip, searchActors } from '@lounge/protocol/content/actor-search';
import { expect, test } from 'vitest';
import { searchWorld } from '../../testing/search-world.ts';
import { seedCounts } from '../../testing/seed-counts.ts';

// @spec entity:enum.actorSearchSort, feature:performers.near-me 3
test('the nearest come first, in a town by rank, with their distance and a mark on the map', async () => {
  const { run, search, allIds } = searchWorld();
  await run(`update actor set city = 'Bremen', "isOnline" = 0 where id = 101`);
  await run(`update actor set city = 'Bremen', "isOnline" = 1 where id = 102`);
  const state = await search({ searchType: 'location', forcedZip: '28195' });
  const [first, second, third] = state.actorList;
  expect([first?.model.id, first?.distance, first?.model.city]).toEqual([102, 1, 'Bremen']);
  expect([second?.model.city, second?.distance]).toEqual(['Bremen', 1]);
  expect([third?.model.city, third?.distance]).toEqual(['Bremen', 1]);
  const distances = state.actorList.map(({ distance }) => distance ?? -1);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(state.mapState).toEqual({ latitude: 53.08, longitude: 8.8, zipCode: '28195', town: 'Bremen', radius: null });
  expect(state.markers[0]).toMatchObject({ key: 'Bremen', town: 'Bremen', distance: 1 });
  expect(state.markers[0]?.actorIds).toContain(101);
  expect(state.markers.flatMap(({ actorIds }) => actorIds)).toEqual(state.actorList.map(({ model }) => model.id));
  const all = await allIds({ searchType: 'location', forcedZip: '28195' });
  expect([all.length, new Set(all).size]).toEqual([seedCounts.performers, seedCounts.performers]);
});

test('a place that any search asks for orders it by distance, unless it asks for another order', async () => {
  const { search } = searchWorld();
  const distancesOf = async (sortType?: 'rank') => {
    const { actorList, sortType: sorted } = await search({ forcedZip: '10115', ...(sortType && { sortType }) });
    return [sorted, actorList.map(({ distance }) => distance ?? -1)] as const;
  };
  const [sorted, distances] = await distancesOf();
  expect([sorted, distances]).toEqual(['distance', distances.toSorted((a, b) => a - b)]);
  expect(distances[0]).toBeLessThan(10);
  const [ranked, others] = await distancesOf('rank');
  expect(ranked).toBe('rank');
  expect(others).not.toEqual(others.toSorted((a, b) => a - b));
});

test('distances are those of the map, and filters hold by distance too', async () => {
  const { search, allIds, idsWhere } = searchWorld();
  const berlin = { latitude: 52.52, longitude: 13.405 };
  const { actorList } = await search({ searchType: 'location', forcedLocation: berlin });
  const distanceTo = (city: string) => actorList.find(({ model }) => model.city === city)?.distance;
  // Along the surface Dresden is 165 km from Berlin, Leipzig 149 km.
  expect([distanceTo('Dresden'), distanceTo('Leipzig')]).toEqual([165, 149]);
  const vip = await allIds({ searchType: 'location', forcedLocation: berlin, searchConditions: ['vip'] });
  expect(new Set(vip)).toEqual(new Set(await idsWhere(`"isVip" = 1`)));
});

test('a performer of a place that nobody knows is in no list by distance, and without a mark', async () => {
  const { run, search, allIds } = searchWorld();
  await run(`update actor set city = 'Atlantis' where id = 101`);
  expect(await allIds({ searchType: 'location', forcedZip: '28195' })).not.toContain(101);
  const { actorList, totalHits } = await search();
  expect([totalHits, actorList.find(({ model }) => model.id === 101)?.distance]).toEqual([seedCounts.performers, null]);
});

// @spec rule:geo-lookup-empty, error:geo-zip-failed
test('a postal code that nobody knows empties the result, whatever the order', async () => {
  const { search } = searchWorld();
  for (const sortType of ['rank', 'distance']) {
    const state = await search({ searchType: 'location', sortType, forcedZip: 'XXXXX' });
    expect(state).toMatchObject({ actorList: [], totalHits: 0, maxPage: 0, mapState: null, markers: [] });
  }
});

// @spec rule:zip-length-5, constant:validation.zipLength
test.each(['1234', '123456', '1012 AB', 'DE-1010', ''])(
  'a search near the postal code "%s" is malformed',
  async (forcedZip) => {
    const { outcome } = searchWorld();
    const input = { page: 1, searchType: 'location', requestId: 1, forcedZip };
    expect(await outcome(searchActors, input)).toMatchObject({ code: 'malformed', field: 'forcedZip' });
    expect(await outcome(getGeoLocationByZip, { zipCode: forcedZip })).toMatchObject({ code: 'malformed' });
  },
);

// Around Zurich live performers of Zurich, Basel (75 km), Lucerne (41 km) and Freiburg (86 km).
test.each([
  [25, ['Zürich']],
  [50, ['Luzern', 'Zürich']],
  [100, ['Basel', 'Freiburg', 'Luzern', 'Zürich']],
])('within %i km of a place are only those who live there, and they are counted', async (radius, towns) => {
  const { search, allIds, idsWhere } = searchWorld();
  const input = { searchType: 'location', forcedZip: 'CH-8001', radius };
  const state = await search(input);
  const ids = await idsWhere(`city in (${towns.map((town) => `'${town}'`).join(',')})`);
  expect(new Set(await allIds(input))).toEqual(new Set(ids));
  expect([state.totalHits, state.markers.map(({ key }) => key).toSorted()]).toEqual([ids.length, towns]);
  expect(state.mapState).toMatchObject({ town: 'Zurich', radius });
  const ranked = await search({ ...input, sortType: 'rank' });
  expect([ranked.totalHits, ranked.actorList.length]).toEqual([ids.length, ids.length]);
  const { availableFilters } = state;
  expect(Math.max(...availableFilters.map(({ count }) => count ?? 0))).toBeLessThanOrEqual(ids.length);
});

test('a radius without a place leaves everybody', async () => {
  const { search } = searchWorld();
  expect((await search({ radius: 25 })).totalHits).toBe(seedCounts.performers);
});

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -181 },
])('a search around %j, which is no place of the earth, is malformed', async (forcedLocation) => {
  const input = { page: 1, searchType: 'location', requestId: 1, forcedLocation } as const;
  expect(await searchWorld().outcome(searchActors, input)).toMatchObject({ code: 'malformed' });
});

// @spec rest:utility.geo-location-by-zip.get
test.each([
  ['50667', {}, 'DE', 'Cologne'],
  ['50667', { language: 'de' }, 'DE', 'Köln'],
  ['28013', { language: 'es' }, 'ES', 'Madrid'],
  ['28013', { language: 'es', country: 'DE' }, 'DE', 'Bremen'],
  ['28013', { country: 'FR' }, 'FR', 'Chartres'],
  ['00184', { country: 'DE' }, 'IT', 'Roma'],
  ['1012AB', { country: 'DE' }, 'NL', 'Amsterdam'],
  ['AT-1010', { language: 'de' }, 'AT', 'Wien'],
  ['AT-1010', { country: 'CH' }, 'AT', 'Vienna'],
  ['CH-1201', { language: 'de' }, 'CH', 'Genève'],
] as const)('the postal code %s of %j is in %s', async (zipCode, who, countryCode, town) => {
  const { answer } = searchWorld();
  expect(await answer(getGeoLocationByZip, { zipCode }, who)).toMatchObject({ zipCode, countryCode, town });
});

test.each(['00999', 'AB123', '1012A'])('nobody knows the postal code %s in Germany', async (zipCode) => {
  const { outcome } = searchWorld();
  const result = await outcome(getGeoLocationByZip, { zipCode });
  if (zipCode === '00999') expect(result).toMatchObject({ ok: true, answer: { countryCode: 'IT' } });
  else expect(result).toMatchObject({ code: 'unknown', field: 'zipCode' });
});

test('an order by distance without a place is that by rank, except next door', async () => {
  const { search } = searchWorld();
  const [plain, byDistance] = [await search(), await search({ sortType: 'distance' })];
  expect([byDistance.sortType, byDistance.totalHits]).toEqual(['rank', plain.totalHits]);
  expect(byDistance.actorList).toEqual(plain.actorList);
  const near = await search({ searchType: 'location' });
  expect([near.sortType, near.actorList]).toEqual(['distance', []]);
});
