import { operationText, queryPath } from '@lounge/protocol';
import { actorHeatMaps, actorOnline } from '@lounge/protocol/content/actors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transferOnce } from '../../foundation/wallet/ledger.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { sampleOf } from '../../testing/sample-of.ts';
import { publishInWorld, type WorldParts } from '../../world/world.ts';
import { openObservation, type Observation } from '../observation.ts';
import { runScheduledJobs } from '../scheduled-jobs.ts';
import type { Metrics } from './metrics.ts';

let metrics: Metrics;
let backend: Loopback;
const sockets: (() => void)[] = [];
beforeEach(async () => {
  const report = (cause: unknown) => expect.unreachable(String(cause));
  const observation: Observation = await openObservation({ hasMetrics: true, hasTraces: false, report });
  metrics = observation.metrics!;
  backend = await loopback({ observation });
});
afterEach(async () => {
  sockets.splice(0).forEach((end) => end());
  await backend.close();
});

const sample = async (name: string, labels: Readonly<Record<string, string>> = {}) =>
  sampleOf(await metrics.text(), name, labels);

const open = async (headers: Record<string, string> = {}) => {
  const socket = await openSocket(backend.host, { headers });
  sockets.push(() => socket.socket.terminate());
  await socket.exchange({ type: 'sessionRequest', language: 'en', accessToken: backend.token, guestId: null });
  return socket;
};

const query = (variables: object) =>
  backend.request(queryPath, {
    headers: { authorization: `Bearer ${backend.token}` },
    body: { query: operationText(actorHeatMaps), variables },
  });

test.each<[string, () => Promise<unknown>, { call: string; outcome: string }]>([
  [
    'a read that is answered',
    () => backend.request('/rest/v1/actor/getActor/101'),
    { call: 'content/actors/getActor', outcome: 'ok' },
  ],
  [
    'a read that fails',
    () => backend.request('/rest/v1/actor/getActor/999999'),
    { call: 'content/actors/getActor', outcome: 'unknown' },
  ],
  ['a query', () => query({ actorId: 101 }), { call: 'content/actors/actorHeatMaps', outcome: 'ok' }],
  [
    'a command of the socket',
    async () =>
      (await open()).exchange({ type: 'favouritePinActor', actorId: 101, accessToken: backend.token, guestId: null }),
    { call: 'content/favourites/favouritePinActor', outcome: 'needLogin' },
  ],
])('%s is counted by its id and outcome, with its duration', async (_, act, labels) => {
  await act();
  expect(await sample('lounge_call_duration_seconds_count', labels)).toBe(1);
  expect(await sample('lounge_call_duration_seconds_sum', labels)).toBeGreaterThan(0);
});

test.each<[string, () => Promise<unknown>, { call: string; code: string }]>([
  [
    'an input that cannot be read',
    () => backend.request('/rest/v1/actor/getActor/abc'),
    { call: 'content/actors/getActor', code: 'malformed' },
  ],
  ['a path without a call', () => backend.request('/rest/v1/no/such/call'), { call: 'other', code: 'unknown' }],
  ['a query that fails', () => query({ actorId: 999_999 }), { call: 'content/actors/actorHeatMaps', code: 'unknown' }],
  [
    'an invalid command',
    async () =>
      (await open()).exchange({ type: 'favouritePinActor', actorId: 'x', accessToken: backend.token, guestId: null }),
    { call: 'content/favourites/favouritePinActor', code: 'malformed' },
  ],
])('%s is counted among the rejections', async (_, act, labels) => {
  await act();
  expect(await sample('lounge_rejections_total', labels)).toBe(1);
});

test('what a limit refuses is counted, whatever it was', async () => {
  const { request, close } = await loopback({
    observation: { metrics, tracing: null, aroundCall: undefined, aroundChange: undefined },
    requestsPerTenSeconds: 1,
  });
  await request('/rest/v1/actor/getActor/101');
  await request('/rest/v1/actor/getActor/101');
  await request('/en/');
  await close();
  expect(await sample('lounge_rejections_total', { call: 'other', code: 'tooMany' })).toBe(2);
});

