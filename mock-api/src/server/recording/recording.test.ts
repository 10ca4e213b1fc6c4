import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bearer, operationText, queryPath } from '@lounge/protocol';
import { modelById } from '@lounge/protocol/content/actors';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { openRecorder } from './recorder.ts';
import { openReplay } from './replay.ts';
import type { Served } from './serve.ts';

const directory = mkdtempSync(join(tmpdir(), 'lounge-recording-'));
const file = join(directory, 'session.har');
const page = 'http://localhost:5173';

const json = { 'content-type': 'application/json' };

/** The calls of a visitor over all transports, as a page of an allowed origin makes them. */
const visit = async (url: string, key: string) => {
  const request = async (path: string, body?: object, headers: Readonly<Record<string, string>> = {}) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path, { ...init, headers: { ...json, origin: page, ...headers } });
    return {
      status: response.status,
      allowed: response.headers.get('access-control-allow-origin'),
      body: await response.json(),
    };
  };
  const token = await request(createVisitorToken.path, {});
  const { accessToken } = token.body as { accessToken: string };
  const authorization = bearer(accessToken);
  const actor = await request(`/rest/v1/actor/getActor/101?access_token=${accessToken}&language=de`);
  const missing = await request('/rest/v1/actor/getActor/999999');
  const query = (id: number) =>
    request(queryPath, { query: operationText(modelById), variables: { id } }, { authorization });
  const queries = [await query(101), await query(102)];
  const { exchange, socket } = await openSocket(new URL(url).host, { origin: page });
  const frames = [
    await exchange({ type: 'sessionRequest', language: 'en', accessToken, guestId: null, key }),
    await exchange({ type: 'ping', accessToken, guestId: null }),
    await exchange({ type: 'nothing', accessToken, guestId: null }),
  ];
  socket.close();
  return { accessToken, answers: [actor, missing, ...queries], frames };
};

let recorded: Awaited<ReturnType<typeof visit>>;
let replay: Served;

beforeAll(async () => {
  const backend = await loopback();
  const recorder = await openRecorder({ target: `http://${backend.host}`, file, allowedOrigins: [page] });
  recorded = await visit(recorder.url, 'recorded');
  await recorder.close();
  await backend.close();
  replay = await openReplay({ file, allowedOrigins: [page] });
});
afterAll(async () => {
  await replay.close();
  rmSync(directory, { recursive: true });
});

test('a replay answers like the back end that is closed', async () => {
  expect(recorded.answers.map(({ status }) => status)).toEqual([200, 404, 200, 200]);
  expect(recorded.answers[0]).toMatchObject({ allowed: page, body: { id: 101 } });
  const replayed = await visit(replay.url, 'replayed');
  expect(replayed.answers).toEqual(recorded.answers);
  expect(recorded.frames[0]).toMatchObject({ type: 'ackSession', key: 'recorded' });
  // A reply repeats the key of its own client.
  expect(replayed.frames).toEqual([{ ...recorded.frames[0], key: 'replayed' }, ...recorded.frames.slice(1)]);
});

