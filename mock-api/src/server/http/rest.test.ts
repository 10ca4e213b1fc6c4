import { operationText } from '@lounge/protocol';
import { onlineModels } from '@lounge/protocol/content/actors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loopback, type TestResponse, type Loopback } from '../../testing/loopback.ts';
import { outcomeOfError } from '../../dispatch/run-call.ts';
import { noObservation } from '../observation.ts';
import { maxBodyBytes } from './body.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let backend: Loopback;
beforeAll(async () => {
  backend = await loopback();
});
afterAll(() => backend.close());
beforeEach(() => backend.records.splice(0));

const codeOf = ({ body }: TestResponse) => (body as { error?: { code?: string; field?: string | null } }).error;
const event = { eventContext: 'tile', eventAction: 'press' };
const track = '/rest/v1/tracking/track';

// @spec rest:alive
test('alive returns the status and the time', async () => {
  const { status, body } = await backend.request('/rest/v1/alive?language=de&ver=abc');
  expect([status, body]).toEqual([200, { status: 'ok', time: '2026-11-20T19:00:00.000Z' }]);
});

test('every response has the headers of data', async () => {
  for (const path of ['/rest/v1/alive', '/rest/v1/nothing']) {
    const { headers, body } = await backend.request(path);
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none';frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(JSON.stringify(body))),
      'x-request-id': expect.stringMatching(/^[\w-]{12}-\d+$/) as string,
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a failure contains the id of its request', async () => {
  const { headers, body } = await backend.request('/rest/v1/actor/getActor/999999');
  expect(body).toEqual({ error: { code: 'unknown', field: 'actorId', requestId: headers['x-request-id'] } });
});

const large = { ...event, eventData: { text: 'x'.repeat(maxBodyBytes) } };

// @spec error:http-not-ok
test.each([
  ['an unknown path', '/rest/v1/nothing', {}, 404, 'unknown', null],
  ['another method', '/rest/v1/alive', { method: 'POST', body: {} }, 404, 'unknown', null],
  ['a deletion', '/rest/v1/alive', { method: 'DELETE' }, 404, 'unknown', null],
  ['an invalid path parameter', '/rest/v1/actor/getActor/seven', {}, 400, 'malformed', 'actorId'],
  ['an unknown parameter', '/rest/v1/actor/getActor/1?colour=red', {}, 400, 'malformed', 'colour'],
  ['an unknown parameter beside a body', `${track}?colour=red`, { body: event }, 400, 'malformed', 'colour'],
  ['an id in another notation', '/rest/v1/actor/getActor/%20101', {}, 400, 'malformed', 'actorId'],
  ['another language', '/rest/v1/alive?language=fr', {}, 400, 'malformed', 'language'],
  ['a language with a region', '/rest/v1/alive?language=de-AT', {}, 400, 'malformed', 'language'],
  ['an empty language', '/rest/v1/alive?language=', {}, 400, 'malformed', 'language'],
  ['null as body', track, { method: 'POST', body: 'null' }, 400, 'malformed', null],
  ['a parameter named like a method of objects', '/rest/v1/alive?constructor=x', {}, 400, 'malformed', 'constructor'],
  ['broken JSON', track, { method: 'POST', body: '{broken' }, 400, 'malformed', null],
  ['an array as body', track, { body: [1] }, 400, 'malformed', null],
  ['a body with __proto__', track, { body: '{"__proto__":{"eventContext":"a"}}' }, 400, 'malformed', 'eventContext'],
  ['no body', track, { method: 'POST' }, 400, 'malformed', 'eventContext'],
  ['a missing field', track, { body: { eventContext: 'a' } }, 400, 'malformed', 'eventAction'],
  ['an unknown performer', '/rest/v1/actor/getActorByName/nobody', {}, 404, 'unknown', 'name'],
  [
    'a form',
    track,
    { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'wrongType',
    null,
  ],
  ['a large body', track, { body: large }, 413, 'tooLarge', null],
  [
    'a large body of unknown length',
    track,
    { body: large, headers: { 'transfer-encoding': 'chunked' } },
    413,
    'tooLarge',
    null,
  ],
  [
    'a change by a foreign page',
    track,
    { body: event, headers: { origin: 'https://evil.example' } },
    403,
    'foreignOrigin',
    null,
  ],
  ['an unknown token', '/rest/v1/alive', { headers: { authorization: 'Bearer forged' } }, 401, 'needLogin', null],
  ['an unknown token as parameter', '/rest/v1/alive?access_token=forged', {}, 401, 'needLogin', null],
  ['an invalid name of a world', '/rest/v1/alive', { headers: { 'x-world': 'no name' } }, 400, 'malformed', 'x-world'],
] as const)('rejects %s', async (_, path, options, status, code, field) => {
  const answer = await backend.request(path, options);
  expect(answer.status).toBe(status);
  expect(codeOf(answer)).toMatchObject({ code, field });
  expect(backend.records).toMatchObject([{ status, code, id: answer.headers['x-request-id'] }]);
});

test('foreign pages may read, our own pages may change', async () => {
  const foreign = { origin: 'https://evil.example' };
  expect((await backend.request('/rest/v1/alive', { headers: foreign })).status).toBe(200);
  const own = { origin: `http://${backend.host}`, host: backend.host };
  expect((await backend.request(track, { body: event, headers: own })).body).toEqual({ success: true });
});

// @spec rule:access-token-transport, constant:http.accessTokenParam
test('a token as parameter is for reads only, as header for changes too', async () => {
  const { token, run } = backend;
  await run(`insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`, hashOfToken('of-robin'));
  expect((await backend.request(`/rest/v1/alive?access_token=${token}`)).status).toBe(200);
  await backend.request(`${track}?access_token=of-robin`, { body: event });
  await backend.request(track, { body: event, headers: { authorization: 'Bearer of-robin' } });
  const rows = await run('select "guestId" from event order by id desc limit 2');
  expect(rows).toEqual([{ guestId: 7 }, { guestId: null }]);
});

// @spec constant:http.queryParams
test('the language comes from the parameter, the brand from the host', async () => {
  const path = '/rest/v1/video/jumbotron/homepage?language=es&ver=abc';
  const { body } = await backend.request(path, { headers: { host: 'brasa.localhost' } });
  const [slide] = (body as { slides: { link: string; banner: { url: string } }[] }).slides;
  expect(slide?.link).toMatch(/^\/es\//);
  expect(slide?.banner.url).toMatch(/^\/pictures\/brasa\//);
});

test('a change in one world does not affect another', async () => {
  const headers = { 'x-world': 'apart' };
  await backend.request(track, { body: { eventContext: 'apart', eventAction: 'a' }, headers });
  expect(await backend.run(`select * from event where context = 'apart'`)).toEqual([]);
  const apart = await backend.server.context.worlds.named('apart');
  const rows = await apart?.database.reader.query(`select context from event`, []);
  expect(rows).toEqual([{ context: 'apart' }]);
});

test('the log contains path and call, never a query string, a body or a token', async () => {
  const secret = backend.token;
  const headers = { authorization: `Bearer ${secret}` };
  await backend.request(`/rest/v1/alive?access_token=${secret}`, { headers });
  await backend.request(`/rest/v1/nothing?access_token=${secret}`, { headers });
  await backend.request(track, { body: { ...event, eventContext: 'private words' }, headers });
  const log = JSON.stringify(backend.records);
  expect(backend.records.map(({ call, status }) => [call, status])).toEqual([
    ['foundation/telemetry/alive', 200],
    ['/rest/v1/nothing', 404],
    ['foundation/telemetry/track', 200],
  ]);
  expect(log).not.toContain(secret);
  expect(log).not.toContain('access_token');
  expect(log).not.toContain('?');
  expect(log).not.toContain('private words');
});

test('an unexpected error of a handler becomes `failed`, with its cause in the log only', async () => {
  await backend.run('alter table event rename to lost');
  const answer = await backend.request(track, { body: event });
  await backend.run('alter table lost rename to event');
  expect(answer.status).toBe(500);
  expect(codeOf(answer)).toMatchObject({ code: 'failed', field: null });
  expect(JSON.stringify(answer.body)).not.toContain('event');
  expect(backend.records[0]).toMatchObject({ status: 500, cause: expect.any(Error) as Error });
});

test('what ends by itself is logged with the status that the client sees, also in the response 200 of a query', async () => {
  const away = Object.assign(new Error('away'), { code: 'DATABASE_AWAY' });
  const failing = await loopback({ observation: { ...noObservation, aroundCall: async () => outcomeOfError(away) } });
  const called = await failing.request('/rest/v1/alive');
  const queried = await failing.request('/vxql', {
    body: { query: operationText(onlineModels), variables: {} },
    headers: { authorization: `Bearer ${failing.token}` },
  });
  await failing.close();
  expect([called.status, queried.status]).toEqual([503, 200]);
  expect(failing.records).toMatchObject([
    { code: 'unavailable', status: 503, cause: away },
    { code: 'unavailable', status: 503, cause: away },
  ]);
});

test('an unexpected error before the handler becomes `failed` too', async () => {
  await backend.run('alter table session rename to lost');
  const answer = await backend.request('/rest/v1/alive', { headers: { authorization: 'Bearer of-robin' } });
  await backend.run('alter table lost rename to session');
  expect(answer.status).toBe(500);
  expect(codeOf(answer)).toMatchObject({ code: 'failed' });
});

test('requests over the rate limit are rejected with 429', async () => {
  const strict = await loopback({ requestsPerTenSeconds: 3 });
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await strict.request('/rest/v1/alive')).status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(strict.records.at(-1)).toMatchObject({ code: 'tooMany' });
});
