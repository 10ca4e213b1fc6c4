import { getActor, storeActorNote } from '@lounge/protocol/content/actors';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { channelArchive } from '@lounge/protocol/content/messenger';
import { getGuestBalance, getMovements } from '@lounge/protocol/foundation/wallet';
import type { AnyCall } from '@lounge/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyProxy, type PassingRequest, type Tolerance } from '../sabotage/faulty-proxy.ts';
import type { Done } from '../verify/outcome.ts';
import { readPacts } from '../verify/pact-files.ts';
import { startReference, type Reference } from '../verify/reference.ts';
import { statesAt } from '../verify/set-state.ts';
import { callsIn } from './calls.ts';
import type { RequestTarget } from './connection.ts';
import { runDeclaredRequests, type RequestOptions } from './run-declared-requests.ts';
import { kindNames, type InvalidKind, type ValidKind } from './kinds.ts';

const pacts = readPacts();
const patient = 60_000;
let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

const all: RequestOptions = { most: { invalid: 1_000, valid: 0 }, seed: 1, without: [] };

/** Sends the invalid requests of a call to the reference server, which is made to accept some. */
const sentTo = async (call: AnyCall, tolerance: Tolerance, options = all) => {
  const proxy = await startFaultyProxy(server, [], tolerance);
  const target: RequestTarget = {
    baseUrl: proxy.baseUrl,
    socketUrl: proxy.socketUrl,
    setState: statesAt(server.statesUrl),
    waitMs: patient,
  };
  const of = callsIn(pacts).filter((each) => each.call === call);
  const outcome = await runDeclaredRequests(of, target, options, { deadline: Infinity });
  await proxy.close();
  return outcome;
};

const withHeader = (sent: PassingRequest, name: string, value: string): PassingRequest => ({
  ...sent,
  headers: { ...sent.headers, [name]: value },
});

const withUrl = (sent: PassingRequest, change: (url: URL) => void): PassingRequest => {
  const url = new URL(sent.url, 'http://127.0.0.1');
  change(url);
  return { ...sent, url: url.pathname + url.search };
};

const withBody = (sent: PassingRequest, body: string): PassingRequest => ({
  ...sent,
  body: new TextEncoder().encode(body),
});

const requestsIn = (done: readonly Done[] = []) => done.filter((each) => !('state' in each));

test.each<[string, AnyCall, Tolerance, InvalidKind, string, Partial<Extract<Done, { path: string }>>]>([
  [
    'lets anybody in',
    getGuestBalance,
    { request: (sent) => withHeader(sent, 'authorization', 'Bearer pact-token') },
    'login',
    '401 needLogin, field null',
    {},
  ],
  [
    'takes any language',
    getActor,
    { request: (sent) => withUrl(sent, ({ searchParams }) => searchParams.set('language', 'en')) },
    'language',
    '400 malformed, field "language"',
    {},
  ],
  [
    'ignores parameters',
    getActor,
    { request: (sent) => withUrl(sent, ({ searchParams }) => searchParams.delete('undeclared')) },
    'additional',
    '400 malformed, field "undeclared"',
    {},
  ],
  [
    'reads a body of null as an empty one',
    buyAlbum,
    { request: (sent) => (String(Buffer.from(sent.body)) === 'null' ? withBody(sent, '{}') : sent) },
    'json',
    '400 malformed, field null',
    { text: 'null' },
  ],
  [
    'needs no key',
    buyAlbum,
    { request: (sent) => ('idempotency-key' in sent.headers ? sent : withHeader(sent, 'idempotency-key', 'k')) },
    'key',
    '400 malformed, field "Idempotency-Key"',
    {},
  ],
  [
    'reads any content type',
    buyAlbum,
    { request: (sent) => withHeader(sent, 'content-type', 'application/json') },
    'contentType',
    '415 wrongType, field null',
    {},
  ],
  [
    'takes any method',
    getActor,
    { request: (sent) => ({ ...sent, method: 'GET' }) },
    'method',
    '404 unknown, field null',
    { method: 'DELETE' },
  ],
  [
    'cuts what is too large',
    buyAlbum,
    { request: (sent) => (sent.body.length > 100_000 ? withBody(sent, '{}') : sent) },
    'size',
    '413 tooLarge, field null',
    { text: '(100017 bytes)' },
  ],
])('a server that %s is named, with the request', async (_, call, tolerance, kind, expected, request) => {
  const { interactions } = await sentTo(call, tolerance, { ...all });
  const [{ holds, differences, done } = { holds: true, differences: [], done: [] }] = interactions;
  expect(holds).toBe(false);
  expect(new Set(differences.map(({ at }) => at?.split(':')[0]))).toEqual(new Set([kind]));
  expect(differences[0]).toMatchObject({ expected, got: expect.stringMatching(/^\d{3} /) as string });
  const [first] = requestsIn(done);
  expect(first).toMatchObject(request);
});

