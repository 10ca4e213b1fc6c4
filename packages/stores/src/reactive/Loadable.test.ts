import type { Failure, Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { Loadable } from './Loadable.ts';

const failure: Failure = {
  kind: 'http',
  callId: 'a/b/c',
  code: 'failed',
  field: null,
  requestId: 'r-1',
  message: 'status 500',
};

/** Creates a read whose result the test sets. */
const deferredRead = () => {
  const { promise, resolve } = Promise.withResolvers<Result<string>>();
  return { read: () => promise, resolve };
};

test('the state is idle, then loading, then ready', async () => {
  const loadable = new Loadable<string>();
  expect(loadable.state).toBe('idle');
  const { read, resolve } = deferredRead();
  const loading = loadable.track(read);
  expect(loadable.state).toBe('loading');
  resolve({ ok: true, value: 'one' });
  expect(await loading).toEqual({ ok: true, value: 'one' });
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'one', failure: null });
});

test('a failure keeps the value, and the next value clears the failure', async () => {
  const loadable = new Loadable('one');
  await loadable.track(async () => ({ ok: false, failure }));
  expect(loadable.snapshot()).toEqual({ state: 'failed', value: 'one', failure });
  await loadable.track(async () => ({ ok: true, value: 'two' }));
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'two', failure: null });
});

test.each([
  ['the later one ends last', [0, 1]],
  ['the later one ends first', [1, 0]],
])('of two overlapping reads the later one applies if %s', async (_, order) => {
  const loadable = new Loadable<string>();
  const reads = [deferredRead(), deferredRead()];
  const loading = reads.map(({ read }) => loadable.track(read));
  for (const at of order) reads[at]?.resolve({ ok: true, value: `value ${at}` });
  await Promise.all(loading);
  expect(loadable.value).toBe('value 1');
  expect(loadable.state).toBe('ready');
});

test('the failure of an earlier read is ignored', async () => {
  const loadable = new Loadable<string>();
  const [early, late] = [deferredRead(), deferredRead()];
  const loading = [loadable.track(early.read), loadable.track(late.read)];
  late.resolve({ ok: true, value: 'late' });
  early.resolve({ ok: false, failure });
  await Promise.all(loading);
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'late', failure: null });
});

test.each([
  ['a value', { ok: true, value: 'early' }],
  ['a failure', { ok: false, failure }],
] as const)('after invalidate, %s of a read in flight is ignored', async (_, result) => {
  const loadable = new Loadable('one');
  const early = deferredRead();
  const loading = loadable.track(early.read);
  loadable.invalidate();
  early.resolve(result);
  await loading;
  expect(loadable.snapshot()).toEqual({ state: 'loading', value: 'one', failure: null });
  await loadable.track(async () => ({ ok: true, value: 'two' }));
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'two', failure: null });
});

test('a stale value stays ready while the next read is under way and if it fails, until one succeeds', async () => {
  const loadable = new Loadable('one');
  loadable.markStale();
  const { read, resolve } = deferredRead();
  const loading = loadable.track(read);
  expect(loadable.state).toBe('ready');
  resolve({ ok: false, failure });
  await loading;
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'one', failure: null });
  expect(loadable.isDue).toBe(true);
  await loadable.track(async () => ({ ok: true, value: 'two' }));
  expect([loadable.value, loadable.isDue]).toEqual(['two', false]);
  await loadable.track(async () => ({ ok: false, failure }));
  expect(loadable.state).toBe('failed');
});

test('the answer to a read that began before the value was stale is dropped', async () => {
  const loadable = new Loadable('one');
  const { read, resolve } = deferredRead();
  const loading = loadable.track(read);
  loadable.markStale();
  resolve({ ok: true, value: 'two' });
  await loading;
  expect([loadable.value, loadable.isDue]).toEqual(['one', true]);
});

test.each([
  ['offline', true],
  ['http', false],
] as const)('a read that failed as %s is due again: %s', async (kind, isDue) => {
  const loadable = new Loadable<string>();
  await loadable.track(async () => ({ ok: false, failure: { ...failure, kind } }));
  expect(loadable.isDue).toBe(isDue);
});

test.each(['idle', 'failed', 'loading'] as const)('a read of what is %s is not in the background', (state) => {
  const loadable = new Loadable<string>();
  loadable.restore({ state, value: null, failure: null });
  loadable.markStale();
  void loadable.track(deferredRead().read);
  expect(loadable.state).toBe('loading');
});

test.each(['ready', 'failed'] as const)('a snapshot in the state %s is restored unchanged', (state) => {
  const source = new Loadable<{ list: number[] }>();
  source.restore({ state, value: { list: [1] }, failure: state === 'failed' ? failure : null });
  const snapshot = JSON.parse(JSON.stringify(source.snapshot())) as ReturnType<typeof source.snapshot>;
  const target = new Loadable<{ list: number[] }>();
  target.restore(snapshot);
  expect(target.snapshot()).toEqual(source.snapshot());
});
