import { missingTokenText, operationText, servicePaths } from '@lounge/protocol';
import { addVote } from '@lounge/protocol/engagement/clash';
import { actorHeatMaps, onlineModels } from '@lounge/protocol/content/actors';
import { trackingEvent } from '@lounge/protocol/foundation/telemetry';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { queryCalls } from '@lounge/protocol/registry';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loopback, type TestRequest, type Loopback } from '../../testing/loopback.ts';
import { guestIsLoggedIn, setUpState } from '../../states.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let backend: Loopback;
beforeAll(async () => {
  backend = await loopback();
});
afterAll(() => backend.close());
beforeEach(() => backend.records.splice(0));

interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    message: string;
    extensions: { code: string; field: string | null; requestId: string };
  }[];
}

const bearer = () => ({ authorization: `Bearer ${backend.token}` });
const send = async (body: unknown, options: TestRequest = {}) => {
  const { status, body: result, headers } = await backend.request('/vxql', { body, headers: bearer(), ...options });
  return { status, result: result as Result, headers };
};
const codes = ({ result }: { result: Result }) => result.errors?.map(({ extensions }) => extensions.code);

// @spec query:models.online
test('runs a declared operation', async () => {
  const { status, result } = await send({ query: operationText(onlineModels), variables: { first: 2 } });
  expect(status).toBe(200);
  expect(result.errors).toBeUndefined();
  expect(result.data?.['onlineModels']).toMatchObject({ items: [{ isOnline: true }, { isOnline: true }] });
  expect(backend.records).toMatchObject([{ call: 'onlineModels', status: 200 }]);
});

test('an operation with other whitespace is interpreted and gets the same answer', async () => {
  const query = operationText(onlineModels);
  const declared = await send({ query, variables: { first: 2 } });
  const other = await send({ query: ` ${query} `, variables: { first: 2 } });
  expect(other.result).toEqual(declared.result);
});

// @spec query:legal-texts.list
test.each([
  ['with a nullable field of the filter left out', '{legalTexts(filter:{type:IMP}){type}}', {}],
  ['with a field that is null', '{legalTexts(filter:{type:IMP,product:null,language:null}){type}}', {}],
  [
    'with the filter as a variable',
    'query a($f:LegalTextFilterInput){legalTexts(filter:$f){type}}',
    { f: { type: 'IMP' } },
  ],
])('runs the query %s', async (_, query, variables) => {
  const { result } = await send({ query, variables });
  expect(result.errors).toBeUndefined();
  const texts = (result.data?.['legalTexts'] ?? []) as { type: string }[];
  expect(new Set(texts.map(({ type }) => type))).toEqual(new Set(['IMP']));
});

test.each([
  ['without the filter', '{legalTexts(first:2){id}}'],
  ['with the filter null', '{legalTexts(first:2,filter:null){id}}'],
])('runs the query %s', async (_, query) => {
  const { result } = await send({ query });
  expect(result.data?.['legalTexts']).toHaveLength(2);
});

test('identifies the guest by the session', async () => {
  const columns =
    'id, name, "avsStatus", "isVip", "isLocked", "isPaying", "showDataProtection", "loyaltyPoints", "createdAt"';
  await backend.run(
    `insert into guest (${columns}) values (7, 'Robin', 'accepted', 1, 0, 1, 0, 120, '2026-01-01T00:00:00.000Z')`,
  );
  await backend.run(
    `insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`,
    hashOfToken('of-robin'),
  );
  const headers = { authorization: 'Bearer of-robin' };
  const { result } = await send({ query: operationText(guestInitData) }, { headers });
  expect(result.data?.['guestInitData']).toMatchObject({ id: 7, name: 'Robin', isLoggedIn: true });
});

