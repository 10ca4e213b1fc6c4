import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { pong } from '@lounge/protocol/foundation/realtime';
import { Server, WebSocket, type Client } from 'mock-socket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { greet, greeted, wave } from './fakes/greet.ts';
import type { Identity } from './identity.ts';
import { fakeClock } from './fakes/index.ts';
import { pingIntervalMs, pongMissing, pongTimeoutMs } from './heartbeat.ts';
import { createScope } from './scope.ts';
import { createSocket, protocolError, reconnectDelayMs, type ConnectionError } from './socket.ts';

const url = 'wss://lounge.example/socket';
let server: Server;
let connections: Client[];
let received: unknown[];
let closes: { code: number; reason: string }[];

/** Waits until the mock network, which runs on vitest's fake timers, has delivered everything. */
const settle = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server(url);
  [connections, received, closes] = [[], [], []];
  server.on('connection', (client) => {
    connections.push(client);
    client.target.addEventListener('close', (event) => closes.push(event as CloseEvent));
    client.on('message', (data) => received.push(JSON.parse(data as string)));
  });
});

afterEach(() => {
  server.stop();
  vi.useRealTimers();
});

const setUp = (identity: Identity = { token: 'secret', guestId: 7, language: 'de' }) => {
  const clock = fakeClock();
  const scope = createScope();
  const errors: ConnectionError[] = [];
  const mismatches: [string, string | null][] = [];
  const socket = createSocket({
    clock,
    scope,
    identity: () => identity,
    open: () => new WebSocket(url),
    onError: (error) => errors.push(error),
    onSchemaMismatch: (type, field) => mismatches.push([type, field]),
  });
  const sendFromServer = (message: unknown) =>
    connections.at(-1)?.send(typeof message === 'string' ? message : JSON.stringify(message));
  const advance = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  const connectUntil = async (state: 'open' | 'ready') => {
    socket.connect();
    await settle();
    if (state === 'ready') sendFromServer({ type: 'ackSession' });
    received.length = 0;
  };
  const closeFromServer = async (code: number, reason = '') => {
    connections.at(-1)?.close({ code, reason, wasClean: true });
    await settle();
  };
  return { socket, scope, errors, mismatches, sendFromServer, advance, connectUntil, closeFromServer };
};

const envelope = { accessToken: 'secret', guestId: 7 };

// @spec socket:session.request, socket:connection
test('the first message is a session request with language, token and guest', async () => {
  const { socket } = setUp();
  const states: string[] = [];
  socket.onState((state) => states.push(state));
  socket.connect();
  socket.connect();
  await settle();
  expect(connections).toHaveLength(1);
  expect(received).toEqual([{ type: 'sessionRequest', language: 'de', ...envelope }]);
  expect(states).toEqual(['connecting', 'open']);
});

test('an anonymous visitor requests a session without a guest', async () => {
  const { socket } = setUp({ token: null, guestId: null, language: 'nl' });
  socket.connect();
  await settle();
  expect(received).toEqual([{ type: 'sessionRequest', language: 'nl', accessToken: null, guestId: null }]);
});

// @spec socket:ackSession, state:realtime-outgoing-queue 1-2, state:realtime-connection 2, feature:shell.realtime 3
test('commands wait until the session is acknowledged, and are sent in order', async () => {
  const { socket, sendFromServer } = setUp();
  void socket.call(greet, { name: 'Kim' }, { key: 'k-1' });
  socket.connect();
  await settle();
  const waving = socket.call(wave, {}, { key: 'k-2' });
  expect(received).toHaveLength(1);
  sendFromServer({ type: 'ackSession' });
  await settle();
  expect(received.slice(1)).toEqual([
    { type: 'greet', name: 'Kim', key: 'k-1', ...envelope },
    { type: 'wave', key: 'k-2', ...envelope },
  ]);
  expect(socket.state).toBe('ready');
  expect(await waving).toEqual({ ok: true, value: {} });
});

test('a reply with the command’s key ends its call; listeners of the push get its payload without the key', async () => {
  const { socket, connectUntil, sendFromServer } = setUp();
  const payloads: unknown[] = [];
  socket.on(greeted, (payload) => payloads.push(payload));
  await connectUntil('ready');
  const calling = socket.call(greet, { name: 'Kim' }, { key: 'k-1' });
  sendFromServer({ type: 'greeted', name: 'Robin', key: 'k-2' });
  sendFromServer({ type: 'greeted', name: 'Somebody', key: 'k-1' });
  expect(await calling).toEqual({ ok: true, value: { name: 'Somebody' } });
  expect(payloads).toEqual([{ name: 'Robin' }, { name: 'Somebody' }]);
});

