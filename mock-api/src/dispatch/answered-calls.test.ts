import { post, s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import { answerLifetimeMs } from './answered-calls.ts';
import { handle, reject } from './handler.ts';
import { runCall } from './run-call.ts';

const count = post('a/b/count', {
  path: '/rest/v1/count',
  idempotent: true,
  input: s.object({ by: s.count }),
  answer: s.object({ total: s.count }),
  purpose: 'Counts.',
});
const guest = { ...anonymousCaller, guestId: 7 };

const setUp = () => {
  const testWorld = aWorld();
  let total = 0;
  let isFailing = false;
  const handled = handle(count, async ({ by }) => {
    total += by;
    return isFailing ? reject('locked') : { total };
  });
  const call = (by: number, key: string | null, caller: typeof guest | typeof anonymousCaller = guest) =>
    runCall(handled, { by }, { ...caller, key }, testWorld.world, { parseAnswers: true });
  const fail = (fails: boolean) => (isFailing = fails);
  return { ...testWorld, call, fail };
};

test('a change with a key is performed once, and a repeat gets the first answer', async () => {
  const { call } = setUp();
  expect(await call(2, 'k-1')).toEqual({ ok: true, answer: { total: 2 } });
  expect(await call(2, 'k-1')).toEqual({ ok: true, answer: { total: 2 } });
  expect(await call(2, 'k-2')).toEqual({ ok: true, answer: { total: 4 } });
});

test('the same key with another input is rejected', async () => {
  const { call } = setUp();
  await call(2, 'k-1');
  expect(await call(3, 'k-1')).toMatchObject({ ok: false, code: 'keyReused', field: 'Idempotency-Key' });
});

test('for another guest and for an anonymous visitor a change is performed again', async () => {
  const { call } = setUp();
  await call(1, 'k-1');
  expect(await call(1, 'k-1', { ...guest, guestId: 8 })).toMatchObject({ answer: { total: 2 } });
  expect(await call(1, 'k-1', anonymousCaller)).toMatchObject({ answer: { total: 3 } });
});

test('a call that is not idempotent ignores the key', async () => {
  const { world } = setUp();
  let total = 0;
  const handled = handle({ ...count, idempotent: false }, async () => ({ total: (total += 1) }));
  const call = () => runCall(handled, { by: 1 }, { ...guest, key: 'k-1' }, world, { parseAnswers: true });
  expect([await call(), await call()]).toMatchObject([{ answer: { total: 1 } }, { answer: { total: 2 } }]);
});

test('a rejected change does not use up its key', async () => {
  const { call, fail, run } = setUp();
  fail(true);
  expect(await call(1, 'k-1')).toMatchObject({ ok: false, code: 'locked' });
  expect(await run('select * from answered_call')).toEqual([]);
  fail(false);
  expect(await call(1, 'k-1')).toMatchObject({ ok: true });
});

test('simultaneous repeats are performed once', async () => {
  const { call } = setUp();
  const outcomes = await Promise.all([1, 2, 3].map(() => call(1, 'k-1')));
  expect(outcomes).toEqual([1, 2, 3].map(() => ({ ok: true, answer: { total: 1 } })));
});

test('answers are deleted after a day', async () => {
  const { call, pass, run } = setUp();
  await call(1, 'k-1');
  pass(answerLifetimeMs + 1);
  await call(1, 'k-2');
  expect(await run('select key from answered_call')).toEqual([{ key: '7 k-2' }]);
});
