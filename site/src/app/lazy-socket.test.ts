import { command, push, s } from '@lounge/protocol';
import { callTimeoutMs, type Socket } from '@lounge/transport';
import { fakeClock } from '@lounge/transport/fakes';
import { expect, test } from 'vitest';
import { lazySocket } from './lazy-socket.ts';

const update = push('a/b/update', { payload: s.empty, purpose: 'A push.' });
const request = command('a/b/request', { input: s.empty, purpose: 'A command.' });

const setUp = (guestId: number | null = 7, failures = 0) => {
  const [clock, actions] = [fakeClock(), [] as string[]];
  const listeners = new Set<() => void>();
  const call = ({ type }: { type: string }) => {
    actions.push(type);
    return Promise.resolve({ ok: true, value: {} });
  };
  const real: Socket = {
    state: 'connecting',
    connect: () => void actions.push('connect'),
    call: call as Socket['call'],
    on: (_, listener) => {
      listeners.add(listener as () => void);
      return () => listeners.delete(listener as () => void);
    },
    onState: () => () => undefined,
    onResync: () => () => undefined,
  };
  let failuresLeft = failures;
  const create = () => ((failuresLeft -= 1) >= 0 ? Promise.reject(new Error('no network')) : Promise.resolve(real));
  const identity = () => ({ token: 't', guestId, language: 'en' });
  return { clock, actions, listeners, socket: lazySocket({ create, identity, clock }) };
};

const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

test('passes earlier listeners and commands on in order, and then connects', async () => {
  const { socket, actions, listeners } = setUp();
  expect(socket.state).toBe('idle');
  const unsubscribe = socket.on(update, () => undefined);
  socket.on(update, () => undefined);
  const calling = socket.call(request, {});
  unsubscribe();
  socket.connect();
  socket.connect();
  await flushPromises();
  expect(actions).toEqual(['request', 'connect']);
  expect(listeners.size).toBe(1);
  expect(socket.state).toBe('connecting');
  expect(await calling).toEqual({ ok: true, value: {} });
  void socket.call(request, {});
  expect(actions).toEqual(['request', 'connect', 'request']);
});

test('does not queue a command that needs a guest for an anonymous visitor', async () => {
  expect(await setUp(null).socket.call(request, {})).toMatchObject({ failure: { code: 'needLogin' } });
});

test('a command that waits for the code longer than its timeout ends and is never sent', async () => {
  const { socket, clock, actions } = setUp();
  const calling = socket.call(request, {});
  clock.advance(callTimeoutMs);
  expect(await calling).toMatchObject({ failure: { kind: 'offline' } });
  socket.connect();
  await flushPromises();
  expect(actions).toEqual(['connect']);
});

test('retries when loading the code failed', async () => {
  const { socket, clock, actions } = setUp(7, 1);
  socket.connect();
  await flushPromises();
  expect(actions).toEqual([]);
  clock.advance(2_000);
  await flushPromises();
  expect(actions).toEqual(['connect']);
});
