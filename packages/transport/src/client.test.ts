import { query, s, type QueryCall, type RestCall, type Service } from '@lounge/protocol';
import { getActor, onlineModels } from '@lounge/protocol/content/actors';
import { camShows } from '@lounge/protocol/content/tickets';
import { getJumbotronConfig, getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { getBreadcrumb } from '@lounge/protocol/foundation/page';
import { storeMessageImage } from '@lounge/protocol/content/messenger';
import { alive, track } from '@lounge/protocol/foundation/telemetry';
import { expect, test } from 'vitest';
import type { WireAnswer, WireRequest } from './call-transport.ts';
import { createClient, type ClientOptions } from './client.ts';
import type { Failure } from './failure.ts';
import { callTimeoutMs, uploadTimeoutMs } from './command-results.ts';
import type { Identity } from './identity.ts';
import { fakeTransport, fakeClock, fakeSocket } from './fakes/index.ts';

const time = '2026-11-20T19:00:00.000Z';
const aliveAnswer = { status: 200, body: { status: 'ok', time } };

const setUp = (
  answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer> = () => aliveAnswer,
  more: Partial<ClientOptions> = {},
) => {
  const identity: { current: Identity } = { current: { token: 'secret', guestId: null, language: 'de' } };
  const transport = fakeTransport(answer);
  const clock = fakeClock();
  const socket = fakeSocket({ clock });
  let keys = 0;
  const options: ClientOptions = {
    transport,
    clock,
    socket,
    version: 'abc',
    strict: true,
    report: () => undefined,
    identity: () => identity.current,
    newKey: () => `k-${(keys += 1)}`,
    ...more,
  };
  const setIdentity = (change: Partial<Identity>) => (identity.current = { ...identity.current, ...change });
  return { client: createClient(options), transport, socket, clock, setIdentity };
};

// @spec rule:access-token-transport, state:rest-client 1, 3, constant:http.queryParams, constant:http.accessTokenParam, constant:http.authHeader
test('a REST read carries language, build and token in the query string and the token in the header', async () => {
  const { client, transport } = setUp();
  await client.call(getActor, { actorId: 7, qmday: '2026-11-20' });
  expect(transport.sent[0]).toMatchObject({
    method: 'GET',
    path: '/rest/v1/actor/getActor/7',
    body: null,
    query: { language: 'de', ver: 'abc', access_token: 'secret', qmday: '2026-11-20' },
    headers: { authorization: 'Bearer secret' },
  });
});

test('a REST read without a token omits the token from query string and headers', async () => {
  const { client, transport, setIdentity } = setUp();
  setIdentity({ token: null });
  await client.call(alive, {});
  expect(transport.sent[0]?.query).toEqual({ language: 'de', ver: 'abc' });
  expect(transport.sent[0]?.headers).toEqual({});
});

test.each<[string, () => WireAnswer | Promise<WireAnswer>, object]>([
  ['no response', () => Promise.reject(new Error('refused')), { kind: 'offline', callId: alive.id }],
  ['a status', () => ({ status: 502, body: undefined }), { kind: 'http', code: 'failed' }],
  [
    'a declared failure',
    () => ({ status: 429, body: { error: { code: 'tooMany', field: null, requestId: 'r' } } }),
    { code: 'tooMany' },
  ],
])('onFailure is called with %s', async (_, answer, failure) => {
  const failures: Failure[] = [];
  const { client } = setUp(answer, { onFailure: (each) => failures.push(each) });
  await client.call(alive, {});
  expect(failures).toMatchObject([failure]);
});

test('onFailure is not called for answers and for calls that were aborted', async () => {
  const failures: Failure[] = [];
  const { client } = setUp(() => aliveAnswer, { onFailure: (each) => failures.push(each) });
  await client.call(alive, {});
  await client.call(alive, {}, { signal: AbortSignal.abort() });
  expect(failures).toEqual([]);
});

// @spec rule:cookies-some-calls, state:rest-client 4, feature:shell.access-token 4
test.each([
  ['a breadcrumb', getBreadcrumb, { breadcrumbType: 'videos', payload: {} }, true],
  ['the incentives of a page', getPageLoadIncentives, { routeName: 'home', routeArgs: '{}' }, true],
  ['a track', track, { eventContext: 'a', eventAction: 'b' }, false],
] as const)('%s sends cookies: %4$s', async (_, call, input, cookies) => {
  const { client, transport } = setUp();
  await client.call(call as RestCall, input);
  expect(transport.sent[0]).toMatchObject({ method: 'POST', cookies });
});

// @spec state:rest-client 2
test.each(['POST', 'PUT'] as const)(
  'the payload of a GET is in the query string, that of a %s in the body',
  async (method) => {
    const { client, transport } = setUp();
    const input = { eventContext: 'a', eventAction: 'b' };
    await client.call({ ...track, method: 'GET' }, input);
    await client.call({ ...track, method }, input);
    expect(transport.sent).toMatchObject([
      { method: 'GET', query: input, body: null },
      { method, body: input },
    ]);
    expect(transport.sent[1]?.query).not.toHaveProperty('eventContext');
  },
);

// @spec state:query-service-client 1
test('an operation is sent to the query service with its text, its variables and a bearer token', async () => {
  const { client, transport } = setUp();
  await client.call(onlineModels, { first: 3 });
  expect(transport.sent[0]).toMatchObject({
    method: 'POST',
    path: '/vxql',
    query: { language: 'de' },
    cookies: false,
    headers: { authorization: 'Bearer secret' },
    body: { query: expect.stringMatching(/^query onlineModels/) as string, variables: { first: 3 } },
  });
});

const operationOf = (service: Service) =>
  query('area/module/count', { service, input: s.empty, answer: s.object({ count: s.count }), purpose: 'Counts.' });

// @spec rule:feed-token-logged-in, feature:feed.read 4, state:query-service-client 5
test.each([
  ['the feed for a visitor', 'feed', null, '/feed-service', undefined],
  ['the feed for a guest', 'feed', 7, '/feed-service', 'Bearer secret'],
  ['another service for a visitor', 'clash', null, '/clash-service', 'Bearer secret'],
] as const)('an operation goes to its service: %s', async (_, service, guestId, path, authorization) => {
  const { client, transport, setIdentity } = setUp(() => ({ status: 200, body: { data: { count: { count: 3 } } } }));
  setIdentity({ guestId });
  expect(await client.call(operationOf(service), {})).toEqual({ ok: true, value: { count: 3 } });
  expect(transport.sent).toMatchObject([{ path }]);
  expect(transport.sent[0]?.headers['authorization']).toBe(authorization);
});

test.each([
  ['feed', true],
  ['clash', false],
] as const)('without any token an operation of %s is sent: %s', async (service, isSent) => {
  const { client, transport, setIdentity } = setUp(() => ({ status: 200, body: { data: { count: { count: 3 } } } }));
  setIdentity({ token: null });
  expect(await client.call(operationOf(service), {})).toMatchObject({ ok: isSent });
  expect(transport.sent).toHaveLength(isSent ? 1 : 0);
});

// @spec state:query-service-client 3, feature:shell.access-token 6, error:query-token-missing, rule:query-token-required, constant:http.missingTokenText
test('an operation without a token is not sent', async () => {
  const { client, transport, setIdentity } = setUp();
  setIdentity({ token: null });
  const result = await client.call(guestInitData, {});
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'unready', code: 'needLogin', message: 'Missing Vxql-Token' },
  });
  expect(transport.sent).toEqual([]);
});

