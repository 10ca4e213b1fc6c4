import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestSubscribes } from '../../foundation/subscriptions/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import type { TvStream } from '../../world/ports.ts';
import { clips } from './clips.ts';
import { encryptedMediaUrls } from './encrypted-media-urls.ts';
import type { ProtectedLive } from './protected-clips.ts';
import { WhepSessions } from './WhepSessions.ts';

const directory = fileURLToPath(new URL('../../../clips', import.meta.url));
const graceMs = 10_000;
const partMs = 400;
let server: Loopback;

beforeEach(async () => {
  server = await loopback();
  server.server.app.use(clips(server.server.context, directory));
  for (const [guestId, token] of [
    [7, 'seven'],
    [8, 'eight'],
  ] as const)
    await guestIsLoggedIn.setUp({ guestId, token }, server.world);
});
afterEach(() => server.close());

const urls = () => encryptedMediaUrls(server.server.context.addressCipher, { hasWebRtc: true })(server.world);
const streamOf = (tv: TvStream['tv'], watcher = 'guest:7'): TvStream => ({
  brand: 'velvet',
  clip: 'leaves',
  tv,
  watcher,
});

/** Fetches a file of a stream as the guest of a token. */
const fetcher = (tv: TvStream['tv'], viewer: number | null) => {
  const url = urls().live(streamOf(tv), viewer);
  const folder = url.slice(0, url.lastIndexOf('/'));
  return async (token = 'seven', file = '360p.m3u8') =>
    (await server.request(`${folder}/${file}?access_token=${token}`)).status;
};

const lastPart = () => {
  const number = Math.floor(server.world.clock.now() / partMs) - 1;
  return `360p/${Math.floor(number / 10)}.${number % 10}.m4s`;
};

const endSubscription = () =>
  server.run(`update subscription set status = 'past', "paidUntil" = '2026-01-01T00:00:00.000Z'`);

test('free TV is served to anyone until the address expires, whoever is online', async () => {
  await server.run('update actor set "isOnline" = 0');
  const status = fetcher('live', null);
  expect([await status(), await status('eight'), await status('seven', lastPart())]).toEqual([200, 200, 200]);
  server.pass(24 * 3_600_000);
  expect(await status()).toBe(200);
  server.pass(24 * 3_600_000);
  expect(await status()).toBe(403);
});

test('each viewer has an address of free TV, the same for a day', () => {
  const [one, other] = [urls().live(streamOf('live'), null), urls().live(streamOf('live', 'visitor:a'), null)];
  expect(one).not.toBe(other);
  server.pass(60_000);
  expect(urls().live(streamOf('live'), null)).toBe(one);
});

test('premium is served to its viewer with a subscription only, and ends ten seconds after it', async () => {
  const status = fetcher('premium', 7);
  expect(await status()).toBe(403);
  await guestSubscribes.setUp({ guestId: 7, product: 'tv' }, server.world);
  expect([await status(), await status('eight')]).toEqual([200, 403]);
  await endSubscription();
  server.pass(graceMs - 1);
  expect([await status(), await status('seven', lastPart())]).toEqual([200, 200]);
  server.pass(1);
  expect([await status(), await status('seven', lastPart())]).toEqual([403, 403]);
});

test('a premium video is not served once the subscription has ended', async () => {
  await guestSubscribes.setUp({ guestId: 7, product: 'tv' }, server.world);
  const path = urls().video({ brand: 'velvet', clip: 'leaves', seconds: 60, needsTv: true }, 7);
  const status = async () => (await server.request(`${path}?access_token=seven`)).status;
  expect(await status()).toBe(200);
  await endSubscription();
  server.pass(graceMs);
  expect(await status()).toBe(403);
});

test('a WebRTC connection to premium ends ten seconds after the subscription, one to free TV goes on', async () => {
  const { world, pass, run } = aWorld();
  await guestSubscribes.setUp({ guestId: 7, product: 'tv' }, world);
  const due = new Set<() => void>();
  const end = vi.fn<(id: string) => void>();
  const sessions = new WhepSessions({ answer: () => Promise.resolve('v=0'), limit: vi.fn(), end }, (_, callback) => {
    due.add(callback);
    return () => void due.delete(callback);
  });
  const open = (needsTv: boolean) => {
    const grant = { world: 'test', viewer: 7, until: world.clock.now() + 3_600_000, needsTv };
    const stream: ProtectedLive = {
      kind: 'live',
      brand: 'velvet',
      clip: 'leaves',
      actorId: null,
      chatKey: null,
      address: String(needsTv),
      grant,
    };
    return sessions.open(stream, { offer: 'v=0', files: { picture: 'a.ivf', sound: 'a.ogg' } }, world);
  };
  const look = async (): Promise<void> => {
    const callbacks = [...due];
    due.clear();
    for (const callback of callbacks) callback();
    await vi.waitFor(() => expect(due.size).toBe(1));
  };
  await open(false);
  const { id } = await open(true);
  await look();
  await run(`update subscription set status = 'past'`);
  pass(graceMs - 1);
  await look();
  expect(end).not.toHaveBeenCalled();
  pass(1);
  await look();
  expect(end.mock.calls).toEqual([[id]]);
  sessions.close();
});
