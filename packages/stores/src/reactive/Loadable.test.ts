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

/** A reading that ends when the test says so. */
const held = () => {
  let end: (result: Result<string>) => void = () => undefined;
  const promise = new Promise<Result<string>>((resolve) => (end = resolve));
  return { read: () => promise, end };
};

test('a value is idle, loading, ready', async () => {
  const loadable = new Loadable<string>();
  expect(loadable.state).toBe('idle');
  const { read, end } = held();
  const loading = loadable.load(read);
  expect(loadable.state).toBe('loading');
  end({ ok: true, value: 'one' });
  expect(await loading).toEqual({ ok: true, value: 'one' });
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'one', failure: null });
});

test('a failure keeps the value, and the next value clears the failure', async () => {
  const loadable = new Loadable('one');
  await loadable.load(async () => ({ ok: false, failure }));
  expect(loadable.snapshot()).toEqual({ state: 'failed', value: 'one', failure });
  await loadable.load(async () => ({ ok: true, value: 'two' }));
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'two', failure: null });
});

test.each([
  ['the later one ends last', [0, 1]],
  ['the later one ends first', [1, 0]],
])('of two overlapping reads the later one counts when %s', async (_, order) => {
  const loadable = new Loadable<string>();
  const readings = [held(), held()];
  const loading = readings.map(({ read }) => loadable.load(read));
  for (const at of order) readings[at]?.end({ ok: true, value: `value ${at}` });
  await Promise.all(loading);
  expect(loadable.value).toBe('value 1');
  expect(loadable.state).toBe('ready');
});

test('the failure of an earlier read is ignored', async () => {
  const loadable = new Loadable<string>();
  const [early, late] = [held(), held()];
  const loading = [loadable.load(early.read), loadable.load(late.read)];
  late.end({ ok: true, value: 'late' });
  early.end({ ok: false, failure });
  await Promise.all(loading);
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'late', failure: null });
});

test.each([
  ['a value', { ok: true, value: 'early' }],
  ['a failure', { ok: false, failure }],
] as const)('after invalidate, %s of a read in flight is ignored', async (_, result) => {
  const loadable = new Loadable('one');
  const early = held();
  const loading = loadable.load(early.read);
  loadable.invalidate();
  early.end(result);
  await loading;
  expect(loadable.snapshot()).toEqual({ state: 'loading', value: 'one', failure: null });
  await loadable.load(async () => ({ ok: true, value: 'two' }));
  expect(loadable.snapshot()).toEqual({ state: 'ready', value: 'two', failure: null });
});

test.each(['ready', 'failed'] as const)('a snapshot in the state %s is restored unchanged', (state) => {
  const from = new Loadable<{ list: number[] }>();
  from.restore({ state, value: { list: [1] }, failure: state === 'failed' ? failure : null });
  const carried = JSON.parse(JSON.stringify(from.snapshot())) as ReturnType<typeof from.snapshot>;
  const to = new Loadable<{ list: number[] }>();
  to.restore(carried);
  expect(to.snapshot()).toEqual(from.snapshot());
});
