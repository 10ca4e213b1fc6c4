import { bearer, operationText, queryPath, s } from '@lounge/protocol';
import { actorsByIds, onlineModels } from '@lounge/protocol/content/actors';
import { getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { searchResult, searchVideos } from '@lounge/protocol/content/global-search';
import { getNotifications } from '@lounge/protocol/content/notifications';
import { setSpendingLimit } from '@lounge/protocol/foundation/wallet';
import { declarations } from '@lounge/protocol/registry';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { loopback } from '../../testing/loopback.ts';
import { weightOfDocument } from '../query/weight-of-document.ts';
import { dearCalls, weightOfCall } from './call-weight.ts';

test('only declared calls are dear', () => {
  const ids = new Set(declarations.map(({ id }) => id));
  expect(Object.keys(dearCalls).filter((id) => !ids.has(id))).toEqual([]);
});

test.each<[string, unknown, number]>([
  [onlineModels.id, {}, 1],
  [onlineModels.id, { first: 24 }, 1],
  [onlineModels.id, { first: 100 }, 3],
  [onlineModels.id, { first: 'many' }, 1],
  [onlineModels.id, { first: -500 }, 1],
  // Rejected before it runs.
  [onlineModels.id, { first: 1e9 }, 1],
  [searchVideos.id, { first: 100 }, 4],
  ['engagement/tile-grid/getTileGrid', { type: 'home', payload: { first: 500 } }, 11],
  [onlineModels.id, null, 1],
  [getSedcardAlbums.id, { actorId: 101, limit: 500 }, 11],
  [searchResult.id, { take: 100 }, 3],
  [actorsByIds.id, { ids: Array.from({ length: 20_000 }, (_, at) => at + 1) }, 401],
  [setSpendingLimit.id, { limit: { value: 500 } }, 1],
])('%s with %o weighs %d reads', (id, input, weight) => {
  expect(weightOfCall(id, input)).toBe(weight);
});

const search = (count: number, first: number | string) =>
  Array.from(
    { length: count },
    (_, at) => `v${at}: searchVideos(searchPattern: "sea", first: ${first}) { total }`,
  ).join(' ');

test.each<[string, object, number]>([
  ['a declared operation', { query: operationText(searchVideos), variables: { searchPattern: 'sea', first: 100 } }, 4],
  ['twenty under aliases', { query: `{ ${search(20, 100)} }` }, 80],
  ['pages by a variable', { query: `query a($n: Int) { ${search(2, '$n')} }`, variables: { n: 500 } }, 24],
  ['pages by the default of a variable', { query: `query a($n: Int = 500) { ${search(2, '$n')} }` }, 24],
  [
    'pages by a variable in place of its default',
    { query: `query a($n: Int = 500) { ${search(2, '$n')} }`, variables: { n: 100 } },
    8,
  ],
  ['fields of a fragment', { query: `{ ...f ...f } fragment f on Query { ${search(3, 100)} }` }, 24],
  ['a document that is rejected', { query: '{ nothing }' }, 1],
])('a request of %s is answered within its weight, and not below', async (_, body, weight) => {
  for (const [points, isLimited] of [
    [weight, false],
    [weight - 1, true],
  ] as const) {
    const backend = await loopback({ requestsPerTenSeconds: points });
    const headers = { authorization: bearer(backend.token) };
    const { status } = await backend.request(`${queryPath}?language=en`, { body, headers });
    expect(status === 429).toBe(isLimited);
    await backend.close();
  }
});

test('fragments that double are looked through once each', () => {
  const chain = Array.from({ length: 20 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`);
  const document = parse(`{ ...f0 } ${chain.join(' ')} fragment f20 on Query { __typename searchVideos { total } }`);
  let looked = 0;
  const get = (name: string) => {
    looked += 1;
    return name === searchVideos.name ? searchVideos : undefined;
  };
  expect(weightOfDocument(document, {}, { get })).toBe(2 * 2 ** 20);
  expect(looked).toBe(2);
});

test('a long page of REST weighs more than a request', async () => {
  const path = `/rest/v1/notifications?first=${s.maxPageNumber}&language=en`;
  const weight = weightOfCall(getNotifications.id, { first: s.maxPageNumber });
  expect(weight).toBe(11);
  for (const [points, isLimited] of [
    [weight, false],
    [weight - 1, true],
  ] as const) {
    const backend = await loopback({ requestsPerTenSeconds: points });
    await guestIsLoggedIn.setUp({ guestId: 7, token: 'of-robin' }, backend.world);
    const { status } = await backend.request(path, { headers: { authorization: bearer('of-robin') } });
    expect(status).toBe(isLimited ? 429 : 200);
    await backend.close();
  }
});

test('a guest who opens home, searches and scrolls through sixty pages in ten seconds is not limited', () => {
  const page = { first: 24, offset: 0 };
  const home = declarations.length * weightOfCall('engagement/tile-grid/getTileGrid', { payload: page });
  const typing = 40 * weightOfCall('content/global-search/globalSearch', {});
  const scrolling = 60 * weightOfCall(searchVideos.id, page);
  expect(home + typing + scrolling).toBeLessThan(2500);
});
