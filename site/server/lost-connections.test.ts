import { setImmediate } from 'node:timers/promises';
import { publishInWorld } from '@lounge/mock-api';
import {
  createSecret,
  createServer,
  createWorld,
  memoryWorld,
  readSeeds,
  seededRandom,
  templateOf,
  worldStore,
} from '@lounge/mock-api/server';
import { aChannelOfGuest, aPerformer, guestIsLoggedIn, guestOwnsCoins, setUpState } from '@lounge/mock-api/states';
import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { channelMessage, messageSend } from '@lounge/protocol/content/messenger';
import { resumeWithinMs } from '@lounge/protocol/foundation/realtime';
import { createScope, createSocket, reconnectDelayMs, type Socket, type WebSocketLike } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { afterAll, expect, test } from 'vitest';

/** How often the connection is lost for two seconds; `LOST_CONNECTIONS=5000` for a long run. */
const losses = Number(process.env['LOST_CONNECTIONS'] ?? 100);
const seeds =
  process.env['LOST_CONNECTIONS_SEED'] === undefined ? [1, 2] : [Number(process.env['LOST_CONNECTIONS_SEED'])];
const longLosses = 3;

const [guestId, token, actorId, channelId] = [7, 'of-robin', 9101, 5001];
const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** A WebSocket whose line can be cut without the server noticing. */
const openLine = (url: string): WebSocketLike & { cut(): void; hangUp(): void } => {
  const real = new WebSocket(url);
  let isCut = false;
  const emit = (event: 'onopen' | 'onmessage' | 'onclose', value: object): void => {
    if (!isCut) (line[event] as ((value: object) => void) | null)?.(value);
  };
  const line: ReturnType<typeof openLine> = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void (real.readyState === WebSocket.OPEN && real.send(text)),
    close: () => real.close(),
    cut: () => {
      emit('onclose', { code: 1006, reason: '' });
      isCut = true;
    },
    hangUp: () => real.close(),
  };
  real.onopen = (event) => emit('onopen', event);
  real.onmessage = (event) => emit('onmessage', event);
  real.onclose = (event) => emit('onclose', event);
  return line;
};

/** A connection attempt without a network. */
const failedLine = (): WebSocketLike => {
  const line: WebSocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  };
  queueMicrotask(() => (line.onclose as ((event: object) => void) | null)?.({ code: 1006, reason: '' }));
  return line;
};

const until = async (isTrue: () => boolean): Promise<void> => {
  for (let turn = 0; !isTrue(); turn += 1) {
    if (turn > 100_000) throw new Error('the condition did not come true');
    await setImmediate();
  }
};

const startServer = async (clock: { now(): number }) => {
  const world = createWorld('main', memoryWorld(templateOf(readSeeds(), clock.now())), clock, seededRandom(1));
  await setUpState(guestIsLoggedIn({ guestId, token }), world);
  await setUpState(guestOwnsCoins({ guestId, amount: 10_000_000 }), world);
  await setUpState(aPerformer({ id: actorId, name: 'Noor Vega', isOnline: true }), world);
  await setUpState(aChannelOfGuest({ id: channelId, guestId, actorId, freeMessages: 0 }), world);
  const server = createServer({
    worlds: worldStore({ main: world, make: null }),
    secret: createSecret(),
    requestsPerTenSeconds: 1_000_000,
    log: () => {},
  });
  ends.push(() => server.close());
  return { world, server, url: `ws://127.0.0.1:${await server.listen(0)}/socket` };
};

/** A tab of the guest, which records its pushes. */
const openTab = (url: string, clock: ReturnType<typeof fakeClock>, isDown: () => boolean) => {
  const scope = createScope();
  let line: ReturnType<typeof openLine> | null = null;
  const socket: Socket = createSocket({
    clock,
    scope,
    identity: () => ({ token, guestId, language: 'en' }),
    open: () => (isDown() ? failedLine() : (line = openLine(url))),
    onError: () => undefined,
    onSchemaMismatch: () => undefined,
  });
  const seen = { public: [] as number[], guest: [] as number[], messages: [] as (string | null)[], resyncs: 0 };
  socket.on(actorOnline, (push) => seen.public.push(push.actorId));
  socket.on(actorOffline, (push) => seen.guest.push(push.actorId));
  socket.on(channelMessage, ({ message }) => seen.messages.push(message.text));
  socket.onResync(() => (seen.resyncs += 1));
  socket.connect();
  ends.push(async () => scope.end());
  return { socket, seen, line: () => line };
};