// @spec error:query-token-missing, rule:query-token-required, constant:http.missingTokenText
test.each(['/vxql', '/vxql?access_token=TOKEN'])(
  '%s without a bearer token fails with the text of the specification',
  async (path) => {
    const { status, body } = await backend.request(path.replace('TOKEN', backend.token), {
      body: { query: '{__typename}' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: null,
      errors: [{ message: missingTokenText, extensions: { code: 'needLogin' } }],
    });
  },
);

// @spec rule:clash-token-required, feature:reward.clash-vote 2, state:clash-votes 5
test('a vote in a clash without a bearer token fails with the text of the specification, and is not counted', async () => {
  const body = { query: operationText(addVote), variables: { challengeId: 3, teamId: 1 } };
  const answer = await backend.request(servicePaths.clash, { body });
  expect(answer.body).toMatchObject({
    data: null,
    errors: [{ message: missingTokenText, extensions: { code: 'needLogin' } }],
  });
  expect(await backend.run('select "key" from "clashVote"')).toEqual([]);
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'robins' }), backend.world);
  const headers = { authorization: 'Bearer robins' };
  const counted = (await backend.request(servicePaths.clash, { body, headers })).body as Result;
  expect(counted.errors).toBeUndefined();
  expect(await backend.run('select "teamId" from "clashVote"')).toEqual([{ teamId: 1 }]);
});

const event = { timestamp: '2026-11-20T19:00:00.000Z', source: 'site', type: 'visit', context: 'home', i1: 4000 };
const beacon = (more: object = {}) => ({
  query: operationText(trackingEvent),
  variables: event,
  access_token: backend.token,
  ...more,
});
const storedVisits = async () => (await backend.run(`select id from event where action = 'visit'`)).length;

// @spec feature:shell.tracking 2, state:query-service-client 2
test('a tracking event is accepted with the token in its body, as a beacon sends it, and by bearer', async () => {
  const before = await storedVisits();
  expect((await send(beacon(), { headers: {} })).result).toEqual({ data: { trackingEvent: { success: true } } });
  expect((await send({ query: operationText(trackingEvent), variables: event })).result.errors).toBeUndefined();
  expect(await storedVisits()).toBe(before + 2);
});

test.each([
  ['another operation', () => beacon({ query: operationText(onlineModels), variables: { first: 2 } })],
  ['one more operation', () => beacon({ query: `${operationText(trackingEvent)} query b {__typename}` })],
  ['an unknown token', () => beacon({ access_token: 'forged' })],
])('%s with a token in its body needs a log-in', async (_, body) => {
  const before = await storedVisits();
  expect(codes(await send(body(), { headers: {} }))).toEqual(['needLogin']);
  expect(await storedVisits()).toBe(before);
});

test('tracking events under several names in one request are malformed', async () => {
  const before = await storedVisits();
  const one = 'trackingEvent(timestamp:"2026-11-20T19:00:00.000Z",source:"s",type:"visit",context:"c"){success}';
  expect((await send({ query: `mutation{a:${one} b:${one}}` })).status).toBe(400);
  expect(await storedVisits()).toBe(before);
});

test('a beacon of a page of another origin is refused', async () => {
  const { status } = await send(beacon(), { headers: { origin: 'https://elsewhere.example' } });
  expect(status).toBe(403);
});

test('a visitor can send sixty tracking events in a minute', async () => {
  const token = backend.server.context.tokens.anonymous(backend.world);
  const answers: unknown[] = [];
  for (let sent = 0; sent < 61; sent += 1)
    answers.push((await send(beacon({ access_token: token }), { headers: {} })).status);
  expect([answers.slice(0, 60).every((each) => each === 200), answers.at(-1)]).toEqual([true, 429]);
});

test('rejects an unknown token', async () => {
  const answer = await send({ query: '{__typename}' }, { headers: { authorization: 'Bearer forged' } });
  expect(codes(answer)).toEqual(['needLogin']);
});

test.each([
  ['a failure of the handler', operationText(actorHeatMaps), { actorId: 999_999 }, 'unknown', 'actorId'],
  ['a variable out of bounds', operationText(actorHeatMaps), { actorId: 0 }, 'malformed', 'actorId'],
  ['a variable of the wrong type', operationText(actorHeatMaps), { actorId: 'one' }, 'malformed', null],
  ['a missing variable', operationText(actorHeatMaps), {}, 'malformed', null],
  ['an unknown field', '{nothing}', {}, 'malformed', null],
  ['invalid syntax', '{{{', {}, 'malformed', null],
  ['two operations without a name', 'query a{__typename} query b{__typename}', {}, 'malformed', null],
])('%s gives an error with code, field and request id', async (_, query, variables, code, field) => {
  const { result, headers } = await send({ query, variables });
  expect(result.data ?? null).toBeNull();
  expect(result.errors?.[0]?.extensions).toEqual({ code, field, requestId: headers['x-request-id'] });
});