// @spec rule:account-calls-login
// @spec feature:account.login 2
test('a call that needs a guest is sent for guests only', async () => {
  const { client, transport, setIdentity } = setUp();
  const account: RestCall = { ...track, id: 'content/actors/account', needs: 'guest' };
  const input = { eventContext: 'a', eventAction: 'b' };
  expect(await client.call(account, input)).toMatchObject({
    ok: false,
    failure: { kind: 'unready', code: 'needLogin' },
  });
  expect(transport.sent).toEqual([]);
  setIdentity({ guestId: 7 });
  await client.call(account, input);
  expect(transport.sent).toHaveLength(1);
});

// @spec query:actor.heat-maps, state:caching-by-call 9
test('equal reads in flight share one request, and a later read sends a new one', async () => {
  const answer = Promise.withResolvers<WireAnswer>();
  const { client, transport } = setUp(() => answer.promise);
  const calls = [client.call(alive, {}), client.call(alive, {})];
  answer.resolve(aliveAnswer);
  expect(await Promise.all(calls)).toEqual([
    { ok: true, value: aliveAnswer.body },
    { ok: true, value: aliveAnswer.body },
  ]);
  expect(transport.sent).toHaveLength(1);
  await client.call(alive, {});
  expect(transport.sent).toHaveLength(2);
});

test('a read after pushes were missed does not share a request that was sent before', async () => {
  const answers = [Promise.withResolvers<WireAnswer>(), Promise.withResolvers<WireAnswer>()] as const;
  const { transport, socket, client } = setUp(() => answers[transport.sent.length - 1]?.promise ?? aliveAnswer);
  const before = client.call(alive, {});
  socket.resync();
  const calls = [client.call(alive, {}), client.call(alive, {})];
  expect(transport.sent).toHaveLength(2);
  answers[0].resolve(aliveAnswer);
  await before;
  calls.push(client.call(alive, {}));
  expect(transport.sent).toHaveLength(2);
  answers[1].resolve(aliveAnswer);
  await Promise.all(calls);
});

