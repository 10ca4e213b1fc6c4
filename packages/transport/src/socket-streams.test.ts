import { actorOnline } from '@lounge/protocol/content/actors';
import { silenceMs } from '@lounge/protocol/foundation/realtime';
import { expect, test } from 'vitest';
import { greet, greeted } from './fakes/greet.ts';
import { fakeProvider } from './fakes/fake-provider.ts';
import { beatMissing, pingIntervalMs, pongMissing, pongTimeoutMs } from './heartbeat.ts';
import { reconnectDelayMs } from './socket.ts';

const positions = (publicSeq: number, guest: number | null = 0, epoch = 'e-1') => ({
  positions: { epoch, public: publicSeq, guest },
});

const setUp = (guestId: number | null = 7, options?: Parameters<typeof fakeProvider>[1]) => {
  const provider = fakeProvider(guestId, options);
  const seen: number[] = [];
  let resyncs = 0;
  provider.socket.on(actorOnline, ({ actorId }) => seen.push(actorId));
  provider.socket.onResync(() => (resyncs += 1));
  const online = (actorId: number, fields: object = {}) =>
    provider.receive({ type: 'actorOnline', actorId, actorName: 'Noor', ...fields });
  /** The push to everybody with this number. */
  const publicPush = (seq: number) => online(seq, { stream: 'public', seq });
  const lastSession = () => provider.sent.findLast(({ type }) => type === 'sessionRequest');
  return { ...provider, seen, online, publicPush, lastSession, resyncs: () => resyncs };
};

test('the first session request says nothing of streams, the one after a lost connection what was seen last', () => {
  const { acknowledge, publicPush, online, lastSession, clock, reconnect } = setUp();
  acknowledge(positions(4, 2));
  expect(lastSession()).not.toHaveProperty('lastSeen');
  publicPush(5);
  online(9, { stream: 'guest', seq: 3 });
  clock.advance(700);
  reconnect();
  const lastSeen = { epoch: 'e-1', public: 5, guest: 3, agoMs: 700 + reconnectDelayMs };
  expect(lastSession()).toMatchObject({ lastSeen });
});

test.each([
  ['that is resumed completely', positions(6), [6], 0],
  ['whose provider no longer has all pushes', positions(9), [6], 1],
  ['whose provider has restarted without data', positions(0, 0, 'e-2'), [6], 1],
])('the first session of a page %s continues from its data', (_, fields, expected, count) => {
  const { clock, emit, publicPush, receive, lastSession, seen, resyncs } = setUp(7, { since: positions(5).positions });
  clock.advance(400);
  emit('onopen', {});
  expect(lastSession()).toMatchObject({ lastSeen: { epoch: 'e-1', public: 5, guest: 0, agoMs: 400 } });
  publicPush(5);
  publicPush(6);
  receive({ type: 'ackSession', ...fields });
  expect([seen, resyncs()]).toEqual([expected, count]);
});

test('how long ago counts from the last session, not from a connection without one', () => {
  const { clock, acknowledge, lose, emit, receive, lastSession } = setUp();
  acknowledge(positions(0));
  lose();
  clock.advance(119_000);
  emit('onopen', {});
  receive({ type: 'refused', of: 'sessionRequest', code: 'tooMany', field: null });
  clock.advance(60_000);
  emit('onopen', {});
  expect(lastSession()).toMatchObject({ lastSeen: { agoMs: 179_000 } });
});

test('an anonymous visitor has the stream to everybody only', () => {
  const { acknowledge, publicPush, lastSession, reconnect } = setUp(null);
  acknowledge(positions(0, null));
  publicPush(1);
  reconnect();
  expect(lastSession()).toMatchObject({ lastSeen: { public: 1, guest: null } });
});

test('a system clock that was set back does not count as time in the future', () => {
  const { acknowledge, lastSession, clock, reconnect } = setUp();
  acknowledge(positions(0));
  clock.sleep(-60_000);
  reconnect();
  expect(lastSession()).toMatchObject({ lastSeen: { agoMs: 0 } });
});

test('missed pushes come before the acknowledgement, each is seen once, and nothing is read again', () => {
  const { acknowledge, publicPush, receive, reconnect, seen, resyncs } = setUp();
  acknowledge(positions(0));
  publicPush(1);
  publicPush(2);
  publicPush(2);
  reconnect();
  publicPush(2);
  publicPush(3);
  publicPush(4);
  receive({ type: 'ackSession', ...positions(4) });
  publicPush(4);
  publicPush(5);
  expect([seen, resyncs()]).toEqual([[1, 2, 3, 4, 5], 0]);
});

test('a call whose reply was missed ends with it and is not sent again', async () => {
  const { socket, acknowledge, receive, reconnect, sent } = setUp();
  acknowledge(positions(0));
  const calling = socket.call(greet, { name: 'Kim' }, { key: 'k-1' });
  reconnect();
  receive({ type: 'greeted', name: 'Kim', key: 'k-1', stream: 'guest', seq: 1 });
  receive({ type: 'ackSession', ...positions(0, 1) });
  expect(await calling).toEqual({ ok: true, value: { name: 'Kim' } });
  expect(sent.filter(({ type }) => type === 'greet')).toHaveLength(1);
});