test.each<[string, NonNullable<Tolerance['frame']>, string, string, object]>([
  [
    'believes a guest’s id',
    (frame) => ({ ...frame, guestId: 7 }),
    'guest: guestId',
    'needLogin, field null',
    { guestId: 8 },
  ],
  [
    'reads any id as one',
    (frame) =>
      frame['type'] !== channelArchive.type || typeof frame['channelId'] === 'number'
        ? frame
        : { ...frame, channelId: 1 },
    'missing: channelId',
    'malformed, field "channelId"',
    {},
  ],
])('a socket that %s is named, with the frame', async (_, frame, at, expected, sent) => {
  const { interactions } = await sentTo(channelArchive, { frame });
  const { differences, done } = interactions[0]!;
  expect(differences).toContainEqual(expect.objectContaining({ at, expected }));
  expect(requestsIn(done)).toContainEqual({ socket: 'of the visitor', frame: expect.objectContaining(sent) as object });
});

const atEdges: RequestOptions = { most: { invalid: 0, valid: 1_000 }, seed: 1, without: [] };

const changed = (sent: PassingRequest, pattern: RegExp, by: string): PassingRequest =>
  withBody(sent, Buffer.from(sent.body).toString('utf8').replace(pattern, by));

const rejectedIf = (sent: PassingRequest, isRejected: boolean): PassingRequest =>
  isRejected ? withUrl(sent, ({ searchParams }) => searchParams.set('undeclared', '1')) : sent;

