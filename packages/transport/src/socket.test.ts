import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { pong, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { type Command, s } from '@lounge/protocol';
import { Server, WebSocket, type Client } from 'mock-socket';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Identity } from './client.ts';
import { fakeClock } from './fakes/index.ts';
import { createScope } from './scope.ts';
import {
  createSocket,
  pingIntervalMs,
  pongMissing,
  pongTimeoutMs,
  protocolError,
  queueLimit,
  reconnectDelayMs,
  type ConnectionError,
} from './socket.ts';

const url = 'wss://lounge.example/socket';
let server: Server;
let connections: Client[];
let received: unknown[];
let closes: { code: number; reason: string }[];

/** Lets the mock network, which runs on the machine's timers, come to rest. */
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
  const misfits: [string, string | null][] = [];
  const socket = createSocket({
    clock,
    scope,
    identity: () => identity,
    open: () => new WebSocket(url),
    onError: (error) => errors.push(error),
    onSchemaMismatch: (type, field) => misfits.push([type, field]),
  });
  const say = (message: unknown) =>
    connections.at(-1)?.send(typeof message === 'string' ? message : JSON.stringify(message));
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  const become = async (state: 'open' | 'ready') => {
    socket.connect();
    await settle();
    if (state === 'ready') say({ type: 'ackSession' });
    received.length = 0;
  };
  const close = async (code: number, reason = '') => {
    connections.at(-1)?.close({ code, reason, wasClean: true });
    await settle();
  };
  return { socket, scope, errors, misfits, say, pass, become, close };
};

const envelope = { accessToken: 'secret', guestId: 7 };
const greet: Command = { ...sessionRequest, id: 'a/b/greet', type: 'greet', needs: 'guest', payload: s.empty };

// @spec socket:session.request, socket:connection, state:realtime-connection
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

// @spec socket:ackSession, state:realtime-outgoing-queue
test('messages are queued until the session is acknowledged, and sent in order', async () => {
  const { socket, say } = setUp();
  expect(socket.send(greet, {})).toBe(true);
  socket.connect();
  await settle();
  expect(socket.send({ ...greet, type: 'second' }, {})).toBe(true);
  expect(received).toHaveLength(1);
  say({ type: 'ackSession' });
  await settle();
  expect(received.slice(1)).toEqual([
    { type: 'greet', ...envelope },
    { type: 'second', ...envelope },
  ]);
  expect(socket.state).toBe('ready');
});

test('messages are sent immediately once the session is acknowledged', async () => {
  const { socket, become } = setUp();
  await become('ready');
  socket.send(greet, {});
  await settle();
  expect(received).toEqual([{ type: 'greet', ...envelope }]);
});

// @spec rule:realtime-commands-login
test('a command that needs a guest is not sent for an anonymous visitor', async () => {
  const { socket, become } = setUp({ token: 'secret', guestId: null, language: 'de' });
  await become('ready');
  expect(socket.send(greet, {})).toBe(false);
  await settle();
  expect(received).toEqual([]);
});

test('the queue takes a limited number of messages', () => {
  const { socket } = setUp();
  for (let at = 0; at < queueLimit; at += 1) expect(socket.send(greet, {})).toBe(true);
  expect(socket.send(greet, {})).toBe(false);
});

// @spec socket:ping, socket:pong, constant:realtime.pingIntervalMs
test('it pings every 50 seconds while pongs come', async () => {
  const { become, pass, say, errors } = setUp();
  await become('ready');
  await pass(pingIntervalMs - 1);
  expect(received).toEqual([]);
  await pass(1);
  expect(received).toEqual([{ type: 'ping', ...envelope }]);
  say({ type: 'pong', ttl: 120 });
  await pass(pingIntervalMs);
  expect(received).toHaveLength(2);
  expect(errors).toEqual([]);
  expect(pingIntervalMs).toBe(50_000);
});

// @spec error:socket-4000, constant:realtime.code.pongMissing
test('a missing pong closes with 4000, is reported as an error and reconnects', async () => {
  const { become, pass, errors, socket } = setUp();
  await become('ready');
  await pass(pingIntervalMs);
  await pass(pongTimeoutMs - 1);
  expect(errors).toEqual([]);
  await pass(1);
  expect(errors).toEqual([
    { connectionAttempt: 1, error: 'pong missing', errorCode: pongMissing, errorReason: 'pong missing' },
  ]);
  expect(closes).toMatchObject([{ code: 4000 }]);
  expect(socket.state).toBe('waiting');
  await pass(reconnectDelayMs);
  expect(connections).toHaveLength(2);
});