test('a call under way when the connection is lost is sent again under its key', async () => {
  const { socket, connectUntil, closeFromServer, advance, sendFromServer, mismatches } = setUp();
  await connectUntil('ready');
  const calling = socket.call(greet, { name: 'Kim' }, { key: 'k-1' });
  await closeFromServer(1006);
  await advance(reconnectDelayMs);
  sendFromServer({ type: 'ackSession' });
  await settle();
  const sent = received.filter((each) => (each as { type: string }).type === 'greet');
  expect(sent).toEqual([1, 2].map(() => ({ type: 'greet', name: 'Kim', key: 'k-1', ...envelope })));
  sendFromServer({ type: 'greeted', name: 'Kim', key: 'k-1' });
  expect(await calling).toEqual({ ok: true, value: { name: 'Kim' } });
  // A reply needs no listener.
  expect(mismatches).toEqual([]);
});

// @spec rule:realtime-commands-login, feature:shell.realtime 6
test('a command that needs a guest is not sent for an anonymous visitor', async () => {
  const { socket, connectUntil } = setUp({ token: 'secret', guestId: null, language: 'de' });
  await connectUntil('ready');
  expect(await socket.call(greet, { name: 'Kim' })).toMatchObject({ ok: false, failure: { code: 'needLogin' } });
  await settle();
  expect(received).toEqual([]);
});

// @spec socket:ping, socket:pong, constant:realtime.pingIntervalMs
// @spec state:realtime-connection 1, 10-11, feature:shell.realtime 2, 7
test('requests a session and then pings every 50 seconds while pongs arrive', async () => {
  const { socket, advance, sendFromServer, errors, mismatches } = setUp();
  const pongs: unknown[] = [];
  socket.on(pong, (payload) => pongs.push(payload));
  socket.connect();
  await settle();
  sendFromServer({ type: 'ackSession' });
  void socket.call(greet, { name: 'Kim' }, { key: 'k-1' });
  await settle();
  const opening = [
    { type: 'sessionRequest', language: 'de', ...envelope },
    { type: 'greet', name: 'Kim', key: 'k-1', ...envelope },
  ];
  await advance(pingIntervalMs - 1);
  expect(received).toEqual(opening);
  await advance(1);
  expect(received).toEqual([...opening, { type: 'ping', ...envelope }]);
  sendFromServer({ type: 'pong', ttl: 120 });
  sendFromServer({ type: 'pong' });
  expect(pongs).toEqual([{ ttl: 120 }]);
  expect(mismatches).toContainEqual(['pong', 'ttl']);
  await advance(pingIntervalMs);
  expect(received).toHaveLength(4);
  expect(errors).toEqual([]);
  expect(pingIntervalMs).toBe(50_000);
});

// @spec error:socket-4000, constant:realtime.code.pongMissing
test('a missing pong closes with 4000, is reported as an error and reconnects', async () => {
  const { connectUntil, advance, errors, socket } = setUp();
  await connectUntil('ready');
  await advance(pingIntervalMs);
  await advance(pongTimeoutMs - 1);
  expect(errors).toEqual([]);
  await advance(1);
  expect(errors).toEqual([
    { connectionAttempt: 1, error: 'pong missing', errorCode: pongMissing, errorReason: 'pong missing' },
  ]);
  expect(closes).toMatchObject([{ code: 4000 }]);
  expect(socket.state).toBe('waiting');
  await advance(reconnectDelayMs);
  expect(connections).toHaveLength(2);
});

test('a pong after the timeout does not prevent the reconnect', async () => {
  const { connectUntil, advance, sendFromServer, socket } = setUp();
  await connectUntil('ready');
  await advance(pingIntervalMs);
  await advance(pongTimeoutMs);
  sendFromServer({ type: 'pong', ttl: 120 });
  await advance(reconnectDelayMs);
  expect(connections).toHaveLength(2);
  expect(socket.state).toBe('open');
});

