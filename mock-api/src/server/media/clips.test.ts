import { languages } from '@lounge/locale';
import { welcomeClips } from '@lounge/protocol/content/actors';
import { getVideoPlayback } from '@lounge/protocol/content/videos';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPerformer, performerHasWelcomeClip } from '../../content/actors/states.ts';
import { aVideoOfPerformer, guestBoughtVideo } from '../../content/videos/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { testClient } from '../../testing/test-client.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { clips } from './clips.ts';
import { encryptedMediaUrls } from './encrypted-media-urls.ts';

const directory = fileURLToPath(new URL('../../../clips', import.meta.url));
let server: Loopback;

beforeEach(async () => {
  server = await loopback();
  server.server.app.use(clips(server.server.context, directory));
  const { world } = server;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, world);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'eight' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9101, price: 2400 }, world);
  await aVideoOfPerformer.setUp({ id: 95002, actorId: 9101, price: 0 }, world);
  await guestBoughtVideo.setUp({ guestId: 7, videoId: 95001 }, world);
});
afterEach(() => server.close());

const client = () => {
  const { world } = server;
  return testClient({ ...world, mediaUrls: encryptedMediaUrls(server.server.context.addressCipher)(world) });
};
const playback = (videoId: number, guestId: number | null) =>
  client().answer(getVideoPlayback, { videoId }, { guestId });
const folderOf = (url: string | undefined) => (url ?? '').slice(0, (url ?? '').lastIndexOf('/'));
const fetchPath = (path: string, headers: Readonly<Record<string, string>> = {}) => server.request(path, { headers });
const error = (code: string) => ({ error: { code, field: null, requestId: expect.any(String) as string } });

test('serves previews to everybody, whole or in parts', async () => {
  const { preview } = await playback(95001, null);
  const whole = await fetchPath(preview.url);
  expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' } });
  expect(whole.headers['cache-control']).toMatch(/^public, .*immutable$/);
  const size = Number(whole.headers['content-length']);
  const part = await fetchPath(preview.url, { range: 'bytes=4-7' });
  expect(part).toMatchObject({ status: 206, body: 'ftyp', headers: { 'content-range': `bytes 4-7/${size}` } });
  const behind = await fetchPath(preview.url, { range: `bytes=${size}-` });
  expect(behind).toMatchObject({ status: 416, headers: { 'content-range': `bytes */${size}` } });
});

