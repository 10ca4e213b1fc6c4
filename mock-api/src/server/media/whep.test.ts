import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RTCPeerConnection, RTCRtpCodecParameters } from 'werift';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { ProtectedStream } from '../../world/ports.ts';
import { framesOf } from '../webrtc/real-time-clip.ts';
import { encryptedMediaUrls } from './encrypted-media-urls.ts';
import { whep } from './whep.ts';

const directory = fileURLToPath(new URL('../../../clips', import.meta.url));
let server: Loopback;
let live: ReturnType<typeof whep>;
const viewers: RTCPeerConnection[] = [];

beforeEach(async () => {
  server = await loopback();
  live = whep(server.server.context, { network: { additionalAddresses: ['127.0.0.1'] }, directory });
  server.server.app.use(live.middleware);
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, server.world);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'eight' }, server.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, server.world);
});
afterEach(async () => {
  await Promise.all(viewers.splice(0).map((each) => each.close()));
  await live.close();
  await server.close();
});

/** The address of a stream of guest 7. */
const address = (clip: ProtectedStream['clip'] = 'leaves'): string => {
  const { world } = server;
  const urls = encryptedMediaUrls(server.server.context.addressCipher, { hasWebRtc: true })(world);
  const stream = { brand: 'velvet', clip, actorId: 9101, until: world.clock.now() + 60_000 } as const;
  return urls.whep(stream, 7) ?? '';
};

const post = (path: string, body: string, type = 'application/sdp') =>
  server.request(path, { method: 'POST', headers: { 'content-type': type }, body });

const video = (mimeType: string) => new RTCRtpCodecParameters({ mimeType, clockRate: 90_000 });

/** A viewer, and its offer. */
const viewer = async (codec = 'video/VP8'): Promise<{ connection: RTCPeerConnection; offer: string }> => {
  const connection = new RTCPeerConnection({
    iceServers: [],
    iceAdditionalHostAddresses: ['127.0.0.1'],
    codecs: {
      video: [video(codec)],
      audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })],
    },
  });
  viewers.push(connection);
  connection.addTransceiver('video', { direction: 'recvonly' });
  connection.addTransceiver('audio', { direction: 'recvonly' });
  await connection.setLocalDescription(await connection.createOffer());
  return { connection, offer: connection.localDescription?.sdp ?? '' };
};

const url = (token = 'seven') => `${address()}?access_token=${token}`;
const error = (code: string) => ({
  error: { code, field: expect.anything() as unknown, requestId: expect.any(String) as string },
});

test('a viewer gets the picture of the performer and sound, from a key frame on, until it ends the connection', async () => {
  const { connection, offer } = await viewer();
  const received = { video: [] as Buffer[], audio: [] as Buffer[] };
  connection.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(
      ({ payload }) => void received[track.kind === 'video' ? 'video' : 'audio'].push(payload),
    );
  });
  const answered = await post(`${address('performers/mirela')}?access_token=seven`, offer);
  expect(answered).toMatchObject({ status: 201, headers: { 'content-type': 'application/sdp' } });
  await connection.setRemoteDescription({ type: 'answer', sdp: String(answered.body) });
  await vi.waitFor(() => expect(received.video.length).toBeGreaterThan(60));
  const frames = framesOf(readFileSync(`${directory}/performers/mirela/realtime.ivf`));
  const packets = frames.flatMap(({ payloads }) => payloads.map((each) => each.toString('base64')));
  expect(packets).toEqual(expect.arrayContaining(received.video.slice(0, 40).map((each) => each.toString('base64'))));
  // The descriptor of a frame's first packet, then a frame whose lowest bit says that it is a key frame.
  expect([received.video[0]?.[0], (received.video[0]?.[1] ?? 1) & 1]).toEqual([0x10, 0]);
  expect(received.audio.length).toBeGreaterThan(20);
  const own = String(answered.headers.location);
  expect(own).toMatch(/\/whep\/[\da-f]{24}\?access_token=seven$/);
  expect(await server.request(own.replace('seven', 'eight'), { method: 'DELETE' })).toMatchObject({ status: 403 });
  expect((await server.request(own.replace(/whep\/\w{6}/, 'whep/000000'), { method: 'DELETE' })).status).toBe(200);
  expect(live.sessions.size).toBe(1);
  expect((await server.request(own, { method: 'DELETE' })).status).toBe(200);
  expect(live.sessions.size).toBe(0);
  expect((await server.request(own, { method: 'DELETE' })).status).toBe(200);
});

