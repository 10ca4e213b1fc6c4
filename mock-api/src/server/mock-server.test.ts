import { bearer, operationText } from '@lounge/protocol';
import { getActor, modelById } from '@lounge/protocol/content/actors';
import { alive } from '@lounge/protocol/foundation/telemetry';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMockServer, type MockServer } from './mock-server.ts';

let server: MockServer;
beforeAll(async () => {
  server = await openMockServer({
    hasPerformers: false,
    faults: [
      { call: 'getActor', code: 429, times: 2 },
      { call: 'foundation/session/createVisitorToken', ms: 1 },
    ],
  });
});
afterAll(() => server.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(server.url + path, { headers });

const failureIn = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; field: string | null } };
  return { status: response.status, code: error.code, field: error.field };
};

test.each(['main', 'another'])('a fault applies to as many calls of the world %s as it says', async (world) => {
  const headers = { 'x-world': world };
  const actor = getActor.path.replace('{actorId}', '101');
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await get(actor, headers)).status);
  expect(statuses).toEqual([429, 429, 200]);
});

test('a fault without a failure lets the call pass', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(server.url + createVisitorToken.path, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(200);
});

test('a request chooses its own failure, by code or status', async () => {
  const named = await get(alive.path, { prefer: 'code=actorBusy' });
  expect(named.headers.get('preference-applied')).toBe('code=actorBusy');
  expect(await failureIn(named)).toEqual({ status: 409, code: 'actorBusy', field: null });
  expect(await failureIn(await get(alive.path, { prefer: 'respond-async, code=503' }))).toMatchObject({ status: 503 });
  expect((await get(alive.path, { prefer: 'delay=1' })).status).toBe(200);
  expect((await get(alive.path, { prefer: 'respond-async' })).status).toBe(200);
});

test('a query fails in the format of GraphQL', async () => {
  const prefer = 'code=tooMany';
  const visitor = await fetch(server.url + createVisitorToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { accessToken } = (await visitor.json()) as { accessToken: string };
  const response = await fetch(server.queryUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: bearer(accessToken), prefer },
    body: JSON.stringify({ query: operationText(modelById), variables: { id: 101 } }),
  });
  expect(await response.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'tooMany' } }] });
});

test('a preferred failure that does not exist is malformed', async () => {
  expect(await failureIn(await get(alive.path, { prefer: 'code=nothing' }))).toEqual({
    status: 400,
    code: 'malformed',
    field: 'Prefer',
  });
});
