import { sessionEnded } from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { expect, test } from 'vitest';
import { fakeClock } from './fakes/index.ts';
import { createScope } from './scope.ts';
import { createSocket, reconnectDelayMs, type WebSocketLike } from './socket.ts';

const setUp = (guestId: number | null = 7) => {
  const clock = fakeClock();
  const connections: (WebSocketLike & { isClosed: boolean })[] = [];
  const open = (): WebSocketLike => {
    const connection = {
      onopen: null,
      onmessage: null,
      onclose: null,
      isClosed: false,
      send: () => undefined,
      close: () => void (connection.isClosed = true),
    };
    connections.push(connection);
    return connection;
  };
  const socket = createSocket({
    open,
    clock,
    scope: createScope(),
    identity: () => ({ token: 'secret', guestId, language: 'en' }),
    onError: () => undefined,
    onSchemaMismatch: () => undefined,
  });
  const expirations: unknown[] = [];
  socket.on(sessionExpired, (payload) => expirations.push(payload));
  const emit = (event: 'onopen' | 'onmessage' | 'onclose', value: object) =>
    (connections.at(-1)?.[event] as ((value: object) => void) | null)?.(value);
  const receive = (message: object) => emit('onmessage', { data: JSON.stringify(message) });
  const acknowledge = () => {
    emit('onopen', {});
    receive({ type: 'ackSession' });
  };
  const reject = (of: string) => receive({ type: 'refused', of, code: 'needLogin', field: null });
  const reconnect = () => {
    emit('onclose', { code: 1006, reason: '' });
    clock.advance(reconnectDelayMs);
    emit('onopen', {});
  };
  socket.connect();
  return { socket, clock, connections, expirations, emit, receive, acknowledge, reject, reconnect };
};

// @spec state:session-expiry, error:session-expired
test.each([
  ['a session request on reconnecting', 'sessionRequest', true],
  ['a ping', 'ping', false],
])('needLogin for %s ends the session, and nothing reconnects', (_, of, reconnects) => {
  const { socket, clock, connections, expirations, acknowledge, reject, reconnect } = setUp();
  acknowledge();
  if (reconnects) reconnect();
  const count = connections.length;
  reject(of);
  expect([socket.state, expirations, connections.at(-1)?.isClosed]).toEqual(['ended', [{}], true]);
  clock.advance(120_000);
  expect(connections).toHaveLength(count);
});

test.each([
  ['for the first session request', 7, false],
  ['for an anonymous visitor', null, true],
] as const)('needLogin %s ends the connection, and the page does not load anew', (_, guestId, hadSession) => {
  const { socket, emit, expirations, acknowledge, reject, reconnect } = setUp(guestId);
  if (hadSession) {
    acknowledge();
    reconnect();
  } else emit('onopen', {});
  reject('sessionRequest');
  expect([socket.state, expirations]).toEqual(['ended', []]);
});

test('sessionExpired and the close after it end the connection once', () => {
  const { socket, clock, connections, expirations, acknowledge, emit, receive } = setUp();
  acknowledge();
  receive({ type: 'sessionExpired' });
  emit('onclose', { code: sessionEnded, reason: '' });
  clock.advance(120_000);
  expect([socket.state, expirations.length, connections.length]).toEqual(['ended', 1, 1]);
});

test('a close because the session ended counts as its expiration', () => {
  const { socket, clock, connections, expirations, acknowledge, emit } = setUp();
  acknowledge();
  emit('onclose', { code: sessionEnded, reason: '' });
  clock.advance(120_000);
  expect([socket.state, expirations.length, connections.length]).toEqual(['ended', 1, 1]);
});

test('needLogin for another message rejects only that message', () => {
  const { socket, acknowledge, expirations, reject } = setUp();
  acknowledge();
  reject('favouritePinActor');
  expect([socket.state, expirations]).toEqual(['ready', []]);
});
