import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getGallery } from '@lounge/protocol/content/galleries';
import { getVideoPlayback } from '@lounge/protocol/content/videos';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aPerformer } from '../content/actors/states.ts';
import { anAlbumOfPerformer, guestBoughtAlbum } from '../content/galleries/states.ts';
import { aVideoOfPerformer, guestBoughtVideo } from '../content/videos/states.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { loopback, type Loopback } from '../testing/loopback.ts';
import { openSocket } from '../testing/open-socket.ts';
import { testClient } from '../testing/test-client.ts';
import { hashOfToken } from './accounts/tokens.ts';
import { clips } from './media/clips.ts';
import { encryptedMediaUrls } from './media/encrypted-media-urls.ts';
import { pictures } from './media/pictures.ts';

const pictureService = {
  get: async () => ({ file: '', bytes: new TextEncoder().encode('a picture') }),
  own: null,
  close: async () => undefined,
};
const address = '127.0.0.1';
const eight = { guest: 8, session: hashOfToken('eight').slice(0, 12) };
const track = '/rest/v1/tracking/track';

let backend: Loopback;
let picture = '';
let video = '';
beforeAll(async () => {
  backend = await loopback({ maxSocketsWithoutSession: 1 });
  const { world, server } = backend;
  server.app.use(pictures(server.context, pictureService));
  server.app.use(clips(server.context, fileURLToPath(new URL('../../clips', import.meta.url))));
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, world);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'eight' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price: 900 }, world);
  await guestBoughtAlbum.setUp({ guestId: 7, albumId: 91001 }, world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101, price: 2400 }, world);
  await guestBoughtVideo.setUp({ guestId: 7, videoId: 95001 }, world);
  const client = testClient({ ...world, mediaUrls: encryptedMediaUrls(server.context.addressCipher)(world) });
  const album = await client.answer(getGallery, { albumId: 91001 }, { guestId: 7 });
  picture = `${album.pictures.at(-1)?.picture.url}/w320.webp`;
  video = (await client.answer(getVideoPlayback, { videoId: 95001 }, { guestId: 7 })).full?.url ?? '';
});
afterAll(() => backend.close());
beforeEach(() => backend.records.splice(0));

type RejectedFile = readonly [
  name: string,
  path: () => string,
  call: string,
  status: number,
  code: string,
  who: object,
];
const rejected: readonly RejectedFile[] = [
  ['a picture of another guest', () => `${picture}?access_token=eight`, 'picture', 403, 'locked', eight],
  ['a picture without a token', () => picture, 'picture', 401, 'needLogin', {}],
  ['a forged address of a picture', () => '/pictures/kept/forged/w320.webp', 'picture', 404, 'unknown', {}],
  ['a video of another guest', () => `${video}?access_token=eight`, 'clip', 403, 'locked', eight],
  ['a video with an unknown token', () => `${video}?access_token=x`, 'clip', 401, 'needLogin', {}],
  [
    'a message’s picture of another guest',
    () => '/messenger/images/0123?access_token=eight',
    '/messenger/images/',
    404,
    'unknown',
    eight,
  ],
  [
    'a call with an unknown token',
    () => '/rest/v1/alive?access_token=x',
    'foundation/telemetry/alive',
    401,
    'needLogin',
    {},
  ],
  [
    'a call for an unknown performer',
    () => '/rest/v1/actor/getActor/999999?access_token=eight',
    'content/actors/getActor',
    404,
    'unknown',
    eight,
  ],
];

test.each(rejected)('%s is rejected with a line that has who and where', async (_, path, call, status, code, who) => {
  expect((await backend.request(path())).status).toBe(status);
  expect(backend.records).toMatchObject([{ call, status, code, address, ...who }]);
  for (const name of ['guest', 'session'])
    expect(Object.hasOwn(backend.records[0] ?? {}, name)).toBe(Object.hasOwn(who, name));
  expect(JSON.stringify(backend.records)).not.toMatch(/access_token|eight|seven|kept/);
});