test('reads that differ in input, language or token are separate requests', async () => {
  const answer = Promise.withResolvers<WireAnswer>();
  const { client, transport, setIdentity } = setUp(() => answer.promise);
  const calls = [client.call(getActor, { actorId: 7 }), client.call(getActor, { actorId: 8 })];
  setIdentity({ language: 'en' });
  calls.push(client.call(getActor, { actorId: 7 }));
  setIdentity({ token: 'other' });
  calls.push(client.call(getActor, { actorId: 7 }));
  answer.resolve({ status: 404, body: null });
  await Promise.all(calls);
  expect(transport.sent).toHaveLength(4);
});

test('changes are never shared', async () => {
  const { client, transport } = setUp(() => ({ status: 200, body: { success: true } }));
  const input = { eventContext: 'a', eventAction: 'b' };
  await Promise.all([client.call(track, input), client.call(track, input)]);
  expect(transport.sent).toHaveLength(2);
});

test('aborting the call that started a shared read does not abort the other calls', async () => {
  const firstCaller = new AbortController();
  const first = Promise.withResolvers<WireAnswer>();
  const answers = [first.promise, Promise.resolve(aliveAnswer)];
  const { client, transport } = setUp(async ({ signal }) => {
    const answer = await answers.shift();
    if (signal?.aborted === true || answer === undefined) throw new Error('aborted');
    return answer;
  });
  const aborted = client.call(alive, {}, { signal: firstCaller.signal });
  const joined = client.call(alive, {}, { signal: new AbortController().signal });
  firstCaller.abort();
  first.resolve(aliveAnswer);
  expect(await aborted).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  expect(await joined).toEqual({ ok: true, value: aliveAnswer.body });
  expect(transport.sent).toHaveLength(2);
});

// @spec constant:jumbotron.cacheSeconds, state:caching-by-call 3
test.each([
  ['configuration', getJumbotronConfig, { type: 'videoStation', slideCount: 3, isAutoPlay: false }],
  ['start page', getJumbotronHomepage, { type: 'videoStation', slides: [] }],
] as const)('the %s of the jumbotron is read from the cache for a minute, per language', async (_, call, body) => {
  const { client, transport, clock, setIdentity } = setUp(() => ({ status: 200, body }));
  const read = () => client.call(call as RestCall, {});
  await read();
  clock.advance(59_999);
  expect(await read()).toEqual({ ok: true, value: body });
  setIdentity({ language: 'en' });
  await read();
  expect(transport.sent).toHaveLength(2);
  setIdentity({ language: 'de' });
  clock.advance(1);
  await read();
  expect(transport.sent).toHaveLength(3);
});

// @spec state:caching-by-call 6
test('whether a list of cam shows may come from a cache is in its payload, or not', async () => {
  const { client, transport } = setUp(() => ({ status: 200, body: { data: { camShows: [] } } }));
  const shows = { platformId: 1502, status: 'ok' } as const;
  const inputs = [{ ...shows, cache: false }, shows];
  for (const input of inputs) expect(await client.call(camShows, input)).toEqual({ ok: true, value: [] });
  expect(transport.sent.map(({ body }) => (body as { variables: object }).variables)).toEqual(inputs);
});

test('a failure is not cached', async () => {
  const { client, transport } = setUp(() => ({ status: 503, body: null }));
  await client.call(getJumbotronConfig, {});
  await client.call(getJumbotronConfig, {});
  expect(transport.sent).toHaveLength(2);
});

test('an idempotent change carries a new key or the given one, other calls none', async () => {
  const { client, transport } = setUp();
  const idempotentCall: RestCall = { ...track, idempotent: true };
  const mutation: QueryCall = { ...guestInitData, changes: true };
  await client.call(idempotentCall, {});
  await client.call(idempotentCall, {}, { key: 'given' });
  await client.call(mutation, {});
  await client.call(alive, {});
  await client.call(guestInitData, {});
  expect(transport.sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'k-1',
    'given',
    'k-2',
    undefined,
    undefined,
  ]);
});

test('no response is the failure "offline" with the cause', async () => {
  const { client } = setUp(() => Promise.reject(new Error('no network')));
  const result = await client.call(alive, {});
  expect(result).toMatchObject({ ok: false, failure: { kind: 'offline', code: 'unavailable', callId: alive.id } });
  expect(result.ok ? '' : result.failure.message).toContain('no network');
});

test.each([
  ['a read', alive, {}, callTimeoutMs],
  ['a change with a file', storeMessageImage, { bytes: new Uint8Array(3) }, uploadTimeoutMs],
] as const)('%s without a response ends as offline in time, and its request is aborted', async (_, call, input, ms) => {
  const { client, transport, clock, setIdentity } = setUp(() => new Promise<never>(() => undefined));
  setIdentity({ guestId: 7 });
  let result: unknown = null;
  const calling = client.call(call as RestCall, input).then((value) => (result = value));
  clock.advance(ms - 1);
  await Promise.resolve();
  expect([result, transport.sent[0]?.signal?.aborted]).toEqual([null, false]);
  clock.advance(1);
  expect(await calling).toMatchObject({ ok: false, failure: { kind: 'offline', code: 'unavailable' } });
  expect(transport.sent[0]?.signal?.aborted).toBe(true);
});
