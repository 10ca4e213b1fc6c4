import { missingTokenText, operationText } from '@lounge/protocol';
import { actorHeatMaps, onlineModels } from '@lounge/protocol/content/actors';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { queryCalls } from '@lounge/protocol/registry';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loopback, type TestRequest, type Loopback } from '../../testing/loopback.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let house: Loopback;
beforeAll(async () => {
  house = await loopback();
});
afterAll(() => house.close());
beforeEach(() => house.records.splice(0));

interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    message: string;
    extensions: { code: string; field: string | null; requestId: string };
  }[];
}

const bearer = () => ({ authorization: `Bearer ${house.token}` });
const ask = async (body: unknown, asked: TestRequest = {}) => {
  const { status, body: result, headers } = await house.request('/vxql', { body, headers: bearer(), ...asked });
  return { status, result: result as Result, headers };
};
const codes = ({ result }: { result: Result }) => result.errors?.map(({ extensions }) => extensions.code);

// @spec query:models.online, state:query-service-client
test('a declared operation is answered', async () => {
  const { status, result } = await ask({ query: operationText(onlineModels), variables: { first: 2 } });
  expect(status).toBe(200);
  expect(result.errors).toBeUndefined();
  expect(result.data?.['onlineModels']).toMatchObject({ items: [{ isOnline: true }, { isOnline: true }] });
  expect(house.records).toMatchObject([{ call: 'onlineModels', status: 200 }]);
});

test('the same words in another spacing are interpreted to the same answer', async () => {
  const query = operationText(onlineModels);
  const declared = await ask({ query, variables: { first: 2 } });
  const other = await ask({ query: ` ${query} `, variables: { first: 2 } });
  expect(other.result).toEqual(declared.result);
});

// @spec query:legal-texts.list
test.each([
  ['a field of the filter that may be null is left out', '{legalTexts(filter:{type:IMP}){type}}', {}],
  ['a field is null', '{legalTexts(filter:{type:IMP,product:null,language:null}){type}}', {}],
  ['the filter is a variable', 'query a($f:LegalTextFilterInput){legalTexts(filter:$f){type}}', { f: { type: 'IMP' } }],
])('where %s the query is answered', async (_, query, variables) => {
  const { result } = await ask({ query, variables });
  expect(result.errors).toBeUndefined();
  const texts = (result.data?.['legalTexts'] ?? []) as { type: string }[];
  expect(new Set(texts.map(({ type }) => type))).toEqual(new Set(['IMP']));
});

test.each([
  ['the filter is left out', '{legalTexts(first:2){id}}'],
  ['the filter is null', '{legalTexts(first:2,filter:null){id}}'],
])('where %s the query is answered', async (_, query) => {
  const { result } = await ask({ query });
  expect(result.data?.['legalTexts']).toHaveLength(2);
});

test('a guest is known by the session', async () => {
  const columns =
    'id, name, avs_status, is_vip, is_locked, is_paying, show_data_protection, loyalty_points, created_at';
  await house.run(
    `insert into guest (${columns}) values (7, 'Robin', 'accepted', 1, 0, 1, 0, 120, '2026-01-01T00:00:00.000Z')`,
  );
  await house.run(`insert into session (token_hash, guest_id, created_at) values (?, 7, '')`, hashOfToken('of-robin'));
  const headers = { authorization: 'Bearer of-robin' };
  const { result } = await ask({ query: operationText(guestInitData) }, { headers });
  expect(result.data?.['guestInitData']).toMatchObject({ id: 7, name: 'Robin', isLoggedIn: true });
});