test('clients cannot create series: no label has a path, a world or a name that they choose', async () => {
  for (const path of ['/rest/v1/made/up', '/made-up', '/rest/v1/actor/getActor/101?made=up'])
    await backend.request(path);
  await backend.request('/rest/v1/actor/getActor/101', { headers: { 'x-world': 'made-up' } });
  await backend.request(queryPath, {
    headers: { authorization: `Bearer ${backend.token}` },
    body: { query: 'query madeUp { made(up: 1) { up } }' },
  });
  (await open({ 'x-world': 'made-up' })).send({ type: 'made-up' });
  const socket = await open();
  await socket.exchange({ type: 'made-up' });
  expect(await metrics.text()).not.toMatch(/made/i);
});

test('open sockets are counted by kind of world', async () => {
  await open();
  await open();
  const named = await open({ 'x-world': 'of-a-test' });
  expect([
    await sample('lounge_sockets', { world: 'main' }),
    await sample('lounge_sockets', { world: 'named' }),
  ]).toEqual([2, 1]);
  const closed = new Promise((resolve) => named.socket.once('close', resolve));
  named.socket.close();
  await closed;
  await expect.poll(() => sample('lounge_sockets', { world: 'named' })).toBe(0);
});

const publishPublicly = (world: WorldParts) =>
  publishInWorld(world, actorOnline, { everyone: true }, { actorId: 101, actorName: 'Noor' });

test('the delay of a push is measured from its row to the sockets, those that never arrive are counted', async () => {
  const { world, pass } = backend;
  await publishPublicly(world);
  expect(await sample('lounge_push_delay_seconds_count')).toBe(1);
  expect(await sample('lounge_push_delay_seconds_sum')).toBe(0);
  // As a push from another process that arrives late.
  const at = world.clock.now();
  pass(3000);
  world.bus.publish({
    to: { everyone: true },
    message: { type: 'actorOnline' },
    position: { stream: 'public', seq: 2 },
    at,
  });
  expect(await sample('lounge_push_delay_seconds_sum')).toBe(3);
  expect(await sample('lounge_undelivered_pushes')).toBe(0);
  await backend.run(`update "pushStream" set last = last + 3 where key = 'public'`);
  expect(await sample('lounge_undelivered_pushes')).toBe(2);
});

test('an outbox that cannot be read has no number of undelivered pushes, and hides no other metric', async () => {
  backend.world.database.close();
  expect(await sample('lounge_undelivered_pushes')).toBeNull();
  expect(await sample('lounge_sockets', { world: 'main' })).toBe(0);
});

const topUp = (key: string, world: WorldParts, after: () => Promise<unknown> = async () => null) =>
  world.database.change(async (tx) => {
    const transfer = { guestId: 7, key, kind: 'topUp' as const, bodyHash: key, at: '2026-11-20T19:00:00.000Z' };
    const entries = [
      { account: 'guest:7', amount: 5 },
      { account: 'top-up', amount: -5 },
    ] as const;
    await transferOnce(tx, transfer, async () => ({ entries, reference: {}, answer: () => null }));
    await after();
  });

test('transactions of the ledger are counted when they are committed, and once for a repeated key', async () => {
  const { world } = backend;
  await topUp('a', world);
  await topUp('a', world);
  await topUp('b', world);
  await expect(topUp('c', world, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await sample('lounge_ledger_transactions_total', { kind: 'topUp' })).toBe(2);
  expect(await sample('lounge_transactions_total', { outcome: 'committed' })).toBe(3);
  expect(await sample('lounge_transactions_total', { outcome: 'rolled back' })).toBe(1);
  expect(await sample('lounge_transaction_retries_total')).toBe(0);
});

test('jobs are counted with their durations and failures', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = runScheduledJobs(backend.server.context);
  await backend.run('drop table chat');
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  vi.useRealTimers();
  // How often it ran within the second depends on how long a run took.
  await expect.poll(() => sample('lounge_job_duration_seconds_count', { job: 'chats' })).toBeGreaterThan(0);
  expect(await sample('lounge_job_failures_total', { job: 'chats' })).toBeGreaterThan(0);
  expect(await sample('lounge_job_failures_total', { job: 'renewals' })).toBeNull();
});

test('Node is among the metrics, and every sample names its process', async () => {
  const text = await metrics.text();
  expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(samples.filter((line) => !line.includes('process="0"'))).toEqual([]);
});