test.each([
  ['broken JSON', { body: '{broken' }, 400, 'malformed'],
  ['no query', { body: { variables: {} } }, 400, 'malformed'],
  ['an array of requests', { body: [{ query: '{__typename}' }] }, 400, 'malformed'],
  ['a form', { body: 'query=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'wrongType'],
  ['a GET', { method: 'GET' }, 404, 'unknown'],
  [
    'a foreign page',
    { body: { query: '{__typename}' }, headers: { origin: 'https://evil.example' } },
    403,
    'foreignOrigin',
  ],
])('rejects %s', async (_, options: TestRequest, status, code) => {
  const answer = await backend.request('/vxql', { ...options, headers: { ...bearer(), ...options.headers } });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: { code } });
});

const nested = (depth: number): string => (depth === 0 ? '__typename' : `... on Query {${nested(depth - 1)}}`);

test.each([
  [
    'too many aliases',
    `{${Array.from({ length: 21 }, (_, at) => `a${at}:guestInitData{id}`).join(' ')}}`,
    /20 aliases/,
  ],
  ['too many tokens', `{${'guestInitData{id} '.repeat(300)}}`, /token/i],
  ['too many fragments', `{${'...f '.repeat(21)}} fragment f on Query{guestInitData{id}}`, /20 fragments/],
])('rejects %s', async (_, query, message) => {
  const { result } = await send({ query });
  expect(result.errors?.[0]?.message).toMatch(message);
  expect(result.errors?.[0]?.extensions.code).toBe('malformed');
});

test('runs a nested operation within the limits', async () => {
  const { result } = await send({ query: `{${nested(12)} a:guestInitData{id} b:guestInitData{id}}` });
  expect(result).toEqual({ data: { __typename: 'Query', a: { id: null }, b: { id: null } } });
});

test('introspection is available in development only', async () => {
  const query = '{__schema{types{name}}}';
  const { result } = await send({ query });
  expect(result.errors?.[0]?.message).toMatch(/introspection/i);
  const open = await loopback({ development: true });
  const introspected = await open.request('/vxql', {
    body: { query },
    headers: { authorization: `Bearer ${open.token}` },
  });
  await open.close();
  expect(JSON.stringify(introspected.body)).toContain('GuestInitData');
});

test.each([
  ['a field', '{guestInitDat{id}}', {}],
  ['an argument', '{guestInitData(i:1){id}}', {}],
  ['a type', 'query($a:Strin){__typename}', {}],
  ['a fragment', '{...on Quer{__typename}}', {}],
])('%s that does not exist gets no suggestions, except in development', async (_, query) => {
  const { result } = await send({ query });
  expect(result.errors?.[0]?.extensions.code).toBe('malformed');
  expect(result.errors?.[0]?.message).not.toMatch(/did you mean/i);
});

test('suggestions are available in development', async () => {
  const open = await loopback({ development: true });
  const headers = { authorization: `Bearer ${open.token}` };
  const { body } = await open.request('/vxql', { body: { query: '{guestInitDat{id}}' }, headers });
  await open.close();
  expect(JSON.stringify(body)).toContain('Did you mean');
});

test.each(queryCalls.map((call) => [call.id, call] as const))(
  '%s compiles and returns an answer or a declared failure',
  async (_, call) => {
    const { result } = await send({ query: operationText(call), variables: { actorId: 1 } });
    const wrong = result.errors?.filter(({ extensions }) => extensions.code === 'failed') ?? [];
    expect(wrong).toEqual([]);
    expect(backend.records.every(({ cause }) => cause === undefined)).toBe(true);
  },
);

test('an unexpected error before the service becomes `failed`, with its cause in the log only', async () => {
  await backend.run('alter table session rename to lost');
  const answer = await send({ query: '{__typename}' }, { headers: { authorization: 'Bearer of-robin' } });
  await backend.run('alter table lost rename to session');
  expect(answer.status).toBe(500);
  expect(answer.result).toMatchObject({ error: { code: 'failed' } });
  expect(backend.records[0]?.cause).toBeInstanceOf(Error);
});

test('the log contains no token', async () => {
  await send({ query: `query asked{guestInitData{id}}`, variables: { token: backend.token } });
  await backend.request(`/vxql?access_token=${backend.token}`, { body: {} });
  expect(JSON.stringify(backend.records)).not.toContain(backend.token);
  expect(backend.records.map(({ call }) => call)).toEqual(['asked', '/vxql']);
});
