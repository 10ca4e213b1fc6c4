import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { performerEnds } from '../../content/live-chat/performer-side.ts';
import { aPerformer } from '../../content/actors/states.ts';
import { chatByKey } from '../../content/live-chat/chat-statements.ts';
import { applyBeat } from '../../content/live-chat/meter.ts';
import { guestIsInChat, performerIsFree } from '../../content/live-chat/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { runInWorld } from '../../world/world.ts';
import { clips } from './clips.ts';
import { encryptedMediaUrls } from './encrypted-media-urls.ts';

const directory = fileURLToPath(new URL('../../../clips', import.meta.url));
const partMs = 400;
let server: Loopback;
/** The timers of waiting requests. */
let timers: Set<() => void>;

beforeEach(async () => {
  timers = new Set();
  server = await loopback();
  const after = (_: number, callback: () => void) => {
    timers.add(callback);
    return () => void timers.delete(callback);
  };
  server.server.app.use(clips(server.server.context, directory, after));
  const { world } = server;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 100_000 }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
});
afterEach(() => server.close());

/** A chat that shows its first picture now, and the function that fetches a file of its stream. */
const chat = async ({ kind = 'videoChat' as 'videoChat' | 'freeChat', price = 3600 as number | null } = {}) => {
  const { world } = server;
  if (kind === 'freeChat') await performerIsFree.setUp({ actorId: 9101, seconds: 3600 }, world);
  await guestIsInChat.setUp({ guestId: 7, actorId: 9101, chatId: 'c-1', kind, price, seconds: 0 }, world);
  const until = world.clock.now() + 3_600_000;
  const stream = { brand: 'velvet', clip: 'leaves', actorId: 9101, until, chatKey: 'c-1' } as const;
  const url = encryptedMediaUrls(server.server.context.addressCipher)(world).live(stream, 7);
  const folder = url.slice(0, url.lastIndexOf('/'));
  return (file: string, method = 'GET') =>
    server.request(`${folder}/${file}${file.includes('?') ? '&' : '?'}access_token=seven`, { method });
};
const beat = (playedMs: number) =>
  runInWorld(server.world, true, async (world) => {
    const row = await chatByKey.first(world.tx, { key: 'c-1' });
    if (row !== null) await applyBeat(row, { pageId: 'state', playedMs }, world);
  });
/** The last part that is complete. */
const lastPart = (quality = '360p') => {
  const number = Math.floor(server.world.clock.now() / partMs) - 1;
  return `${quality}/${Math.floor(number / 10)}.${number % 10}.m4s`;
};
const wake = () => {
  const due = [...timers];
  timers.clear();
  due.forEach((callback) => callback());
};
const untilWaiting = (count: number) => vi.waitFor(() => expect(timers.size).toBe(count));
const delivered = () => server.world.delivered.msOf('c-1') ?? 0;

/** Fetches the stream part by part. Returns how many parts came before one that waits. */
const fetchUntilWaiting = async (fetchFile: Awaited<ReturnType<typeof chat>>, most: number) => {
  for (let count = 0; count < most; count += 1) {
    server.pass(partMs);
    const answer = fetchFile(lastPart());
    const isHere = await Promise.race([answer.then(() => true), untilWaiting(1).then(() => false)]);
    if (!isHere) return { count, answer };
  }
  return { count: most, answer: null };
};

test('a page that reports nothing gets thirty seconds; further media waits and comes with the next heartbeat', async () => {
  const fetchFile = await chat();
  const { count, answer } = await fetchUntilWaiting(fetchFile, 100);
  expect([count, delivered()]).toEqual([75, 30_000]);
  wake();
  await untilWaiting(1);
  // Playlists, the head, what came before and a look without a body do not wait.
  for (const file of ['master.m3u8', '360p.m3u8', '180p/init.mp4']) expect((await fetchFile(file)).status).toBe(200);
  expect((await fetchFile(lastPart('180p'), 'HEAD')).status).toBe(200);
  await beat(30_000);
  wake();
  expect(await answer).toMatchObject({ status: 200, headers: { 'content-type': 'video/iso.segment' } });
  expect(delivered()).toBe(30_400);
});

test('other qualities, retries, and the segment of parts that came are counted once', async () => {
  const fetchFile = await chat();
  server.pass(10 * partMs - (server.world.clock.now() % (10 * partMs)));
  await fetchUntilWaiting(fetchFile, 10);
  const segment = Math.floor(server.world.clock.now() / partMs / 10) - 1;
  for (const file of [`360p/${segment}.m4s`, `180p/${segment}.m4s`, lastPart(), lastPart('180p')])
    expect((await fetchFile(file)).status).toBe(200);
  expect(delivered()).toBe(4000);
});

test('a request that waits for a heartbeat ends with its chat', async () => {
  const fetchFile = await chat();
  const { answer } = await fetchUntilWaiting(fetchFile, 100);
  await performerEnds(server.world, 'c-1', 202);
  server.pass(5000);
  wake();
  expect(await answer).toMatchObject({ status: 404 });
});

test('a chat without a price has no limit, and nothing of it is counted', async () => {
  const fetchFile = await chat({ kind: 'freeChat', price: null });
  expect(await fetchUntilWaiting(fetchFile, 100)).toMatchObject({ count: 100 });
  expect(delivered()).toBe(0);
});

test('requests under way when a chat ends, and those of its page until it learns the end, are answered', async () => {
  const fetchFile = await chat({ kind: 'freeChat', price: null });
  const edge = Math.floor(server.world.clock.now() / partMs);
  const next = `360p/${Math.floor(edge / 10)}.${edge % 10}.m4s`;
  const waiting = fetchFile(next);
  await untilWaiting(1);
  await performerEnds(server.world, 'c-1', 503);
  server.pass(partMs);
  wake();
  expect((await waiting).status).toBe(200);
  server.pass(1500);
  expect((await fetchFile('360p.m3u8')).status).toBe(200);
  server.pass(200);
  expect((await fetchFile('360p.m3u8')).status).toBe(404);
});

test('a performer who goes ends a chat, and its picture no earlier', async () => {
  const fetchFile = await chat();
  await server.run('update actor set "isOnline" = 0 where id = 9101');
  expect((await fetchFile('360p.m3u8')).status).toBe(200);
  await performerEnds(server.world, 'c-1', 203);
  server.pass(2000);
  expect((await fetchFile('360p.m3u8')).status).toBe(404);
});