// @spec error:query-token-missing, rule:query-token-required, constant:http.missingTokenText
test.each(['/vxql', '/vxql?access_token=TOKEN'])(
  'at %s without a bearer token it says so in the documents’ words',
  async (path) => {
    const { status, body } = await house.request(path.replace('TOKEN', house.token), {
      body: { query: '{__typename}' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: null,
      errors: [{ message: missingTokenText, extensions: { code: 'needLogin' } }],
    });
  },
);

test('a token that nobody bears is refused', async () => {
  const answer = await ask({ query: '{__typename}' }, { headers: { authorization: 'Bearer forged' } });
  expect(codes(answer)).toEqual(['needLogin']);
});

test.each([
  ['a failure of the handler', operationText(actorHeatMaps), { actorId: 999_999 }, 'unknown', 'actorId'],
  ['a variable out of bounds', operationText(actorHeatMaps), { actorId: 0 }, 'malformed', 'actorId'],
  ['a variable of the wrong type', operationText(actorHeatMaps), { actorId: 'one' }, 'malformed', null],
  ['a missing variable', operationText(actorHeatMaps), {}, 'malformed', null],
  ['a field that is none', '{nothing}', {}, 'malformed', null],
  ['words that are no GraphQL', '{{{', {}, 'malformed', null],
  ['two operations and no choice', 'query a{__typename} query b{__typename}', {}, 'malformed', null],
])('%s is an error with code, field and request', async (_, query, variables, code, field) => {
  const { result, headers } = await ask({ query, variables });
  expect(result.data ?? null).toBeNull();
  expect(result.errors?.[0]?.extensions).toEqual({ code, field, requestId: headers['x-request-id'] });
});

test.each([
  ['broken JSON', { body: '{broken' }, 400, 'malformed'],
  ['no query', { body: { variables: {} } }, 400, 'malformed'],
  ['a list of requests', { body: [{ query: '{__typename}' }] }, 400, 'malformed'],
  ['a form', { body: 'query=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'wrongType'],
  ['a GET', { method: 'GET' }, 404, 'unknown'],
  [
    'a foreign page',
    { body: { query: '{__typename}' }, headers: { origin: 'https://evil.example' } },
    403,
    'foreignOrigin',
  ],
])('%s cannot be read', async (_, asked: TestRequest, status, code) => {
  const answer = await house.request('/vxql', { ...asked, headers: { ...bearer(), ...asked.headers } });
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
])('%s are refused', async (_, query, message) => {
  const { result } = await ask({ query });
  expect(result.errors?.[0]?.message).toMatch(message);
  expect(result.errors?.[0]?.extensions.code).toBe('malformed');
});

test('what is within bounds is answered, however it is nested', async () => {
  const { result } = await ask({ query: `{${nested(12)} a:guestInitData{id} b:guestInitData{id}}` });
  expect(result).toEqual({ data: { __typename: 'Query', a: { id: null }, b: { id: null } } });
});

test('the schema is not told in production, and is in development', async () => {
  const query = '{__schema{types{name}}}';
  const { result } = await ask({ query });
  expect(result.errors?.[0]?.message).toMatch(/introspection/i);
  const open = await loopback({ development: true });
  const told = await open.request('/vxql', { body: { query }, headers: { authorization: `Bearer ${open.token}` } });
  await open.close();
  expect(JSON.stringify(told.body)).toContain('GuestInitData');
});

test.each(queryCalls.map((call) => [call.id, call] as const))(
  '%s compiles and answers or refuses by name',
  async (_, call) => {
    const { result } = await ask({ query: operationText(call), variables: { actorId: 1 } });
    const wrong = result.errors?.filter(({ extensions }) => extensions.code === 'failed') ?? [];
    expect(wrong).toEqual([]);
    expect(house.records.every(({ cause }) => cause === undefined)).toBe(true);
  },
);

test('a fault before the service is failed, with its cause in the log only', async () => {
  await house.run('alter table session rename to lost');
  const answer = await ask({ query: '{__typename}' }, { headers: { authorization: 'Bearer of-robin' } });
  await house.run('alter table lost rename to session');
  expect(answer.status).toBe(500);
  expect(answer.result).toMatchObject({ error: { code: 'failed' } });
  expect(house.records[0]?.cause).toBeInstanceOf(Error);
});

test('the log holds no token', async () => {
  await ask({ query: `query asked{guestInitData{id}}`, variables: { token: house.token } });
  await house.request(`/vxql?access_token=${house.token}`, { body: {} });
  expect(JSON.stringify(house.records)).not.toContain(house.token);
  expect(house.records.map(({ call }) => call)).toEqual(['asked', '/vxql']);
});
