import type { Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { Read } from './Read.ts';

/** A number on a server; the answers to reads wait until they are delivered. */
const setUp = async () => {
  let stored = 1;
  let isHeld = false;
  let reads = 0;
  const waiting: (() => void)[] = [];
  const seen: number[] = [];
  const read = new Read<number>(
    async () => {
      reads += 1;
      const answer: Result<number> = { ok: true, value: stored };
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      return answer;
    },
    (value) => seen.push(value),
  );
  await read.load();
  return {
    read,
    seen,
    reads: () => reads,
    store: (value: number) => (stored = value),
    hold: () => (isHeld = true),
    deliver: async () => {
      isHeld = false;
      for (const each of waiting.splice(0)) each();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
};

test('a push reads again what was read, which stays meanwhile', async () => {
  const { read, store, hold, deliver, seen } = await setUp();
  store(2);
  hold();
  read.refresh();
  expect([read.state, read.value]).toEqual(['ready', 1]);
  await deliver();
  expect([read.state, read.value, seen]).toEqual(['ready', 2, [1, 2]]);
});

test('a push during a read repeats that read, and begins no other one beside it', async () => {
  const { read, store, hold, deliver, reads, seen } = await setUp();
  hold();
  const loading = read.load();
  store(2);
  read.refresh();
  await deliver();
  await loading;
  expect([read.value, reads(), seen]).toEqual([2, 3, [1, 2]]);
});

test('what was not read is not read by a push', async () => {
  let reads = 0;
  const read = new Read<number>(async () => ({ ok: true, value: (reads += 1) }));
  read.refresh();
  read.change((value) => value + 1);
  expect([read.state, reads]).toEqual(['idle', 0]);
});

test('what failed is read again by a push', async () => {
  const failure = { kind: 'http', callId: 'a/b/c', code: 'failed', field: null, requestId: null, message: '' } as const;
  let isDown = true;
  const read = new Read<number>(async () => (isDown ? { ok: false, failure } : { ok: true, value: 1 }));
  await read.load();
  isDown = false;
  read.refresh();
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect([read.state, read.value]).toEqual(['ready', 1]);
});

test.each([
  ['replaced', (read: Read<number>) => read.replace(5)],
  ['changed', (read: Read<number>) => read.change((value) => value + 4)],
])('a value that is %s shows at once, and a read in flight is repeated', async (_, change) => {
  const { read, store, hold, deliver } = await setUp();
  hold();
  const loading = read.load();
  change(read);
  expect(read.value).toBe(5);
  store(6);
  await deliver();
  await loading;
  expect(read.value).toBe(6);
});
