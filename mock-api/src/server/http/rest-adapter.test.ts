import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loopback, type TestResponse, type Loopback } from '../../testing/loopback.ts';
import { largestBody } from './body.ts';
import { hashOfToken } from '../accounts/tokens.ts';

let house: Loopback;
beforeAll(async () => {
  house = await loopback();
});
afterAll(() => house.close());
beforeEach(() => house.records.splice(0));

const codeOf = ({ body }: TestResponse) => (body as { error?: { code?: string; field?: string | null } }).error;
const event = { eventContext: 'tile', eventAction: 'press' };
const track = '/rest/v1/tracking/track';

// @spec rest:alive
test('it is up and tells the time', async () => {
  const { status, body } = await house.request('/rest/v1/alive?language=de&ver=abc');
  expect([status, body]).toEqual([200, { status: 'ok', time: '2026-11-20T19:00:00.000Z' }]);
});

test('every answer carries the headers of data', async () => {
  for (const path of ['/rest/v1/alive', '/rest/v1/nothing']) {
    const { headers, body } = await house.request(path);
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

test('a failure quotes its request', async () => {
  const { headers, body } = await house.request('/rest/v1/actor/getActor/999999');
  expect(body).toEqual({ error: { code: 'unknown', field: 'actorId', requestId: headers['x-request-id'] } });
});

const large = { ...event, eventData: { text: 'x'.repeat(largestBody) } };

// @spec error:http-not-ok
test.each([
  ['a path that is none of ours', '/rest/v1/nothing', {}, 404, 'unknown', null],
  ['another method', '/rest/v1/alive', { method: 'POST', body: {} }, 404, 'unknown', null],
  ['a deletion', '/rest/v1/alive', { method: 'DELETE' }, 404, 'unknown', null],
  ['a misfit path', '/rest/v1/actor/getActor/seven', {}, 400, 'malformed', 'actorId'],
  ['a strange parameter', '/rest/v1/actor/getActor/1?colour=red', {}, 400, 'malformed', 'colour'],
  ['a parameter named like a method of objects', '/rest/v1/alive?constructor=x', {}, 400, 'malformed', 'constructor'],
  ['broken JSON', track, { method: 'POST', body: '{broken' }, 400, 'malformed', null],
  ['a body that is a list', track, { body: [1] }, 400, 'malformed', null],
  [
    'a body that reaches for the prototype',
    track,
    { body: '{"__proto__":{"eventContext":"a"}}' },
    400,
    'malformed',
    'eventContext',
  ],
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
    'a foreign page that changes',
    track,
    { body: event, headers: { origin: 'https://evil.example' } },
    403,
    'foreignOrigin',
    null,
  ],
  [
    'a token that nobody bears',
    '/rest/v1/alive',
    { headers: { authorization: 'Bearer forged' } },
    401,
    'needLogin',
    null,
  ],
  ['a forged parameter', '/rest/v1/alive?access_token=forged', {}, 401, 'needLogin', null],
  ['a world that is none', '/rest/v1/alive', { headers: { 'x-world': 'no name' } }, 400, 'malformed', 'x-world'],
] as const)('%s is refused', async (_, path, asked, status, code, field) => {
  const answer = await house.request(path, asked);
  expect(answer.status).toBe(status);
  expect(codeOf(answer)).toMatchObject({ code, field });
  expect(house.records).toMatchObject([{ status, code, id: answer.headers['x-request-id'] }]);
});

test('a foreign page may read, and our own page may change', async () => {
  const foreign = { origin: 'https://evil.example' };
  expect((await house.request('/rest/v1/alive', { headers: foreign })).status).toBe(200);
  const own = { origin: `http://${house.host}`, host: house.host };
  expect((await house.request(track, { body: event, headers: own })).body).toEqual({ success: true });
});

// @spec rule:access-token-transport, constant:http.accessTokenParam
test('the parameter opens reads only, the header changes too', async () => {
  const { token, run } = house;
  await run(`insert into session (token_hash, guest_id, created_at) values (?, 7, '')`, hashOfToken('of-robin'));
  expect((await house.request(`/rest/v1/alive?access_token=${token}`)).status).toBe(200);
  await house.request(`${track}?access_token=of-robin`, { body: event });
  await house.request(track, { body: event, headers: { authorization: 'Bearer of-robin' } });
  const rows = await run('select guest_id from event order by id desc limit 2');
  expect(rows).toEqual([{ guest_id: 7 }, { guest_id: null }]);
});

// @spec constant:http.queryParams
test('language and brand come from parameter and host', async () => {
  const path = '/rest/v1/video/jumbotron/homepage?language=es&ver=abc';
  const { body } = await house.request(path, { headers: { host: 'brasa.localhost' } });
  const [slide] = (body as { slides: { link: string; banner: { url: string } }[] }).slides;
  expect(slide?.link).toMatch(/^\/es\//);
  expect(slide?.banner.url).toMatch(/^\/pictures\/brasa\//);
});

test('a world of its own keeps what happens in it', async () => {
  const headers = { 'x-world': 'apart' };
  await house.request(track, { body: { eventContext: 'apart', eventAction: 'a' }, headers });
  expect(await house.run(`select * from event where context = 'apart'`)).toEqual([]);
  const apart = house.server.context.worlds.named('apart');
  const rows = await apart?.database.reader.query(`select context from event`, []);
  expect(rows).toEqual([{ context: 'apart' }]);
});

test('the log holds path and call, never a query string, a body or a token', async () => {
  const secret = house.token;
  const headers = { authorization: `Bearer ${secret}` };
  await house.request(`/rest/v1/alive?access_token=${secret}`, { headers });
  await house.request(`/rest/v1/nothing?access_token=${secret}`, { headers });
  await house.request(track, { body: { ...event, eventContext: 'private words' }, headers });
  const log = JSON.stringify(house.records);
  expect(house.records.map(({ call, status }) => [call, status])).toEqual([
    ['foundation/telemetry/alive', 200],
    ['/rest/v1/nothing', 404],
    ['foundation/telemetry/track', 200],
  ]);
  expect(log).not.toContain(secret);
  expect(log).not.toContain('access_token');
  expect(log).not.toContain('?');
  expect(log).not.toContain('private words');
});

test('a fault inside is failed, with its cause in the log only', async () => {
  await house.run('alter table event rename to lost');
  const answer = await house.request(track, { body: event });
  await house.run('alter table lost rename to event');
  expect(answer.status).toBe(500);
  expect(codeOf(answer)).toMatchObject({ code: 'failed', field: null });
  expect(JSON.stringify(answer.body)).not.toContain('event');
  expect(house.records[0]).toMatchObject({ status: 500, cause: expect.any(Error) as Error });
});

test('a fault before the handler is failed too', async () => {
  await house.run('alter table session rename to lost');
  const answer = await house.request('/rest/v1/alive', { headers: { authorization: 'Bearer of-robin' } });
  await house.run('alter table lost rename to session');
  expect(answer.status).toBe(500);
  expect(codeOf(answer)).toMatchObject({ code: 'failed' });
});

test('who asks too often is told so', async () => {
  const strict = await loopback({ requestsPerTenSeconds: 3 });
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await strict.request('/rest/v1/alive')).status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(strict.records.at(-1)).toMatchObject({ code: 'tooMany' });
});
