import type { Failure, Result } from '@lounge/transport';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Loadable } from './Loadable.ts';
import { reloadOnResync } from './reload-on-resync.ts';

const failureOf = (kind: Failure['kind']): Failure => ({
  kind,
  callId: 'content/actors/onlineModels',
  code: 'unavailable',
  field: null,
  requestId: null,
  message: 'no response',
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = () => {
  const { pushSource, socket, clock, scope } = testStores();
  const value = new Loadable<string>();
  let result: Result<string> = { ok: true, value: 'one' };
  let reads = 0;
  const load = () =>
    value.track(async () => {
      reads += 1;
      return result;
    });
  reloadOnResync(pushSource, () => [value], load);
  socket.setState('ready');
  return {
    value,
    load,
    socket,
    scope,
    answer: (next: Failure['kind'] | null) =>
      (result = next === null ? { ok: true, value: 'one' } : { ok: false, failure: failureOf(next) }),
    advance: async (ms: number) => {
      clock.advance(ms);
      await settle();
    },
    reconnect: async () => {
      for (const state of ['waiting', 'ready'] as const) socket.setState(state);
      await settle();
    },
    takeReads: () => {
      const taken = reads;
      reads = 0;
      return taken;
    },
  };
};

test('while the connection stays ready, a load that fails is repeated after 5, 15 and 60 seconds, then on the next connection', async () => {
  const { load, socket, answer, advance, reconnect, takeReads, value } = setUp();
  await load();
  answer('http');
  socket.resync();
  await settle();
  expect(takeReads()).toBe(2);
  for (const ms of [5_000, 15_000, 60_000]) {
    await advance(ms - 1);
    expect(takeReads()).toBe(0);
    await advance(1);
    expect(takeReads()).toBe(1);
  }
  await advance(3_600_000);
  expect([takeReads(), value.state]).toEqual([0, 'ready']);
  await reconnect();
  expect(takeReads()).toBe(1);
  answer(null);
  await advance(5_000);
  expect(takeReads()).toBe(1);
  await reconnect();
  await advance(3_600_000);
  expect(takeReads()).toBe(0);
});

test.each([
  ['offline', 1, 'ready'],
  ['http', 0, 'failed'],
] as const)(
  'a first read that failed as %s is repeated %i times by the next connection',
  async (kind, times, state) => {
    const { load, answer, reconnect, takeReads, value } = setUp();
    answer(kind);
    await load();
    answer(null);
    takeReads();
    await reconnect();
    expect([takeReads(), value.state]).toEqual([times, state]);
  },
);

test('what is due when pushes were missed is read once', async () => {
  const { load, socket, answer, takeReads } = setUp();
  answer('offline');
  await load();
  takeReads();
  for (const state of ['waiting', 'ready'] as const) socket.setState(state);
  socket.resync();
  await settle();
  expect(takeReads()).toBe(1);
});

test('nothing is repeated without a connection, or after the scope ended', async () => {
  const { load, socket, scope, answer, advance, takeReads } = setUp();
  await load();
  answer('http');
  socket.resync();
  await settle();
  takeReads();
  socket.setState('waiting');
  await advance(5_000);
  expect(takeReads()).toBe(0);
  socket.setState('ready');
  scope.end();
  await advance(60_000);
  expect(takeReads()).toBe(0);
});