test('a call that is repeated after its page loaded again ends with the reply that has an old number', async () => {
  const { socket, acknowledge, receive } = setUp();
  const greetings: unknown[] = [];
  socket.on(greeted, (payload) => greetings.push(payload));
  acknowledge(positions(0, 8));
  const calling = socket.call(greet, { name: 'Kim' }, { key: 'k-1' });
  receive({ type: 'greeted', name: 'Kim', key: 'k-1', stream: 'guest', seq: 8 });
  expect(await calling).toEqual({ ok: true, value: { name: 'Kim' } });
  expect(greetings).toEqual([]);
});

test.each([
  ['the provider says so', (receive: (message: object) => void) => receive({ type: 'resync' }), positions(9)],
  ['the streams are those of another world', () => undefined, positions(0, 0, 'e-2')],
  ['the acknowledgement is ahead of the pushes', () => undefined, positions(3)],
  ['the provider has stopped numbering its pushes', () => undefined, {}],
])('everything is read again once the session is ready if %s', (_, before, fields) => {
  const { socket, acknowledge, receive, reconnect, publicPush, seen, resyncs } = setUp();
  const states: string[] = [];
  socket.onResync(() => states.push(socket.state));
  acknowledge(positions(2));
  reconnect();
  before(receive);
  expect(resyncs()).toBe(0);
  receive({ type: 'ackSession', ...fields });
  expect([resyncs(), states]).toEqual([1, ['ready']]);
  publicPush(10);
  expect(seen).toEqual([10]);
});

test('a provider whose data comes from a backup starts from its own numbers', () => {
  const { acknowledge, receive, reconnect, publicPush, seen, resyncs } = setUp();
  acknowledge(positions(50));
  reconnect();
  receive({ type: 'resync' });
  receive({ type: 'ackSession', ...positions(20) });
  publicPush(21);
  expect([seen, resyncs()]).toEqual([[21], 1]);
});

test('a number that is left out means that a push was missed', () => {
  const { socket, acknowledge, publicPush, seen, resyncs } = setUp();
  const seenBefore: number[][] = [];
  socket.onResync(() => seenBefore.push([...seen]));
  acknowledge(positions(0));
  publicPush(1);
  publicPush(3);
  publicPush(4);
  expect([seen, resyncs()]).toEqual([[1, 3, 4], 1]);
  expect(seenBefore).toEqual([[1]]);
});

// A provider of the plain documents: no numbers, no heartbeats.
test('at a provider without numbers every reconnect may have missed pushes, and the first session none', () => {
  const { acknowledge, receive, reconnect, online, lastSession, seen, resyncs } = setUp();
  acknowledge();
  online(1);
  online(1);
  expect(resyncs()).toBe(0);
  for (const count of [1, 2]) {
    reconnect();
    expect(lastSession()).not.toHaveProperty('lastSeen');
    receive({ type: 'ackSession' });
    expect(resyncs()).toBe(count);
  }
  expect(seen).toEqual([1, 1]);
});

test('after a beat, twenty seconds of silence lose the connection, and any message ends the silence', () => {
  const { socket, acknowledge, receive, online, clock, errors, connections } = setUp();
  acknowledge(positions(0));
  receive({ type: 'beat' });
  for (let at = 0; at < 5; at += 1) {
    clock.advance(silenceMs - 1);
    online(at + 1);
    receive({ type: 'pong', ttl: 120 });
  }
  clock.advance(silenceMs - 1);
  expect(socket.state).toBe('ready');
  clock.advance(1);
  expect([socket.state, connections.at(-1)?.isClosed]).toEqual(['waiting', true]);
  expect(errors).toMatchObject([{ error: 'beat missing', errorCode: beatMissing }]);
});

test('without a beat the ping alone decides, also after a connection that had heartbeats', () => {
  const { socket, acknowledge, receive, reconnect, clock, errors } = setUp();
  acknowledge(positions(0));
  receive({ type: 'beat' });
  reconnect();
  receive({ type: 'ackSession' });
  clock.advance(pingIntervalMs + pongTimeoutMs - 1);
  expect(socket.state).toBe('ready');
  clock.advance(1);
  expect(errors.at(-1)).toMatchObject({ errorCode: pongMissing });
});

test('a tab that slept for an hour connects anew, says so, and its late messages do not count', () => {
  const { acknowledge, receive, publicPush, clock, connections, emit, lastSession, seen, resyncs } = setUp();
  acknowledge(positions(0));
  receive({ type: 'beat' });
  publicPush(1);
  const old = connections.at(-1);
  clock.sleep(3_600_000);
  clock.advance(reconnectDelayMs);
  // No event of the old connection is handled any more.
  expect([old?.isClosed, old?.onmessage, old?.onclose]).toEqual([true, null, null]);
  emit('onopen', {});
  expect(lastSession()).toMatchObject({ lastSeen: { public: 1, agoMs: 3_600_000 + reconnectDelayMs } });
  receive({ type: 'resync' });
  receive({ type: 'ackSession', ...positions(70) });
  expect([seen, resyncs()]).toEqual([[1], 1]);
});