// @spec error:socket-close, constant:realtime.reconnectDelayMs, state:realtime-connection 4
test('reconnects one second after a close, and commands called in between wait', async () => {
  const { connectUntil, closeFromServer, advance, socket, errors, sendFromServer } = setUp();
  await connectUntil('ready');
  await closeFromServer(1006, 'gone');
  expect(errors).toEqual([{ connectionAttempt: 1, error: 'closed', errorCode: 1006, errorReason: 'gone' }]);
  void socket.call(greet, { name: 'Kim' });
  await advance(reconnectDelayMs - 1);
  expect(connections).toHaveLength(1);
  await advance(1);
  expect(connections).toHaveLength(2);
  expect(received).toMatchObject([{ type: 'sessionRequest' }]);
  sendFromServer({ type: 'ackSession' });
  await settle();
  expect(received).toMatchObject([{ type: 'sessionRequest' }, { type: 'greet' }]);
});

// @spec error:socket-1002, constant:realtime.code.protocolError, state:realtime-connection 5, feature:shell.realtime 5
test('reconnects a second after a close, but not if the first connection closes with 1002', async () => {
  const lost = setUp();
  await lost.connectUntil('open');
  await lost.closeFromServer(1006);
  await lost.advance(reconnectDelayMs - 1);
  expect([connections.length, reconnectDelayMs]).toEqual([1, 1000]);
  await lost.advance(1);
  expect(connections).toHaveLength(2);
  lost.scope.end();
  connections = [];
  const { connectUntil, closeFromServer, advance, socket, errors } = setUp();
  await connectUntil('open');
  await closeFromServer(protocolError);
  expect(errors).toMatchObject([{ error: 'protocol error', errorCode: 1002, connectionAttempt: 1 }]);
  expect(socket.state).toBe('ended');
  expect(await socket.call(greet, { name: 'Kim' })).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  await advance(60_000);
  expect(connections).toHaveLength(1);
});

test('reconnects if a later connection closes with 1002', async () => {
  const { connectUntil, closeFromServer, advance, errors } = setUp();
  await connectUntil('open');
  await closeFromServer(1006);
  await advance(reconnectDelayMs);
  await closeFromServer(protocolError);
  expect(errors.map(({ connectionAttempt }) => connectionAttempt)).toEqual([1, 2]);
  await advance(reconnectDelayMs);
  expect(connections).toHaveLength(3);
});

test('listeners receive the payload of a push without its envelope, until they unsubscribe', async () => {
  const { socket, connectUntil, sendFromServer } = setUp();
  const payloads: unknown[] = [];
  const unsubscribe = socket.on(actorOnline, (payload) => payloads.push(payload));
  socket.on(actorOffline, (payload) => payloads.push(['offline', payload]));
  await connectUntil('ready');
  sendFromServer({ type: 'actorOnline', actorId: 3, actorName: 'Noor' });
  sendFromServer({ type: 'actorOffline', actorId: 4, actorName: 'Lio' });
  unsubscribe();
  sendFromServer({ type: 'actorOnline', actorId: 5, actorName: 'Mika' });
  expect(payloads).toEqual([{ actorId: 3, actorName: 'Noor' }, ['offline', { actorId: 4, actorName: 'Lio' }]]);
});

test('an unknown type is reported once, an invalid frame and a schema mismatch each time', async () => {
  const { socket, connectUntil, sendFromServer, mismatches } = setUp();
  const payloads: unknown[] = [];
  socket.on(actorOnline, (payload) => payloads.push(payload));
  await connectUntil('ready');
  sendFromServer({ type: 'unknownPush' });
  sendFromServer({ type: 'unknownPush' });
  sendFromServer('{broken');
  sendFromServer({ actorId: 3 });
  sendFromServer({ type: 'actorOnline', actorId: 'three', actorName: 'Noor' });
  expect(mismatches).toEqual([
    ['unknownPush', 'type'],
    ['', null],
    ['', null],
    ['actorOnline', 'actorId'],
  ]);
  expect(payloads).toEqual([]);
});

test('a payload with unknown fields is delivered', async () => {
  const { socket, connectUntil, sendFromServer } = setUp();
  const payloads: unknown[] = [];
  socket.on(pong, (payload) => payloads.push(payload));
  await connectUntil('ready');
  sendFromServer({ type: 'pong', ttl: 120, extra: true });
  expect(payloads).toMatchObject([{ ttl: 120 }]);
});

test('the end of the scope closes with 1000 and prevents reconnecting', async () => {
  const { connectUntil, scope, advance, socket, errors } = setUp();
  await connectUntil('ready');
  scope.end();
  await settle();
  expect(closes).toMatchObject([{ code: 1000 }]);
  expect(socket.state).toBe('ended');
  socket.connect();
  await advance(120_000);
  expect(connections).toHaveLength(1);
  expect(errors).toEqual([]);
});
