import { sessionEnded, silenceMs } from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { expect, test } from 'vitest';
import { fakeProvider } from './fakes/fake-provider.ts';
import { offlineRetryMs, reconnectDelayMs } from './socket.ts';

const setUp = (guestId: number | null = 7) => {
  const provider = fakeProvider(guestId);
  const expirations: unknown[] = [];
  provider.socket.on(sessionExpired, (payload) => expirations.push(payload));
  const reject = (of: string) => provider.receive({ type: 'refused', of, code: 'needLogin', field: null });
  return { ...provider, expirations, reject };
};

// @spec error:session-expired
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

test.each(['tooMany', 'failed', 'unavailable'])('a session that is rejected with %s is requested again', (code) => {
  const { socket, clock, connections, emit, receive, acknowledge } = setUp();
  emit('onopen', {});
  receive({ type: 'refused', of: 'sessionRequest', code, field: null });
  expect([socket.state, connections.at(-1)?.isClosed]).toEqual(['waiting', true]);
  clock.advance(reconnectDelayMs);
  acknowledge();
  expect(socket.state).toBe('ready');
});

test('a session whose resumption is malformed is requested again without it', () => {
  const { socket, clock, sent, emit, receive, acknowledge, reconnect } = setUp();
  let resyncs = 0;
  socket.onResync(() => (resyncs += 1));
  acknowledge({ positions: { epoch: 'e', public: 1, guest: 1 } });
  reconnect();
  receive({ type: 'refused', of: 'sessionRequest', code: 'malformed', field: 'lastSeen' });
  clock.advance(reconnectDelayMs);
  emit('onopen', {});
  expect(sent.at(-1)).not.toHaveProperty('lastSeen');
  receive({ type: 'ackSession', positions: { epoch: 'e', public: 9, guest: 1 } });
  expect([socket.state, resyncs]).toEqual(['ready', 1]);
});

test('a session that is malformed is not requested again, as it would be rejected again', () => {
  const { socket, clock, connections, emit, receive } = setUp();
  emit('onopen', {});
  receive({ type: 'refused', of: 'sessionRequest', code: 'malformed', field: 'language' });
  clock.advance(reconnectDelayMs);
  expect([socket.state, connections.length]).toEqual(['open', 1]);
});

test('a lost connection is reported once, however many attempts fail after it', () => {
  const { socket, clock, errors, connections, acknowledge, lose } = setUp();
  acknowledge();
  lose();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    clock.advance(reconnectDelayMs);
    lose();
  }
  expect([connections.length, errors.map(({ connectionAttempt }) => connectionAttempt)]).toEqual([6, [1]]);
  clock.advance(reconnectDelayMs);
  acknowledge();
  lose();
  expect(errors.map(({ connectionAttempt }) => connectionAttempt)).toEqual([1, 7]);
  expect(socket.state).toBe('waiting');
});

test('a first connection that cannot be opened is reported once', () => {
  const { clock, errors, lose } = setUp();
  lose();
  clock.advance(reconnectDelayMs);
  lose();
  expect(errors).toHaveLength(1);
});

test('without a network it connects every ten seconds and when there is one, and not after its scope ended', () => {
  let isOnline = true;
  const listeners = new Set<() => void>();
  const network = {
    get isOnline() {
      return isOnline;
    },
    onOnline: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { clock, connections, acknowledge, lose, scope } = fakeProvider(7, { network });
  acknowledge();
  isOnline = false;
  lose();
  clock.advance(reconnectDelayMs + offlineRetryMs - 1);
  expect([connections.length, listeners.size]).toEqual([1, 1]);
  clock.advance(1);
  expect([connections.length, listeners.size]).toEqual([2, 0]);
  lose();
  clock.advance(reconnectDelayMs);
  isOnline = true;
  for (const listener of listeners) {
    listeners.delete(listener);
    listener();
  }
  clock.advance(offlineRetryMs);
  expect(connections).toHaveLength(3);
  isOnline = false;
  lose();
  clock.advance(reconnectDelayMs);
  expect(listeners.size).toBe(1);
  scope.end();
  clock.advance(offlineRetryMs);
  expect([connections.length, listeners.size]).toEqual([3, 0]);
});

test.each([
  ['that does not open', false],
  ['whose session is not acknowledged', true],
])('a connection %s in time is given up, and the next one is ready', (_, opens) => {
  const { socket, clock, connections, errors, emit, acknowledge } = setUp();
  if (opens) emit('onopen', {});
  clock.advance(silenceMs);
  expect([socket.state, connections[0]?.isClosed, errors]).toMatchObject([
    'waiting',
    true,
    [{ error: 'session missing', errorCode: 4004 }],
  ]);
  clock.advance(reconnectDelayMs);
  acknowledge();
  clock.advance(silenceMs);
  expect([socket.state, connections.length]).toEqual(['ready', 2]);
});

test('an acknowledgement after the close of its connection is ignored', () => {
  const { socket, emit, receive, lose } = fakeProvider();
  emit('onopen', {});
  lose();
  receive({ type: 'ackSession' });
  expect(socket.state).toBe('waiting');
});
