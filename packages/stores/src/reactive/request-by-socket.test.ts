import { ping, pong, refused } from '@lounge/protocol/foundation/realtime';
import { createScope } from '@lounge/transport';
import { fakeClock, fakeSocket } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { answerTimeoutMs, requestBySocket } from './request-by-socket.ts';

const setUp = (isSent = true) => {
  const [socket, scope, clock] = [fakeSocket(() => isSent), createScope(), fakeClock()];
  socket.setState('ready');
  const request = () =>
    requestBySocket(
      { socket, scope, clock },
      { command: ping, payload: {}, push: pong, isMine: ({ ttl }) => ttl === 120 },
    );
  return { socket, scope, clock, request };
};

test('resolves with the push that replies to the command', async () => {
  const { socket, request } = setUp();
  const pending = request();
  socket.receive(pong, { ttl: 7 });
  socket.receive(pong, { ttl: 120 });
  expect(await pending).toEqual({ ok: true, value: { ttl: 120 } });
  expect(socket.sent).toEqual([{ type: 'ping', payload: {} }]);
});

test('a rejection of the command’s type is a declared failure, one of another type is ignored', async () => {
  const { socket, request } = setUp();
  const pending = request();
  socket.receive(refused, { of: 'other', code: 'unknown', field: 'type' });
  socket.receive(refused, { of: 'ping', code: 'tooMany', field: 'ttl' });
  const failure = { kind: 'declared', callId: ping.id, code: 'tooMany', field: 'ttl' };
  expect(await pending).toMatchObject({ ok: false, failure });
});

test('an unknown code becomes the code "failed"', async () => {
  const { socket, request } = setUp();
  const pending = request();
  socket.receive(refused, { of: 'ping', code: 'unlisted', field: null });
  expect(await pending).toMatchObject({ failure: { code: 'failed' } });
});

test.each([
  ['the connection breaks', ({ socket }: ReturnType<typeof setUp>) => socket.setState('waiting')],
  ['the connection ends', ({ socket }: ReturnType<typeof setUp>) => socket.setState('ended')],
  ['nothing comes in time', ({ clock }: ReturnType<typeof setUp>) => clock.advance(answerTimeoutMs)],
  ['the scope ends', ({ scope }: ReturnType<typeof setUp>) => scope.end()],
])('fails when %s', async (_, act) => {
  const parts = setUp();
  const pending = parts.request();
  act(parts);
  expect(await pending).toMatchObject({ ok: false, failure: { kind: 'offline', code: 'unavailable' } });
});

test('sends nothing after the scope ended', async () => {
  const { socket, scope, request } = setUp();
  scope.end();
  expect(await request()).toMatchObject({ failure: { kind: 'offline' } });
  expect(socket.sent).toEqual([]);
});

test('waits for the connection through failed attempts, and then starts the timeout of the reply', async () => {
  const { socket, clock, request } = setUp();
  socket.setState('waiting');
  const pending = request();
  for (const state of ['connecting', 'waiting', 'connecting', 'open'] as const) socket.setState(state);
  clock.advance(answerTimeoutMs - 1);
  expect(socket.sent).toEqual([]);
  socket.setState('ready');
  expect(socket.sent).toEqual([{ type: 'ping', payload: {} }]);
  clock.advance(answerTimeoutMs - 1);
  socket.receive(pong, { ttl: 120 });
  expect(await pending).toMatchObject({ ok: true });
});

test.each([
  ['the connection does not return in time', ({ clock }: ReturnType<typeof setUp>) => clock.advance(answerTimeoutMs)],
  ['the connection ends', ({ socket }: ReturnType<typeof setUp>) => socket.setState('ended')],
  ['the scope ends', ({ scope }: ReturnType<typeof setUp>) => scope.end()],
])('gives up when %s, and does not send the command afterwards', async (_, act) => {
  const parts = setUp();
  parts.socket.setState('waiting');
  const pending = parts.request();
  act(parts);
  expect(await pending).toMatchObject({ failure: { kind: 'offline' } });
  parts.socket.setState('ready');
  expect(parts.socket.sent).toEqual([]);
});

test('ignores a rejection before the command was sent', async () => {
  const { socket, request } = setUp();
  socket.setState('waiting');
  const pending = request();
  socket.receive(refused, { of: 'ping', code: 'tooMany', field: null });
  socket.setState('ready');
  socket.receive(pong, { ttl: 120 });
  expect(await pending).toMatchObject({ ok: true });
});

test('a command that cannot be sent fails with needLogin', async () => {
  const { request } = setUp(false);
  expect(await request()).toMatchObject({ failure: { kind: 'unready', code: 'needLogin' } });
});