test('a bought video plays: qualities, segments and captions in four languages', async () => {
  const { full } = await playback(95001, 7);
  expect(full).toMatchObject({ type: 'hls', duration: 724 });
  expect(full?.url).not.toMatch(/noor|leaves|95001/);
  const token = '?access_token=seven';
  const master = await fetchPath(`${full?.url}${token}`);
  expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
  expect(master.headers['cache-control']).toBe('private, max-age=104400, immutable');
  expect(String(master.body)).toContain('360p.m3u8?access_token=seven\n');
  const folder = folderOf(full?.url);
  const playlist = await fetchPath(`${folder}/180p.m3u8${token}`);
  expect(String(playlist.body).match(/#EXTINF/g)).toHaveLength(181);
  for (const file of ['180p/init.mp4', '360p/s0.m4s', '360p/s1.m4s'])
    expect((await fetchPath(`${folder}/${file}${token}`)).status).toBe(200);
  expect(full?.captions.map(({ language }) => language).toSorted()).toEqual(languages.toSorted());
  for (const { url } of full?.captions ?? []) {
    const captions = await fetchPath(`${url}${token}`);
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(String(captions.body)).toMatch(/^WEBVTT\n\n00:00:00\.500/);
  }
});

test.each([
  ['an anonymous visitor', '', 401, 'needLogin'],
  ['another guest', '?access_token=eight', 403, 'locked'],
])('rejects %s for a bought video and its segments', async (_, query, status, code) => {
  const folder = folderOf((await playback(95001, 7)).full?.url);
  for (const file of ['master.m3u8', '360p.m3u8', '360p/s0.m4s', 'en.vtt'])
    expect(await fetchPath(`${folder}/${file}${query}`)).toMatchObject({ status, body: error(code) });
});

test('the address of a video from 18 ends with the age check, and is good again with the next one', async () => {
  await aVideoOfPerformer.setUp({ id: 95003, actorId: 9101, price: 2400, ageRating: 18 }, server.world);
  await guestBoughtVideo.setUp({ guestId: 7, videoId: 95003 }, server.world);
  const folder = folderOf((await playback(95003, 7)).full?.url);
  const files = ['master.m3u8', '360p.m3u8', '360p/s0.m4s', 'en.vtt'];
  const statuses = async () =>
    Promise.all(files.map(async (file) => (await fetchPath(`${folder}/${file}?access_token=seven`)).status));
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  const { database } = server.world;
  await database.change((tx) => tx.query(`update guest set "avsStatus" = 'unknown' where id = 7`, []));
  expect(await statuses()).toEqual([403, 403, 403, 403]);
  expect(await fetchPath(`${folder}/master.m3u8?access_token=seven`)).toMatchObject({ body: error('needAgeCheck') });
  await database.change((tx) => tx.query(`update guest set "avsStatus" = 'accepted' where id = 7`, []));
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

// @spec entity:welcomeClip, feature:performers.welcome-clips 1
test('a welcome clip plays for everybody in each quality, with what is said as captions', async () => {
  const greeting = 'Hello, good to see you. Sit down.';
  await performerHasWelcomeClip.setUp({ id: 9801, actorId: 9101, fsk: 12, greeting }, server.world);
  const [clip] = await client().answer(welcomeClips, { first: 1, actorId: 9101 }, { guestId: null });
  expect(clip?.qualities.map(({ name, type }) => [name, type])).toEqual([
    ['360p', 'hls'],
    ['180p', 'hls'],
  ]);
  for (const { url } of clip?.qualities ?? []) {
    const playlist = await fetchPath(url);
    expect(String(playlist.body).match(/#EXTINF/g)).toHaveLength(2);
    const [segment = ''] = /\d+p\/s0\.m4s/.exec(String(playlist.body)) ?? [];
    expect((await fetchPath(`${folderOf(url)}/${segment}`)).status).toBe(200);
  }
  const captions = await fetchPath(clip?.vtt ?? '');
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(String(captions.body)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nHello, good to see you.\n\n00:00:04.000 --> 00:00:08.000\nSit down.\n',
  );
});

test.each(['9999/en', '9801/fr', '9801/en.vtt/..', '99999999999/en', '-1/en'])(
  'there are no captions at %s',
  async (path) => {
    expect(await fetchPath(`/media/welcome/${path}.vtt`)).toMatchObject({ status: 404, body: error('unknown') });
  },
);

test('a video that is neither free nor bought has only the address of its preview', async () => {
  expect(await playback(95001, 8)).toMatchObject({ full: null, restriction: 'needPurchase' });
});

test('a free video plays without a token until its address expires', async () => {
  const { full } = await playback(95002, null);
  expect((await fetchPath(full?.url ?? '')).headers['cache-control']).toBe('public, max-age=104400, immutable');
  server.pass(104_400_000);
  expect(await fetchPath(full?.url ?? '')).toMatchObject({ status: 403, body: error('locked') });
});

test('the address of a video is not valid for a stream', async () => {
  const { full } = await playback(95002, null);
  expect((await fetchPath((full?.url ?? '').replace('/video/', '/live/'))).status).toBe(404);
});

test.each([
  '/media/clips/velvet/leaves/360p/s0.m4s',
  '/media/clips/velvet/nothing/preview.mp4',
  // The whole live picture of a performer, for nothing.
  '/media/clips/performers/mirela/preview.mp4',
  '/media/clips/velvet/leaves/../leaves/preview.mp4',
  '/media/video/AAAA/master.m3u8',
  '/media/',
])('%s is unknown', async (path) => {
  expect(await fetchPath(path)).toMatchObject({ status: 404, body: error('unknown') });
});

test('below an address only the files of the clip exist', async () => {
  const folder = folderOf((await playback(95002, null)).full?.url);
  for (const file of ['720p.m3u8', '360p/s9.m4s', 'fr.vtt', 'preview.mp4', '360p/../../x'])
    expect((await fetchPath(`${folder}/${file}`)).status).toBe(404);
});
