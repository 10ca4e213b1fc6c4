import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import * as zlib from 'node:zlib';
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
    const location = `HTTP://${request.headers.host}/a/../next`;
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

/** A back end that answers every request in one way. */
const backendOf = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Gets a target as it is written, which `fetch` would normalize. */
const rawGet = (url: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    httpGet({ hostname, port, path, agent: false }, (answer) => void textOf(answer).then(resolve, reject)).on(
      'error',
      reject,
    );
  });

/** Records requests of a back end, then replays them. Returns the text of the file and what asks the replay. */
const recordAndReplay = async (
  name: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  ask: (url: string) => Promise<unknown>,
) => {
  const backend = await backendOf(answer);
  const other = join(directory, `${name}.har`);
  const recorder = await openRecorder({ target: backend.url, file: other });
  const recordedAnswers = await ask(recorder.url);
  await recorder.close();
  await backend.close();
  const served = await openReplay({ file: other });
  return { recordedAnswers, served, text: readFileSync(other, 'utf8') };
};

const plain = '{"big":9007199254740993,"accessToken":"a-secret-of-sixteen-letters","text":"é"}';
const encoders = {
  gzip: zlib.gzipSync,
  br: zlib.brotliCompressSync,
  deflate: zlib.deflateSync,
  zstd: zlib.zstdCompressSync,
  'gzip, br': (bytes: string) => zlib.brotliCompressSync(zlib.gzipSync(bytes)),
} as const;

test.each(Object.entries(encoders))(
  'an answer that a back end encodes by %s is text in the recording',
  async (name, encode) => {
    const { served, text, recordedAnswers } = await recordAndReplay(
      `encoded-${name.replace(', ', '-')}`,
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': name });
        response.end(encode(plain));
      },
      async (url) => (await fetch(url)).text(),
    );
    expect(recordedAnswers).toBe(plain);
    expect(text).not.toContain('a-secret-of');
    const replayed = await fetch(served.url);
    expect([replayed.headers.get('content-encoding'), await replayed.text()]).toEqual([
      null,
      plain.replace('a-secret-of-sixteen-letters', 'redacted'),
    ]);
    await served.close();
  },
);

test('an answer of an unknown encoding, and bytes that only claim to be text, come back as they were', async () => {
  const latin = Buffer.from('{"name":"Zoë, session-of-a-guest-1234"}', 'latin1');
  const { served, text } = await recordAndReplay(
    'bytes',
    (request, response) => {
      const encoding = request.url === '/unknown' ? { 'content-encoding': 'x-own' } : {};
      response.writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1', ...encoding });
      response.end(latin);
    },
    async (url) => {
      const headers = { cookie: 'session=session-of-a-guest-1234', 'content-type': 'application/octet-stream' };
      await fetch(`${url}/plain`, { method: 'POST', body: new Uint8Array([0, 255, 128]), headers });
      await new Promise((resolve) =>
        httpGet(`${url}/unknown`, { headers }, (answer) => answer.resume().on('end', resolve)),
      );
    },
  );
  const masked = Buffer.from('{"name":"Zoë, redacted"}', 'latin1');
  const { log } = JSON.parse(text) as {
    log: { entries: { request: { postData?: object }; response: { content: object } }[] };
  };
  expect(log.entries.map(({ response }) => response.content)).toMatchObject([
    { text: masked.toString('base64'), encoding: 'base64' },
    { encoding: 'base64', _contentEncoding: 'x-own' },
  ]);
  expect(log.entries[0]?.request.postData).toEqual({
    mimeType: 'application/octet-stream',
    text: 'AP+A',
    _encoding: 'base64',
  });
  const replayed = await fetch(`${served.url}/plain`, { method: 'POST', body: new Uint8Array([1]) });
  expect(Buffer.from(await replayed.arrayBuffer())).toEqual(masked);
  const encoding = await new Promise((resolve) =>
    httpGet(`${served.url}/unknown`, (answer) => {
      answer.resume();
      resolve(answer.headers['content-encoding']);
    }),
  );
  expect(encoding).toBe('x-own');
  await served.close();
});

test('numbers are compared and repeated as they were written', async () => {
  const post = async (url: string, body: string) => (await fetch(url, { method: 'POST', headers: json, body })).text();
  const ids = ['9007199254740992', '9007199254740993', '1e2'];
  const { served, text } = await recordAndReplay(
    'numbers',
    (request, response) => {
      response.setHeader('content-type', 'application/json');
      void textOf(request).then((body) => response.end(`{"accessToken":"abc","asked":${body}}`));
    },
    async (url) => {
      for (const id of ids) await post(url, `{"id":${id}}`);
    },
  );
  expect(text).toContain('9007199254740993');
  for (const id of ids.toReversed())
    expect(await post(served.url, `{ "id": ${id} }`)).toBe(`{"accessToken":"redacted","asked":{"id":${id}}}`);
  expect(await post(served.url, '{"id":100}')).toContain('was not recorded');
  await served.close();
});

test.each([
  ['/a~b/%C3%A9?x=1&y=a%20b', '/a%7Eb/%c3%a9?y=a+b&x=1'],
  ['/rest/v1/alive', '/rest/./v0/../v1/alive?'],
  ['/a%2Fb', '/a%2fb'],
])('the address %s answers for %s, which is the same', async (recordedAs, asked) => {
  const { served } = await recordAndReplay(
    'addresses',
    (request, response) => response.end(request.url),
    (url) => rawGet(url, recordedAs),
  );
  expect(await rawGet(served.url, asked)).toBe(recordedAs);
  expect(await rawGet(served.url, `${asked.split('?', 1)[0]}/b`)).toContain('was not recorded');
  await served.close();
});
