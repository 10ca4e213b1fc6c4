import { actorOnline } from '@lounge/protocol/content/actors';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { setPresence } from '../content/actors/set-presence.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { openSocket } from '../testing/open-socket.ts';
import { OutageProxy } from '../testing/OutageProxy.ts';
import { createEmpty, urlOf } from '../testing/postgres/test-databases.ts';
import { redisUrl } from '../testing/postgres/test-redis.ts';
import { sharingServer, type SharingServer } from '../testing/sharing-server.ts';
import { takeSnapshot } from '../world/snapshot.ts';
import { publishGoal } from '../engagement/feed/goals.ts';
import { aPostOfPerformer } from '../engagement/feed/states.ts';
import { publishInWorld, runInWorld } from '../world/world.ts';
import { openWorlds } from './open-worlds.ts';
import { readSeeds } from './worlds/seeds.ts';
import { devConsoleApi } from './dev-console/dev-console-api.ts';
import { createDevConsole } from './dev-console/dev-console.ts';

const count = 4;
let databaseUrl = '';
let servers: readonly SharingServer[] = [];
/** Those between one of the servers and the services. */
const proxies = { postgres: new OutageProxy(urlOf('postgres'), 5432), redis: new OutageProxy(redisUrl, 6379) };
let behindProxies: SharingServer;

beforeAll(async () => {
  databaseUrl = urlOf(await createEmpty(inject('postgresRun'), 'several'));
  const through = async (url: string, proxy: OutageProxy) => {
    const opened = new URL(await proxy.open());
    return Object.assign(new URL(url), { host: opened.host }).href;
  };
  behindProxies = await sharingServer({
    databaseUrl: await through(databaseUrl, proxies.postgres),
    redisUrl: await through(redisUrl, proxies.redis),
  });
  const others = Array.from({ length: count - 1 }, () => sharingServer({ databaseUrl, redisUrl }));
  servers = [behindProxies, ...(await Promise.all(others))];
  for (const { server } of servers) {
    const devConsole = createDevConsole({ server, initialSnapshot: takeSnapshot });
    server.app.use(devConsoleApi({ context: server.context, devConsole, reach: 'loopback' }));
  }
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'of-robin' }, behindProxies.worlds.main);
});
afterAll(async () => {
  await Promise.all(servers.map((each) => each.close()));
  Object.values(proxies).forEach((each) => each.close());
});

const at = (index: number): SharingServer => servers[index % servers.length] ?? behindProxies;

let worlds = 0;
const newWorld = (): string => `several-${(worlds += 1)}`;

