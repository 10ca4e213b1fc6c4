import { ping, pong, refused } from '@lounge/protocol/foundation/realtime';
import { createScope } from '@lounge/transport';
import { fakeClock, fakeSocket } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { answerTimeoutMs, requestBySocket } from './request-by-socket.ts';

const setUp = (isTaken = true) => {
  const [socket, scope, clock] = [fakeSocket(() => isTaken), createScope(), fakeClock()];
  socket.setState('ready');
  const ask = () =>
    requestBySocket(
      { socket, scope, clock },
      { command: ping, payload: {}, push: pong, isMine: ({ ttl }) => ttl === 120 },
    );
  return { socket, scope, clock, ask };
};

test('the answer is the push that is ours', async () => {
  const { socket, ask } = setUp();
  const asking = ask();
  socket.receive(pong, { ttl: 7 });
  socket.receive(pong, { ttl: 120 });
  expect(await asking).toEqual({ ok: true, value: { ttl: 120 } });
  expect(socket.sent).toEqual([{ type: 'ping', payload: {} }]);
});

test('a refusal of our type is a declared failure, one of another type is somebody else’s', async () => {
  const { socket, ask } = setUp();
  const asking = ask();
  socket.receive(refused, { of: 'dance', code: 'unknown', field: 'type' });
  socket.receive(refused, { of: 'ping', code: 'tooMany', field: 'ttl' });
  const failure = { kind: 'declared', callId: ping.id, code: 'tooMany', field: 'ttl' };
  expect(await asking).toMatchObject({ ok: false, failure });
});

test('a code that nobody declared is a plain failure', async () => {
  const { socket, ask } = setUp();
  const asking = ask();
  socket.receive(refused, { of: 'ping', code: 'tired', field: null });
  expect(await asking).toMatchObject({ failure: { code: 'failed' } });
});

test.each([
  ['the connection breaks', ({ socket }: ReturnType<typeof setUp>) => socket.setState('waiting')],
  ['the connection ends', ({ socket }: ReturnType<typeof setUp>) => socket.setState('ended')],
  ['nothing comes in time', ({ clock }: ReturnType<typeof setUp>) => clock.advance(answerTimeoutMs)],
  ['the scope ends', ({ scope }: ReturnType<typeof setUp>) => scope.end()],
])('when %s there is no answer', async (_, happen) => {
  const parts = setUp();
  const asking = parts.ask();
  happen(parts);
  expect(await asking).toMatchObject({ ok: false, failure: { kind: 'offline', code: 'unavailable' } });
});

test('after the scope ended nothing is sent', async () => {
  const { socket, scope, ask } = setUp();
  scope.end();
  expect(await ask()).toMatchObject({ failure: { kind: 'offline' } });
  expect(socket.sent).toEqual([]);
});

test('without a connection it waits through failed attempts, and its answer has the whole time from then on', async () => {
  const { socket, clock, ask } = setUp();
  socket.setState('waiting');
  const asking = ask();
  for (const state of ['connecting', 'waiting', 'connecting', 'open'] as const) socket.setState(state);
  clock.advance(answerTimeoutMs - 1);
  expect(socket.sent).toEqual([]);
  socket.setState('ready');
  expect(socket.sent).toEqual([{ type: 'ping', payload: {} }]);
  clock.advance(answerTimeoutMs - 1);
  socket.receive(pong, { ttl: 120 });
  expect(await asking).toMatchObject({ ok: true });
});

test.each([
  ['the connection does not return in time', ({ clock }: ReturnType<typeof setUp>) => clock.advance(answerTimeoutMs)],
  ['the connection ends', ({ socket }: ReturnType<typeof setUp>) => socket.setState('ended')],
  ['the scope ends', ({ scope }: ReturnType<typeof setUp>) => scope.end()],
])('what waits is given up when %s, and is not sent afterwards', async (_, happen) => {
  const parts = setUp();
  parts.socket.setState('waiting');
  const asking = parts.ask();
  happen(parts);
  expect(await asking).toMatchObject({ failure: { kind: 'offline' } });
  parts.socket.setState('ready');
  expect(parts.socket.sent).toEqual([]);
});

test('a refusal of what has not been sent is of something earlier', async () => {
  const { socket, ask } = setUp();
  socket.setState('waiting');
  const asking = ask();
  socket.receive(refused, { of: 'ping', code: 'tooMany', field: null });
  socket.setState('ready');
  socket.receive(pong, { ttl: 120 });
  expect(await asking).toMatchObject({ ok: true });
});

test('what cannot be sent needs a log-in', async () => {
  const { ask } = setUp(false);
  expect(await ask()).toMatchObject({ failure: { kind: 'unready', code: 'needLogin' } });
});
