import type { Failure, Result } from '@lounge/transport';
import { expect, test } from 'vitest';
import { LatestRead } from './LatestRead.ts';

test.each([
  ['a later read begins', 'stale', (reads: LatestRead) => void reads.begin()],
  ['a later read joins', 'current', (reads: LatestRead) => void reads.watch()],
  ['something newer arrives', 'stale', (reads: LatestRead) => reads.invalidate()],
  ['nothing happens', 'current', () => undefined],
])('when %s, earlier reads are %s', (_, expected, act) => {
  const isCurrent = expected === 'current';
  const reads = new LatestRead();
  const [begun, watched] = [reads.begin(), reads.watch()];
  act(reads);
  expect([begun(), watched()]).toEqual([isCurrent, isCurrent]);
});

test('of overlapping reads only the last one is current', () => {
  const reads = new LatestRead();
  const begun = [reads.begin(), reads.begin(), reads.begin()];
  expect(begun.map((isCurrent) => isCurrent())).toEqual([false, false, true]);
});

const failure: Failure = {
  kind: 'offline',
  callId: 'a/b/c',
  code: 'unavailable',
  field: null,
  requestId: null,
  message: 'no connection',
};

test.each<[string, number, readonly Result<string>[], Result<string>]>([
  ['an answer that stayed current', 0, [{ ok: true, value: 'first' }], { ok: true, value: 'first' }],
  [
    'the repeated answer where the first one became stale',
    1,
    [
      { ok: true, value: 'first' },
      { ok: true, value: 'second' },
    ],
    { ok: true, value: 'second' },
  ],
  ['a failure without another attempt', 1, [{ ok: false, failure }], { ok: false, failure }],
])('readUntilCurrent returns %s', async (_, staleReads, answers, expected) => {
  const reads = new LatestRead();
  let calls = 0;
  const result = await reads.readUntilCurrent(async () => {
    calls += 1;
    if (calls <= staleReads) reads.invalidate();
    const answer = answers[calls - 1];
    if (answer === undefined) throw new Error('read too often');
    return answer;
  });
  expect([result, calls]).toEqual([expected, answers.length]);
});