type Tab = ReturnType<typeof openTab>;

const message = (text: string) => ({
  channelId,
  messageType: 'text' as const,
  senderType: 'guest' as const,
  isVideochat: false,
  isFreechat: false,
  chatId: null,
  data: { text, imageId: null },
  includedGifts: [],
});

const setUp = async (seed: number) => {
  const clock = fakeClock();
  const { world, server, url } = await startServer(clock);
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  let isDown = false;
  const tabs = [openTab(url, clock, () => isDown), openTab(url, clock, () => isDown)];
  const isReady = () => tabs.every(({ socket }) => socket.state === 'ready');
  await until(isReady);
  const published = { public: [] as number[], guest: [] as number[], messages: [] as string[] };
  const pending: Promise<unknown>[] = [];
  const calls: Promise<{ readonly ok: boolean }>[] = [];
  /** Some pushes and messages, all at the same time. */
  const traffic = (): void => {
    for (let left = below(5); left > 0; left -= 1) {
      const isPublic = random() < 0.5;
      const ids = isPublic ? published.public : published.guest;
      ids.push(ids.length + 1);
      const payload = { actorId: ids.length, actorName: 'Noor' };
      pending.push(
        publishInWorld(
          world,
          isPublic ? actorOnline : actorOffline,
          isPublic ? { everyone: true } : { guestId },
          payload,
        ),
      );
    }
    for (let left = below(3); left > 0; left -= 1) {
      const text = `message ${published.messages.length + 1}`;
      published.messages.push(text);
      const tab = tabs[below(tabs.length)];
      if (tab !== undefined) calls.push(tab.socket.call(messageSend, message(text)));
    }
  };
  /** Cuts the line of one tab, which the server does not notice, for some time. */
  const cut = async (tab: Tab | undefined, ms: number): Promise<void> => {
    const line = tab?.line();
    isDown = true;
    line?.cut();
    traffic();
    await stayDown(ms);
    line?.hangUp();
  };
  /** Ends the connections of all tabs, as a proxy that crashes does. */
  const drop = async (ms: number): Promise<void> => {
    isDown = true;
    void server.sockets.drop(1006, world);
    traffic();
    await until(() => tabs.every(({ socket }) => socket.state === 'waiting'));
    await stayDown(ms);
  };
  const stayDown = async (ms: number): Promise<void> => {
    for (let passed = reconnectDelayMs; passed < ms; passed += reconnectDelayMs) {
      clock.advance(reconnectDelayMs);
      await setImmediate();
    }
    isDown = false;
    clock.advance(reconnectDelayMs);
    await until(isReady);
  };
  return { world, tabs, published, pending, calls, below, traffic, cut, drop };
};

test.each(seeds)('everything arrives once and in order although connections are lost, seed %d', async (seed) => {
  const { world, tabs, published, pending, calls, below, traffic, cut, drop } = await setUp(seed);
  for (let count = 0; count < losses; count += 1) {
    traffic();
    for (let turns = below(4); turns > 0; turns -= 1) await setImmediate();
    if (below(3) === 0) await drop(2_000);
    else await cut(tabs[below(tabs.length)], 2_000);
  }
  await Promise.all(pending);
  expect((await Promise.all(calls)).filter(({ ok }) => !ok)).toEqual([]);
  await publishInWorld(
    world,
    actorOnline,
    { everyone: true },
    { actorId: published.public.length + 1, actorName: 'Noor' },
  );
  published.public.push(published.public.length + 1);
  await until(() => tabs.every(({ seen }) => seen.public.at(-1) === published.public.length));
  const rows = (await world.database.reader.query(
    `select text from message where sender = 'guest' order by id`,
    [],
  )) as readonly { text: string }[];
  const stored = rows.map(({ text }) => text);
  expect(stored.toSorted()).toEqual(published.messages.toSorted());
  for (const { seen } of tabs)
    expect(seen).toEqual({ public: published.public, guest: published.guest, messages: stored, resyncs: 0 });
});

test('after more than two minutes everything is read again, every time', async () => {
  const { tabs, pending, cut } = await setUp(3);
  const [tab] = tabs;
  for (let count = 1; count <= longLosses; count += 1) {
    await cut(tab, resumeWithinMs + reconnectDelayMs);
    expect(tab?.seen.resyncs).toBe(count);
  }
  await Promise.all(pending);
});
