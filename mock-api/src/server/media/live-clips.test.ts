import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { languages } from '@lounge/locale';
import { freePreviewInit } from '@lounge/protocol/content/live-chat';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { testClient } from '../../testing/test-client.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { clips } from './clips.ts';
import { encryptedMediaUrls } from './encrypted-media-urls.ts';

const directory = fileURLToPath(new URL('../../../clips', import.meta.url));
let server: Loopback;
/** The timers of waiting requests: their milliseconds and callbacks. */
let timers: Map<() => void, number>;

beforeEach(async () => {
  timers = new Map();
  server = await loopback();
  const after = (ms: number, callback: () => void) => {
    timers.set(callback, ms);
    return () => void timers.delete(callback);
  };
  server.server.app.use(clips(server.server.context, directory, after));
  const { world } = server;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
});
afterEach(() => server.close());

const error = (code: string, field: string | null = null) => ({
  error: { code, field, requestId: expect.any(String) as string },
});

/** Begins a preview. Returns a function that fetches a file of its stream. */
const stream = async () => {
  const { world } = server;
  const urls = encryptedMediaUrls(server.server.context.addressCipher)(world);
  const preview = await testClient({ ...world, mediaUrls: urls }).answer(
    freePreviewInit,
    { actorId: 9101 },
    { guestId: 7 },
  );
  const url = preview.source?.url ?? '';
  const folder = url.slice(0, url.lastIndexOf('/'));
  const pathOf = (file: string) => `${folder}/${file}${file.includes('?') ? '&' : '?'}access_token=seven`;
  return { pathOf, fetchFile: (file: string) => server.request(pathOf(file)) };
};

const sequence = (text: unknown) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(String(text))?.[1]);
const hint = (text: unknown) => /PRELOAD-HINT:TYPE=PART,URI="([^?"]+)/.exec(String(text))?.[1] ?? '';
const untilWaiting = (count = 1) => vi.waitFor(() => expect(timers.size).toBe(count));
const passAndWake = (ms: number) => {
  server.pass(ms);
  for (const wake of timers.keys()) wake();
};

test('a stream advances with the world’s clock', async () => {
  const { fetchFile } = await stream();
  const before = await fetchFile('360p.m3u8');
  server.pass(4000);
  const after = await fetchFile('360p.m3u8');
  expect(sequence(after.body)).toBe(sequence(before.body) + 1);
  expect(after.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/vnd.apple.mpegurl',
  });
});

test('a playlist is answered when it has the part that was asked for', async () => {
  const { fetchFile } = await stream();
  const [, segment, part] = /(\d+)\.(\d)\.m4s/.exec(hint((await fetchFile('360p.m3u8')).body)) ?? [];
  const blocked = fetchFile(`360p.m3u8?_HLS_msn=${segment}&_HLS_part=${part}`);
  await untilWaiting();
  expect([...timers.values()]).toEqual([400]);
  passAndWake(400);
  const { status, body } = await blocked;
  expect(status).toBe(200);
  expect(body).toContain(`#EXT-X-PART:DURATION=0.4,URI="360p/${segment}.${part}.m4s`);
  expect(timers.size).toBe(0);
});

test('the part of the hint arrives when it is complete', async () => {
  const { fetchFile } = await stream();
  const next = hint((await fetchFile('360p.m3u8')).body);
  const waiting = fetchFile(next);
  await untilWaiting();
  passAndWake(400);
  expect(await waiting).toMatchObject({ status: 200, headers: { 'content-type': 'video/iso.segment' } });
  expect(String((await waiting).body).slice(4, 8)).toBe('moof');
});

test.each([
  ['mirela', 'performers/mirela'],
  ['noor', 'velvet/leaves'],
])('the stream of a performer with the portrait %s plays %s', async (seed, folder) => {
  await server.run(`update actor set "pictureSeed" = '${seed}' where id = 9101`);
  const { fetchFile } = await stream();
  const head = await readFile(`${directory}/${folder}/360p/init.mp4`);
  expect((await fetchFile('360p/init.mp4')).body).toBe(head.toString('utf8'));
});

test('every file that a playlist names is served', async () => {
  const { fetchFile } = await stream();
  const { body } = await fetchFile('180p.m3u8');
  const files = [...String(body).matchAll(/(180p\/[\d.]+m4s|180p\/init\.mp4)/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(30);
  for (const file of files.filter((each) => each !== hint(body))) expect((await fetchFile(file)).status).toBe(200);
});

test.each([
  ['_HLS_msn=x', '_HLS_msn'],
  ['_HLS_msn=999999999999', '_HLS_msn'],
  ['_HLS_part=1', '_HLS_part'],
])('%s is answered with 400 at once', async (query, field) => {
  const { fetchFile } = await stream();
  expect(await fetchFile(`360p.m3u8?${query}`)).toMatchObject({ status: 400, body: error('malformed', field) });
  expect(timers.size).toBe(0);
});

test('requests that wait are bounded for each address', async () => {
  const { fetchFile } = await stream();
  const next = hint((await fetchFile('360p.m3u8')).body);
  const waiting = Array.from({ length: 8 }, () => fetchFile(next));
  await untilWaiting(8);
  expect(await fetchFile(next)).toMatchObject({ status: 429, body: error('tooMany') });
  passAndWake(400);
  for (const each of waiting) expect((await each).status).toBe(200);
});

test('a request ends with its client', async () => {
  const { fetchFile, pathOf } = await stream();
  const path = pathOf(hint((await fetchFile('360p.m3u8')).body));
  const client = httpRequest({ host: '127.0.0.1', port: Number(server.host.split(':')[1]), path, agent: false });
  client.on('error', () => undefined);
  client.end();
  await untilWaiting();
  client.destroy();
  await untilWaiting(0);
  expect(server.records).toEqual([]);
});

test('a stream that ends while a request waits is unknown', async () => {
  const { fetchFile } = await stream();
  const waiting = fetchFile(hint((await fetchFile('360p.m3u8')).body));
  await untilWaiting();
  await server.run('update actor set "isOnline" = 0 where id = 9101');
  passAndWake(400);
  expect(await waiting).toMatchObject({ status: 404, body: error('unknown') });
});

test('a stream ends with its preview, at most twelve seconds later because players need time to start', async () => {
  const { fetchFile } = await stream();
  server.pass(15_999);
  expect((await fetchFile('master.m3u8')).status).toBe(200);
  server.pass(1001);
  expect(await fetchFile('master.m3u8')).toMatchObject({ status: 403, body: error('locked') });
});

test('a stream has no captions and no segments of its loop', async () => {
  const { fetchFile } = await stream();
  for (const file of [...languages.map((language) => `${language}.vtt`), '360p/s0.m4s'])
    expect(await fetchFile(file)).toMatchObject({ status: 404, body: error('unknown') });
});

test('a stream exists only while its performer is online', async () => {
  const { fetchFile } = await stream();
  await server.run('update actor set "isOnline" = 0 where id = 9101');
  expect(await fetchFile('master.m3u8')).toMatchObject({ status: 404, body: error('unknown') });
});