const request = async (index: number, path: string, world: string, body?: object) => {
  const response = await fetch(`http://${at(index).host}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-world': world, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? null : JSON.parse(text)) as unknown,
  };
};
const mirela = '/rest/v1/actor/getActorByName/mirela?language=en';
const statusAt = async (index: number, world: string): Promise<number> => (await request(index, mirela, world)).status;

type Message = Readonly<Record<string, unknown>>;

/** Opens a session on a server. Returns the messages that arrive after its acknowledgement, or with it. */
const listen = async (index: number, { world = 'main', lastSeen }: { world?: string; lastSeen?: object } = {}) => {
  const connection = await openSocket(at(index).host, { headers: { 'x-world': world } });
  onTestFinished(() => connection.socket.terminate());
  const who = world === 'main' ? { accessToken: 'of-robin', guestId: 7 } : { accessToken: null, guestId: null };
  connection.send({ type: 'sessionRequest', language: 'en', ...who, ...(lastSeen === undefined ? {} : { lastSeen }) });
  const before = await connection.until('ackSession');
  return { ...connection, before, positions: before.at(-1)?.['positions'] as Message };
};

const everyone = { everyone: true } as const;
const online = (index: number, actorId: number, to: typeof everyone | { guestId: number } = everyone) =>
  publishInWorld(at(index).worlds.main, actorOnline, to, { actorId, actorName: 'Noor' });

const seqsOf = (messages: readonly Message[], stream: string): readonly unknown[] =>
  messages.filter((each) => each['stream'] === stream).map(({ seq }) => seq);
/** Those that a test pushed; the jobs of the clock push as well. */
const ownOf = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ type }) => type === actorOnline.type);

/** Expects that messages have every number of both streams after some positions. */
const expectInOrder = (messages: readonly Message[], positions: Message): void => {
  for (const stream of ['public', 'guest']) {
    const seqs = seqsOf(messages, stream);
    expect(seqs).toEqual(seqs.map((_, index) => Number(positions[stream]) + index + 1));
  }
};

test('pushes of all servers reach the sockets of all, each once and in the order of their streams', async () => {
  const sockets = await Promise.all(servers.map((_, index) => listen(index)));
  const pushes = Array.from({ length: 60 }, (_, number) =>
    online(number, number + 1, number % 3 === 0 ? { guestId: 7 } : everyone),
  );
  await Promise.all(pushes);
  for (const { received, positions } of sockets) {
    await vi.waitFor(() => expect(ownOf(received)).toHaveLength(60));
    expectInOrder(received, positions);
  }
});

test('the goal of a post reaches those who follow it at any server, each once', async () => {
  const sockets = await Promise.all(servers.map((_, index) => listen(index)));
  const robin = { accessToken: 'of-robin', guestId: 7 };
  for (const id of [999_001, 999_002])
    await aPostOfPerformer.setUp({ id, actorId: 101, goalCoins: 1000 }, at(1).worlds.main);
  for (const [index, { send }] of sockets.entries())
    send({ type: 'feedPostsWatch', key: `follow-${index}`, postIds: [index === 0 ? 999_002 : 999_001], ...robin });
  await vi.waitFor(() => {
    for (const [index, { received }] of sockets.entries())
      expect(received.some(({ key }) => key === `follow-${index}`)).toBe(true);
  });
  const goal = { goalCoins: 1000, tipsSumCoins: 10, progressPercent: 1, achieved: false };
  await runInWorld(at(1).worlds.main, true, async (world) =>
    publishGoal({ postId: 999_001, tippingGoal: goal, hasReachedGoal: false }, world),
  );
  await online(2, 101);
  for (const [index, { received }] of sockets.entries()) {
    await vi.waitFor(() => expect(ownOf(received)).toHaveLength(1));
    const goals = () => received.filter(({ type }) => type === 'feedGoalChanged');
    await vi.waitFor(() => expect(goals()).toHaveLength(index === 0 ? 0 : 1));
  }
});

test('a socket that is lost again and again, and lands elsewhere, misses nothing of what all servers push', async () => {
  let connection = await listen(0);
  const { positions: start } = connection;
  const seen: Message[] = [];
  const take = () => seen.push(...connection.before.filter(({ seq }) => seq !== undefined), ...connection.received);
  let sent = 0;
  for (let lost = 1; lost <= 8; lost += 1) {
    const traffic = Array.from({ length: 5 }, () =>
      online(lost + sent, (sent += 1), sent % 2 === 0 ? { guestId: 7 } : everyone),
    );
    connection.socket.terminate();
    take();
    await Promise.all(traffic);
    const last = (stream: string) => Math.max(Number(start[stream]), ...seqsOf(seen, stream).map(Number));
    const lastSeen = { epoch: start['epoch'], public: last('public'), guest: last('guest'), agoMs: 2000 };
    connection = await listen(lost, { lastSeen });
    expect(connection.before.map(({ type }) => type)).not.toContain('resync');
  }
  take();
  expect(ownOf(seen)).toHaveLength(40);
  expectInOrder(seen, start);
});

test('the dev console of one server steers the world of all: faults, clock, snapshots, connections', async () => {
  const world = newWorld();
  const act = async (index: number, name: string, input: object) =>
    (await request(index, `/dev/api/${name}`, world, input)).body as { message: string };
  const overview = async (index: number) => (await request(index, '/dev/api/', world)).body as Message;
  await statusAt(2, world);
  await act(0, 'fault', { call: 'content/actors/getActorByName', code: 'tooMany', times: 2 });
  const statuses = [
    await statusAt(3, world),
    await statusAt(1, world),
    await statusAt(2, world),
    await statusAt(0, world),
  ];
  expect(statuses).toEqual([429, 429, 200, 200]);
  await act(1, 'clock', { by: 3_600_000 });
  for (const index of servers.keys()) {
    const ahead = Date.parse(String((await overview(index))['now'])) - Date.now();
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(2000);
  }
  await act(2, 'snapshot', { name: 'before' });
  expect((await overview(3))['snapshots']).toEqual(['before']);
  await setPresence((await at(0).worlds.named(world)) ?? at(0).worlds.main, 101, false);
  expect(await act(1, 'restore', { name: 'before' })).toEqual({ message: expect.stringContaining('before') });
  const sockets = [await listen(0, { world }), await listen(1, { world }), await listen(1, { world })];
  expect((await overview(2))['connections']).toBe(3);
  const closed = sockets.map(({ socket }) => new Promise((resolve) => void socket.once('close', resolve)));
  expect(await act(3, 'drop', { code: 4000 })).toEqual({ message: 'Connections dropped: 3.' });
  expect(await Promise.all(closed)).toEqual([4000, 4000, 4000]);
});

test('the limit of an address counts its requests to all servers', async () => {
  const limited = await Promise.all(
    [0, 1].map(() => sharingServer({ databaseUrl, redisUrl, requestsPerTenSeconds: 10 })),
  );
  onTestFinished(async () => void (await Promise.all(limited.map((each) => each.close()))));
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const statusOf = async (host = '') => (await fetch(`http://${host}${mirela}`, { headers })).status;
  const statuses: number[] = [];
  for (let number = 0; number < 12; number += 1) statuses.push(await statusOf(limited[number % 2]?.host));
  expect(statuses.filter((each) => each === 200)).toHaveLength(10);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('while Redis is away calls and sockets go on, and what others push arrives all the same', async () => {
  const here = await listen(0);
  const there = await listen(1);
  proxies.redis.cut();
  await online(0, 1);
  await online(2, 2);
  expect(await statusAt(0, 'main')).toBe(200);
  await vi.waitFor(() => expect(ownOf(here.received)).toHaveLength(2));
  proxies.redis.mend();
  await vi.waitFor(() => expect(ownOf(there.received)).toHaveLength(2));
  await online(0, 3);
  for (const { received, positions } of [here, there]) {
    await vi.waitFor(() => expect(ownOf(received)).toHaveLength(3));
    expectInOrder(received, positions);
  }
});

test('while PostgreSQL is away calls are unavailable for now, sockets stay, and everything recovers', async () => {
  const connection = await listen(0);
  proxies.postgres.cut();
  const away = await request(0, mirela, 'main');
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(away.body).toMatchObject({ error: { code: 'unavailable' } });
  const ready = () => fetch(`http://${at(0).host}/ready`).then(({ status }) => status);
  expect(await ready()).toBe(503);
  await expect(online(0, 1)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:DATABASE_AWAY|ECONN)/) as string,
  });
  await online(1, 2);
  proxies.postgres.mend();
  await vi.waitFor(async () => expect(await statusAt(0, 'main')).toBe(200));
  expect(await ready()).toBe(200);
  await online(0, 3);
  await vi.waitFor(() => expect(ownOf(connection.received)).toHaveLength(2));
  expectInOrder(connection.received, connection.positions);
  expect(connection.socket.readyState).toBe(connection.socket.OPEN);
});

test('a server with another secret is refused, unless it replaces that of the others', async () => {
  const url = urlOf(await createEmpty(inject('postgresRun'), 'secrets'));
  const secretOf = (letter: string) => letter.repeat(40);
  const open = async (secret: string, ...previousSecrets: readonly string[]) => {
    const clock = { now: () => Date.now() };
    const main = { databaseUrl: url, redisUrl: null };
    const opened = await openWorlds({ main, secret, previousSecrets, clock, hasNamed: false, seeds: readSeeds() });
    await opened.worlds.close();
  };
  await open(secretOf('a'));
  await open(secretOf('a'));
  await expect(open(secretOf('b'))).rejects.toThrow('another SECRET');
  await open(secretOf('b'), secretOf('a'));
  await open(secretOf('b'));
  await expect(open(secretOf('a'))).rejects.toThrow('another SECRET');
});
