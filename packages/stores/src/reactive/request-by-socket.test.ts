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

test('resolves with the push that replies to the command', async () => {
  const { socket, ask } = setUp();
  const asking = ask();
  socket.receive(pong, { ttl: 7 });
  socket.receive(pong, { ttl: 120 });
  expect(await asking).toEqual({ ok: true, value: { ttl: 120 } });
  expect(socket.sent).toEqual([{ type: 'ping', payload: {} }]);
});

test('a rejection of the command’s type is a declared failure, of another type it is ignored', async () => {
  const { socket, ask } = setUp();
  const asking = ask();
  socket.receive(refused, { of: 'dance', code: 'unknown', field: 'type' });
  socket.receive(refused, { of: 'ping', code: 'tooMany', field: 'ttl' });
  const failure = { kind: 'declared', callId: ping.id, code: 'tooMany', field: 'ttl' };
  expect(await asking).toMatchObject({ ok: false, failure });
});

test('an unknown code becomes the code "failed"', async () => {
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
])('fails when %s', async (_, happen) => {
  const parts = setUp();
  const asking = parts.ask();
  happen(parts);
  expect(await asking).toMatchObject({ ok: false, failure: { kind: 'offline', code: 'unavailable' } });
});

test('sends nothing after the scope ended', async () => {
  const { socket, scope, ask } = setUp();
  scope.end();
  expect(await ask()).toMatchObject({ failure: { kind: 'offline' } });
  expect(socket.sent).toEqual([]);
});

test('waits for the connection through failed attempts, then the timeout of the reply begins', async () => {
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
])('gives up when %s, and does not send the command afterwards', async (_, happen) => {
  const parts = setUp();
  parts.socket.setState('waiting');
  const asking = parts.ask();
  happen(parts);
  expect(await asking).toMatchObject({ failure: { kind: 'offline' } });
  parts.socket.setState('ready');
  expect(parts.socket.sent).toEqual([]);
});

test('ignores a rejection before the command was sent', async () => {
  const { socket, ask } = setUp();
  socket.setState('waiting');
  const asking = ask();
  socket.receive(refused, { of: 'ping', code: 'tooMany', field: null });
  socket.setState('ready');
  socket.receive(pong, { ttl: 120 });
  expect(await asking).toMatchObject({ ok: true });
});

test('a command that cannot be sent fails with needLogin', async () => {
  const { ask } = setUp(false);
  expect(await ask()).toMatchObject({ failure: { kind: 'unready', code: 'needLogin' } });
});
