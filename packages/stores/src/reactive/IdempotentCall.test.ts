import type { Failure, Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { IdempotentCall } from './IdempotentCall.ts';

const failed = (kind: Failure['kind'], code: Failure['code']): Result<string> => ({
  ok: false,
  failure: { kind, callId: 'a/b/c', code, field: null, requestId: null, message: `${kind} ${code}` },
});

const setUp = () => {
  let keys = 0;
  const call = new IdempotentCall<string>(() => `key ${(keys += 1)}`);
  const usedKeys: string[] = [];
  const run = (result: Result<string>) =>
    call.run(async (key) => {
      usedKeys.push(key);
      return result;
    });
  return { call, run, usedKeys };
};

test.each([
  ['a lost connection', failed('offline', 'unavailable'), 'the first key'],
  ['an error of the server', failed('http', 'failed'), 'the first key'],
  ['an answer that does not match its schema', failed('schemaMismatch', 'failed'), 'the first key'],
  ['a declared "failed"', failed('declared', 'failed'), 'the first key'],
  ['a declared failure', failed('declared', 'needPurchase'), 'a new key'],
  ['an answer', { ok: true, value: 'bought' } as const, 'a new key'],
])('after %s the next run has %s', async (_, result, expected) => {
  const { run, usedKeys } = setUp();
  expect(await run(result)).toBe(result);
  await run(result);
  expect(usedKeys).toEqual(['key 1', expected === 'the first key' ? 'key 1' : 'key 2']);
});

test('a run while another one is pending joins it', async () => {
  const { run, usedKeys } = setUp();
  const first = run({ ok: true, value: 'first' });
  const second = run({ ok: true, value: 'second' });
  expect(second).toBe(first);
  await first;
  expect(usedKeys).toEqual(['key 1']);
});

test('after a send that throws, the next run has the same key', async () => {
  const { call, run, usedKeys } = setUp();
  await expect(call.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await run({ ok: true, value: 'bought' });
  expect(usedKeys).toEqual(['key 1']);
});