test('a recording is a HAR without the token', () => {
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(recorded.accessToken);
  const { log } = JSON.parse(text) as {
    log: { version: string; entries: { request: { method: string; url: string } }[] };
  };
  expect(log.version).toBe('1.2');
  expect(log.entries.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`)).toEqual([
    `POST ${createVisitorToken.path}`,
    'GET /rest/v1/actor/getActor/101',
    'GET /rest/v1/actor/getActor/999999',
    'POST /vxql',
    'POST /vxql',
    'GET /socket',
  ]);
});

const unrecorded = async (path: string, body?: object) => {
  const response = await fetch(
    replay.url + path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: json },
  );
  const { message } = (await response.json()) as { message: string };
  return `${response.status} ${message}`;
};

test('a request that was not recorded is named with the nearest one', async () => {
  expect(await unrecorded('/rest/v1/actor/getActor/102')).toBe(
    '404 GET /rest/v1/actor/getActor/102 was not recorded; the nearest is GET /rest/v1/actor/getActor/101?access_token=redacted&language=de.',
  );
  expect(await unrecorded(queryPath, { query: operationText(modelById), variables: { id: 103 } })).toBe(
    '404 POST /vxql query modelById {"id":103} was not recorded; the nearest is POST /vxql query modelById {"id":101}.',
  );
});

test('a message that was not recorded is rejected, and a page of another origin gets no socket', async () => {
  const { exchange, socket } = await openSocket(new URL(replay.url).host);
  expect(
    await exchange({ type: 'sendMessage', accessToken: null, guestId: null, key: 'k-1', text: 'Hello' }),
  ).toMatchObject({ type: 'refused', of: 'sendMessage', code: 'unknown', key: 'k-1' });
  socket.close();
  await expect(openSocket(new URL(replay.url).host, { origin: 'https://evil.example' })).rejects.toThrow('403');
});

/** A HAR as a browser exports it, with fields of its own. */
const exported = (bodies: readonly string[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'WebInspector', version: '537.36' },
    pages: [],
    entries: bodies.map((text) => ({
      _priority: 'High',
      startedDateTime: '2026-11-27T12:00:00.000Z',
      time: 1,
      request: { method: 'GET', url: 'https://shop.example/rest/v1/count', headers: [] },
      response: { status: 200, headers: [{ name: 'Content-Type', value: 'text/plain' }], content: { text } },
    })),
  },
});

test('equal requests are answered in their order, and the last answer is repeated', async () => {
  const other = join(directory, 'exported.har');
  writeFileSync(other, JSON.stringify(exported(['1', '2'])));
  const served = await openReplay({ file: other });
  const texts = [];
  for (let at = 0; at < 3; at += 1) texts.push(await (await fetch(`${served.url}/rest/v1/count`)).text());
  expect(texts).toEqual(['1', '2', '2']);
  await served.close();
});

test.each([
  ['{', 'it is not JSON'],
  ['{}', 'it has no list log.entries'],
  ['{"log":{"entries":[{}]}}', 'log.entries[0] is no entry with a request and a response'],
])('%s is no HAR: %s', async (text, reason) => {
  const other = join(directory, 'broken.har');
  writeFileSync(other, text);
  await expect(openReplay({ file: other })).rejects.toThrow(`${other} is no HAR file: ${reason}.`);
});

test('cookies stay out of a recording, wherever their values are, and redirections stay within it', async () => {
  const session = 'a-session-of-a-guest-1234';
  const backend = createServer((request, response) => {
    const location = `http://${request.headers.host}/next`;
    response.writeHead(303, { location, 'set-cookie': `session=${session}; Path=/`, 'content-type': 'text/html' });
    response.end(`<p data-session="${session}">${request.headers.cookie}</p>`);
  });
  await new Promise<void>((resolve) => void backend.listen(0, '127.0.0.1', resolve));
  const other = join(directory, 'cookies.har');
  const recorder = await openRecorder({
    target: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    file: other,
  });
  const headers = { cookie: 'device=a-device-that-is-known' };
  const passed = await fetch(`${recorder.url}/page`, { headers, redirect: 'manual' });
  expect([passed.headers.get('location'), await passed.text()]).toEqual([
    '/next',
    `<p data-session="${session}">device=a-device-that-is-known</p>`,
  ]);
  await recorder.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
  const served = await openReplay({ file: other });
  const replayed = await fetch(`${served.url}/page`, { redirect: 'manual' });
  expect([replayed.status, replayed.headers.get('location'), await replayed.text()]).toEqual([
    303,
    '/next',
    '<p data-session="redacted">device=redacted</p>',
  ]);
  expect(readFileSync(other, 'utf8')).not.toMatch(/session-of|that-is-known/);
  await served.close();
});

test('a target that ends meanwhile is unavailable', async () => {
  const backend = await loopback();
  const sentences: string[] = [];
  const recorder = await openRecorder({
    target: `http://${backend.host}`,
    file: join(directory, 'ended.har'),
    report: (sentence) => void sentences.push(sentence),
  });
  await backend.close();
  const response = await fetch(`${recorder.url}/rest/v1/alive`);
  expect([response.status, sentences]).toEqual([502, ['GET /rest/v1/alive failed: ECONNREFUSED.']]);
  await recorder.close();
});