test('a pong after the timeout does not prevent the reconnect', async () => {
  const { become, pass, say, socket } = setUp();
  await become('ready');
  await pass(pingIntervalMs);
  await pass(pongTimeoutMs);
  say({ type: 'pong', ttl: 120 });
  await pass(reconnectDelayMs);
  expect(connections).toHaveLength(2);
  expect(socket.state).toBe('open');
});

// @spec error:socket-close, constant:realtime.reconnectDelayMs
test('after a close it opens again one second later and what was sent meanwhile waits', async () => {
  const { become, close, pass, socket, errors, say } = setUp();
  await become('ready');
  await close(1006, 'gone');
  expect(errors).toEqual([{ connectionAttempt: 1, error: 'closed', errorCode: 1006, errorReason: 'gone' }]);
  expect(socket.send(greet, {})).toBe(true);
  await pass(reconnectDelayMs - 1);
  expect(connections).toHaveLength(1);
  await pass(1);
  expect(connections).toHaveLength(2);
  expect(received).toMatchObject([{ type: 'sessionRequest' }]);
  say({ type: 'ackSession' });
  await settle();
  expect(received).toMatchObject([{ type: 'sessionRequest' }, { type: 'greet' }]);
});

// @spec error:socket-1002, constant:realtime.code.protocolError
test('a first connection that ends with 1002 is the last one', async () => {
  const { become, close, pass, socket, errors } = setUp();
  await become('open');
  await close(protocolError);
  expect(errors).toMatchObject([{ error: 'protocol error', errorCode: 1002, connectionAttempt: 1 }]);
  expect(socket.state).toBe('ended');
  expect(socket.send(greet, {})).toBe(false);
  await pass(60_000);
  expect(connections).toHaveLength(1);
});

test('a later connection that ends with 1002 is opened again', async () => {
  const { become, close, pass, errors } = setUp();
  await become('open');
  await close(1006);
  await pass(reconnectDelayMs);
  await close(protocolError);
  expect(errors.map(({ connectionAttempt }) => connectionAttempt)).toEqual([1, 2]);
  await pass(reconnectDelayMs);
  expect(connections).toHaveLength(3);
});

test('a push reaches who listens with its payload alone, until the listening ends', async () => {
  const { socket, become, say } = setUp();
  const heard: unknown[] = [];
  const end = socket.on(actorOnline, (payload) => heard.push(payload));
  socket.on(actorOffline, (payload) => heard.push(['offline', payload]));
  await become('ready');
  say({ type: 'actorOnline', actorId: 3, actorName: 'Noor' });
  say({ type: 'actorOffline', actorId: 4, actorName: 'Lio' });
  end();
  say({ type: 'actorOnline', actorId: 5, actorName: 'Mika' });
  expect(heard).toEqual([{ actorId: 3, actorName: 'Noor' }, ['offline', { actorId: 4, actorName: 'Lio' }]]);
});

test('an unknown type is reported once, a broken frame and a misfit payload each time', async () => {
  const { socket, become, say, misfits } = setUp();
  const heard: unknown[] = [];
  socket.on(actorOnline, (payload) => heard.push(payload));
  await become('ready');
  say({ type: 'newsFromNowhere' });
  say({ type: 'newsFromNowhere' });
  say('{broken');
  say({ actorId: 3 });
  say({ type: 'actorOnline', actorId: 'three', actorName: 'Noor' });
  expect(misfits).toEqual([
    ['newsFromNowhere', 'type'],
    ['', null],
    ['', null],
    ['actorOnline', 'actorId'],
  ]);
  expect(heard).toEqual([]);
});

test('a payload with unknown fields is delivered', async () => {
  const { socket, become, say } = setUp();
  const heard: unknown[] = [];
  socket.on(pong, (payload) => heard.push(payload));
  await become('ready');
  say({ type: 'pong', ttl: 120, extra: true });
  expect(heard).toMatchObject([{ ttl: 120 }]);
});

test('the end of the scope closes with 1000 and nothing opens afterwards', async () => {
  const { become, scope, pass, socket, errors } = setUp();
  await become('ready');
  scope.end();
  await settle();
  expect(closes).toMatchObject([{ code: 1000 }]);
  expect(socket.state).toBe('ended');
  socket.connect();
  await pass(120_000);
  expect(connections).toHaveLength(1);
  expect(errors).toEqual([]);
});