test('a connection ends with its performer', async () => {
  const { connection, offer } = await viewer();
  const received = vi.fn<() => void>();
  connection.onTrack.subscribe((track) => void track.onReceiveRtp.subscribe(received));
  const { body } = await post(url(), offer);
  // A viewer who is silent is ended as well, whoever is online.
  await connection.setRemoteDescription({ type: 'answer', sdp: String(body) });
  await vi.waitFor(() => expect(received.mock.calls.length).toBeGreaterThan(60));
  await server.run('update actor set "isOnline" = 0 where id = 9101');
  await vi.waitFor(() => expect(live.sessions.size).toBe(0));
  expect((await post(url(), offer)).status).toBe(404);
});

test('a connection is that of the session with which it is offered', async () => {
  const { offer } = await viewer();
  const open = vi.spyOn(live.sessions, 'open');
  await post(url(), offer);
  expect(open.mock.lastCall?.[1]).toMatchObject({ session: await tokenHash('seven') });
});

test('the answer has the addresses of the server and no others, and the server asks nobody', async () => {
  const { offer } = await viewer();
  const { body } = await post(url(), offer);
  expect(String(body)).toMatch(/a=candidate:\S+ 1 udp \d+ 127\.0\.0\.1 /);
  expect(String(body)).toContain('a=ice-lite');
  // The library waits before it begins a handshake as client.
  expect(String(body)).toContain('a=setup:passive');
});

test.each([
  ['no session', () => address(), 401, 'needLogin'],
  ['another guest', () => url('eight'), 403, 'locked'],
  ['a foreign address', () => '/media/live/AAAA/whep', 404, 'unknown'],
])('rejects %s', async (_, path, status, code) => {
  const { offer } = await viewer();
  expect(await post(path(), offer)).toMatchObject({ status, body: { error: { code } } });
  expect(live.sessions.size).toBe(0);
});

test.each([
  ['garbage', 'x'],
  ['nothing', ''],
  ['a head alone', 'v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'],
  ['a line that is cut off', 'v=0\r\nm=video\r\n'],
])('an offer of %s is malformed', async (_, offer) => {
  expect(await post(url(), offer)).toMatchObject({ status: 400, body: error('malformed') });
  expect(live.sessions.size).toBe(0);
});

test('an offer without VP8 is malformed, so that the viewer takes HLS', async () => {
  const { offer } = await viewer('video/H264');
  expect(await post(url(), offer)).toMatchObject({ status: 400, body: error('malformed') });
});

test('an offer that is cut anywhere is answered or malformed, and the thread goes on', async () => {
  const { offer } = await viewer();
  const lines = offer.split('\r\n');
  for (let count = 1; count < lines.length; count += 6) {
    const { status } = await post(url(), `${lines.slice(0, count).join('\r\n')}\r\n`);
    expect([201, 400]).toContain(status);
  }
  expect((await post(url(), offer)).status).toBe(201);
  expect(server.records.filter(({ call }) => call === 'webrtc')).toEqual([]);
});

test('other content and too much of it is rejected', async () => {
  expect((await post(url(), 'v=0', 'application/json')).status).toBe(415);
  expect((await post(url(), 'v=0\r\n'.repeat(20_000))).status).toBe(413);
});

test.each(['GET', 'PATCH', 'PUT'])('%s is no method of an address for WHEP', async (method) => {
  expect(await server.request(url(), { method })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
});

test('a page of another origin opens no connection', async () => {
  const { offer } = await viewer();
  const headers = { 'content-type': 'application/sdp', origin: 'https://elsewhere.example' };
  expect(await server.request(url(), { method: 'POST', headers, body: offer })).toMatchObject({ status: 403 });
});