test.each<[string, AnyCall, Tolerance, ValidKind, string]>([
  [
    'has no pages of 500 items',
    getMovements,
    { request: (sent) => changed(sent, /"first":500/, '"first":501') },
    'numbers',
    'first: the largest',
  ],
  [
    'takes no key of 200 characters',
    buyAlbum,
    { request: (sent) => rejectedIf(sent, (sent.headers['idempotency-key'] ?? '').length === 200) },
    'keys',
    'a key of 200 characters',
  ],
  [
    'reads one content type',
    buyAlbum,
    {
      request: (sent) =>
        sent.headers['content-type']?.startsWith('text/plain') === true
          ? withHeader(sent, 'content-type', 'text/css')
          : sent,
    },
    'mediaTypes',
    'text/plain',
  ],
  [
    'reads no token in the query',
    getGuestBalance,
    { request: (sent) => withUrl(sent, ({ searchParams }) => searchParams.delete('access_token')) },
    'tokens',
    'the parameter access_token',
  ],
  [
    'believes the token in the query of a change',
    buyAlbum,
    {
      request: (sent) => {
        const token = new URL(sent.url, 'http://127.0.0.1').searchParams.get('access_token');
        return token === null ? sent : withHeader(sent, 'authorization', `Bearer ${token}`);
      },
    },
    'tokens',
    'another token in access_token, which a change ignores',
  ],
  [
    'needs a log-in for everything',
    getActor,
    { request: (sent) => withHeader(sent, 'authorization', sent.headers['authorization'] ?? 'Bearer none') },
    'tokens',
    'none',
  ],
  [
    'knows three languages',
    getActor,
    { request: (sent) => ({ ...sent, url: sent.url.replace('language=nl', 'language=fr') }) },
    'languages',
    'nl',
  ],
  [
    'rejects headers that it does not know',
    getActor,
    { request: (sent) => rejectedIf(sent, 'x-undeclared' in sent.headers) },
    'ignored',
    'an unknown header',
  ],
  [
    'rejects a text that is as long as it may be',
    storeActorNote,
    { request: (sent) => changed(sent, /"comment":"([a-z]{2000})"/, '"comment":"$1x"') },
    'lengths',
    'comment: the longest',
  ],
  [
    'rejects characters beyond the basic plane',
    storeActorNote,
    { request: (sent) => changed(sent, /"comment":"\p{Emoji_Presentation}/u, String.raw`"comment":"\u0000`) },
    'characters',
    'comment: the longest',
  ],
  [
    'does not know a value of a list',
    getMovements,
    { request: (sent) => changed(sent, /"filter":"refunds"/, '"filter":"unknown"') },
    'values',
    'filter: refunds',
  ],
  [
    'rejects null',
    storeActorNote,
    { request: (sent) => changed(sent, /"comment":null/, '"comment":1') },
    'optional',
    'comment: null',
  ],
])('a server that %s is named, with the request that it must accept', async (_, call, tolerance, kind, place) => {
  const { interactions } = await sentTo(call, tolerance, atEdges);
  const [{ holds, description, differences, done } = { holds: true, description: '', differences: [], done: [] }] =
    interactions;
  expect(description).toBe(`${call.id} accepts what its declaration allows at its edges`);
  expect(holds).toBe(false);
  expect(differences.map(({ at }) => at)).toContain(`${kind}: ${place}`);
  expect(new Set(differences.map(({ at }) => at?.split(':')[0]))).toEqual(new Set([kind]));
  expect(differences[0]?.expected).toMatch(/^success/);
  expect(requestsIn(done)).toHaveLength(differences.length);
  expect((await sentTo(call, tolerance, { ...atEdges, without: [kind] })).interactions).toMatchObject([
    { holds: true },
  ]);
});

test('a text that is cut is named, in an answer that repeats it', async () => {
  const request: Tolerance['request'] = (sent) => changed(sent, /"comment":"(.{1990})[^"]*"/u, '"comment":"$1"');
  const { interactions } = await sentTo(storeActorNote, { request }, atEdges);
  expect(interactions[0]?.differences).toEqual(
    ['characters', 'lengths'].map((kind) => ({
      at: `${kind}: comment: the longest`,
      expected: 'the text of 2000 characters as a whole',
      got: 'its first 1990 characters',
    })),
  );
});

test('an answer to a boundary is compared with its whole declaration', async () => {
  const proxy = await startFaultyProxy(server, [
    { call: getMovements.id, mutation: { kind: 'missing', field: 'total' } },
  ]);
  const target = { ...proxy, setState: statesAt(server.statesUrl), waitMs: patient };
  const of = callsIn(pacts).filter(({ call }) => call === getMovements);
  const options = { ...atEdges, without: kindNames.filter((kind) => kind !== 'languages') };
  const { interactions } = await runDeclaredRequests(of, target, options, { deadline: Infinity });
  await proxy.close();
  expect(interactions[0]?.differences).toContainEqual(
    expect.objectContaining({ at: 'languages: de, $.data.getMovements.total' }),
  );
});

test.each<[string, NonNullable<Tolerance['frame']>, string, string]>([
  [
    'cuts a key',
    (frame) => ({ ...frame, key: String(frame['key']).slice(0, 190) }),
    'keys: a key of 200 characters',
    '"channelArchiveNotice" with the key of the command',
  ],
  [
    'rejects the largest id',
    (frame) => (frame['channelId'] === 2_147_483_647 ? { ...frame, channelId: 0 } : frame),
    'numbers: channelId: the largest',
    'success, ',
  ],
])('a socket that %s is named, with the frame that it must accept', async (_, frame, at, expected) => {
  const { interactions } = await sentTo(channelArchive, { frame }, atEdges);
  const found = interactions[0]?.differences.find((each) => each.at === at);
  expect(found?.expected).toContain(expected);
  expect(requestsIn(interactions[0]?.done)[0]).toHaveProperty('frame');
});

test('what is accepted is made as small as it can be', async () => {
  const request: Tolerance['request'] = (sent) =>
    withUrl(sent, (url) => (url.pathname = url.pathname.replace(/-?\d+$/, '7')));
  const { interactions } = await sentTo(getActor, { request });
  const paths = requestsIn(interactions[0]?.done).map((each) => ('path' in each ? each.path.split('?')[0] : ''));
  // The first ids beyond the bounds.
  expect(paths).toEqual(expect.arrayContaining(['/rest/v1/actor/getActor/0', '/rest/v1/actor/getActor/2147483648']));
});

test('a seed determines the requests, and kinds can be left out', async () => {
  const sent: string[] = [];
  const request: Tolerance['request'] = (each) => {
    sent.push(each.url);
    return each;
  };
  const few = { ...all, most: { invalid: 6, valid: 0 } };
  await sentTo(getActor, { request }, few);
  const first = sent.splice(0);
  await sentTo(getActor, { request }, few);
  expect(sent.splice(0)).toEqual(first);
  await sentTo(getActor, { request }, { ...few, seed: 2 });
  expect(sent.splice(0)).not.toEqual(first);
  const { notes } = await sentTo(getActor, { request }, { ...all, without: ['language'] });
  expect(notes[0]?.replace(/[\d.]+ CPU seconds/, 'CPU seconds')).toBe(
    `Invalid requests: ${sent.length} of 1 calls, --seed 1, CPU seconds of this side; left out: language (--without)`,
  );
  expect(sent.filter((url) => !url.includes('language=de'))).toEqual([]);
});
