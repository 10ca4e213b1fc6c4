import { expect, test } from 'vitest';
import { getActor, getActorByName } from '../content/actors/index.ts';
import { getTileGrid } from '../engagement/tile-grid/index.ts';
import { getBreadcrumb } from '../foundation/page/index.ts';
import { logBrowserOnline, track } from '../foundation/telemetry/index.ts';
import { restCalls } from '../registry.ts';
import type { RestCall } from './call.ts';
import { restBase } from './envelope.ts';
import { decodeRest, encodeRest, pathParameters } from './wire.ts';

const base = 'https://lounge.example';

/** The request that a server receives for an encoded call, with the path parameters decoded. */
const receivedFrom = (call: RestCall, { path, query, body }: ReturnType<typeof encodeRest>) => {
  const names = pathParameters(call.path);
  const segments = new URL(path, base).pathname.split('/').slice(-names.length);
  const params = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(segments[at] ?? '')]));
  return { params: names.length === 0 ? {} : params, query, body: body ?? undefined };
};

test.each<[RestCall, Record<string, unknown>]>([
  [getActor, { actorId: 7 }],
  [getActor, { actorId: 7, qmday: '2026-11-20' }],
  [getActorByName, { name: 'Anaïs / Léa?' }],
  [getActorByName, { name: '12345' }],
  [getTileGrid, { type: 'home', payload: { first: 30, offset: 0, filter: 'online', sort: 'rating' } }],
  [getTileGrid, { type: 'newVideos', payload: {} }],
  [getBreadcrumb, { breadcrumbType: 'cams', payload: { actorName: 'noor', albumId: null } }],
  [logBrowserOnline, { status: 'online', timeDifference: 4, time: '2026-11-20T19:00:00.000Z' }],
  [track, { eventContext: 'tile', eventAction: 'press', eventData: { at: [1, { deep: null }], 'a=b&c': '%2F' } }],
])('$id decodes what it encodes: %o', (call, input) => {
  const parts = encodeRest(call, input);
  expect(parts.path).not.toMatch(/[{}]/);
  expect(decodeRest(call, receivedFrom(call, parts))).toEqual({ ok: true, value: input });
});

// @spec rule:grid-object-payload, error:grid-payload-not-object
test.each(['12', '"text"', '[]', 'null', 'broken{'])('rejects a grid payload that is not an object: %s', (payload) => {
  const decoded = decodeRest(getTileGrid, { params: { type: 'home', payload }, query: {}, body: undefined });
  expect(decoded).toEqual({ ok: false, field: 'payload' });
});

test.each<[RestCall, Parameters<typeof decodeRest>[1], string]>([
  [getActor, { params: { actorId: 'seven' }, query: {}, body: undefined }, 'actorId'],
  [getActor, { params: { actorId: '-7' }, query: {}, body: undefined }, 'actorId'],
  [getActor, { params: { actorId: '7.5' }, query: {}, body: undefined }, 'actorId'],
  [getActor, { params: { actorId: '2147483648' }, query: {}, body: undefined }, 'actorId'],
  ...[' 101', '101 ', '101.0', '1e2', '+101', '0101', '-0', '0x65', '٧', '"101"', '[101]', ''].map(
    (actorId): [RestCall, Parameters<typeof decodeRest>[1], string] => [
      getActor,
      { params: { actorId }, query: {}, body: undefined },
      'actorId',
    ],
  ),
  [track, { params: {}, query: { colour: 'red' }, body: {} }, 'colour'],
  [
    getBreadcrumb,
    { params: { breadcrumbType: 'videos' }, query: {}, body: { breadcrumbType: 'cams' } },
    'breadcrumbType',
  ],
  [getActor, { params: { actorId: '7' }, query: { actorId: '7' }, body: undefined }, 'actorId'],
  [getActor, { params: { actorId: '7' }, query: { colour: 'red' }, body: undefined }, 'colour'],
  [getActor, { params: { actorId: '7' }, query: { constructor: 'x' }, body: undefined }, 'constructor'],
  [getActor, { params: { actorId: '7' }, query: { toString: 'x' }, body: undefined }, 'toString'],
  [getTileGrid, { params: { type: 'home', payload: '{"sort":"up"}' }, query: {}, body: undefined }, 'payload.sort'],
  [logBrowserOnline, { params: {}, query: {}, body: { status: 'gone' } }, 'status'],
  [logBrowserOnline, { params: {}, query: {}, body: { status: 'online', time: 'now' } }, 'timeDifference'],
] satisfies [RestCall, Parameters<typeof decodeRest>[1], string][])(
  '$id rejects %o at the field %s',
  (call, received, field) => {
    expect(decodeRest(call, received)).toEqual({ ok: false, field });
  },
);

test.each([['text'], [12], [[1]], [true], [null]])(
  'rejects the body %o, which is not an object, without a field',
  (body) => {
    expect(decodeRest(track, { params: {}, query: {}, body })).toEqual({ ok: false, field: null });
  },
);

test('no body counts as an empty object, which is rejected at its first required field', () => {
  expect(decodeRest(track, { params: {}, query: {}, body: undefined })).toEqual({ ok: false, field: 'eventContext' });
});

test('undefined values are not sent', () => {
  const { query } = encodeRest(getActor, { actorId: 7, qmday: undefined });
  expect(query).toEqual({});
});

// @spec constant:http.restBase
test.each(restCalls.map((call) => [call.id, call] as const))('the path of %s starts with the REST base', (_, call) => {
  expect(call.path.startsWith(restBase)).toBe(true);
  expect(call.path.slice(restBase.length)).toMatch(/^[\w/{}-]+$/);
  expect(call.method).toMatch(/^(GET|POST|PUT)$/);
});