test('files that are served leave no line', async () => {
  expect((await backend.request(`${picture}?access_token=seven`)).status).toBe(200);
  expect((await backend.request(`${video}?access_token=seven`)).status).toBe(200);
  expect(backend.records).toEqual([]);
});

test('a change names guest and session, a read nobody, and neither has an address', async () => {
  const headers = { authorization: 'Bearer eight' };
  await backend.request('/rest/v1/alive', { headers });
  await backend.request(track, { headers, body: { eventContext: 'tile', eventAction: 'press' } });
  await backend.request('/rest/v1/vxpay/logout', { headers, body: {} });
  const [read, change, logout] = backend.records;
  for (const name of ['guest', 'session', 'address']) expect(read).not.toHaveProperty(name);
  expect(change).toMatchObject({ call: 'foundation/telemetry/track', status: 200, ...eight });
  expect(change).not.toHaveProperty('address');
  expect(logout).toMatchObject({ call: 'foundation/session/vxpayLogout', status: 200, ...eight });
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'eight' }, backend.world);
});

test('a rejected frame names the guest of its connection', async () => {
  const { socket, exchange } = await openSocket(backend.host);
  const who = { accessToken: 'eight', guestId: 8 };
  await exchange({ type: 'sessionRequest', language: 'de', ...who });
  await exchange({ type: 'dance', ...who });
  expect(backend.records).toMatchObject([{ call: 'socket "dance"', status: 404, code: 'unknown', address, ...eight }]);
  socket.terminate();
});

test.each([
  ['a foreign page', { origin: 'https://evil.example' }, 403, 'foreignOrigin'],
  ['too many connections', {}, 429, 'tooMany'],
])('a connection of %s is rejected with its address', async (_, options, status, code) => {
  const { socket } = await openSocket(backend.host);
  const rejected = new WebSocket(`ws://${backend.host}/socket`, options);
  rejected.on('error', () => undefined);
  await once(rejected, 'unexpected-response');
  expect(backend.records).toMatchObject([{ call: 'socket upgrade', status, code, address }]);
  const closed = once(socket, 'close');
  socket.close();
  await closed;
});

test('what is over the limit is logged with its address, and without its path', async () => {
  const strict = await loopback({ requestsPerTenSeconds: 1, trustedProxies: [address] });
  const headers = { 'x-forwarded-for': '2001:db8:0:1::7' };
  await strict.request('/some/file', { headers });
  await strict.request('/some/file', { headers });
  expect(strict.records).toMatchObject([
    { call: 'request', status: 429, code: 'tooMany', address: '2001:db8:0:1::/64' },
  ]);
  await strict.close();
});

test.each([
  ['two lengths of one body', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['two different lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello', 400],
  ['an encoding that is not the last', 'Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n', 400],
  ['a length that is no number', 'Content-Length: +5\r\n\r\nhello', 400],
  ['a space before a colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n', 400],
  ['a header that is too long', `X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('a request with %s is rejected, its connection closed, and logged', async (_, rest, status) => {
  const { port } = backend.server.http.address() as { port: number };
  const connection = connect(port, address);
  connection.write(`POST ${track} HTTP/1.1\r\nHost: a\r\n${rest}GET /rest/v1/alive HTTP/1.1\r\nHost: a\r\n\r\n`);
  let answer = '';
  connection.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(connection, 'close');
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
  expect(backend.records).toMatchObject([
    { call: 'http', status, code: expect.stringMatching(/^HPE_/) as string, address },
  ]);
});

test('a target that is read differently elsewhere is logged with its address', async () => {
  expect((await backend.request('/rest\\v1\\alive')).status).toBe(400);
  expect(backend.records).toMatchObject([{ call: 'target', status: 400, code: 'malformed', address }]);
});

test('a connection that was opened in advance and not used leaves no line', async () => {
  const { port } = backend.server.http.address() as { port: number };
  const [arrived] = await Promise.all([
    once(backend.server.http, 'connection') as Promise<[NodeJS.EventEmitter]>,
    once(connect(port, address), 'connect'),
  ]);
  const late = Object.assign(new Error('too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  backend.server.http.emit('clientError', late, arrived[0]);
  expect(backend.records).toEqual([]);
});
