import { setImmediate as iteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('calls that come at once begin one after the other, and what else waits has its turn between them', async () => {
  const turn = createTurns();
  const begun: string[] = [];
  const calls = ['a', 'b', 'c', 'd'].map(async (client) => {
    await turn(client);
    begun.push(client);
  });
  for (const page of ['page 1', 'page 2', 'page 3']) {
    await iteration();
    begun.push(page);
  }
  await Promise.all(calls);
  expect(begun).toEqual(['a', 'b', 'page 1', 'c', 'page 2', 'd', 'page 3']);
});

test('a client with many calls is not before one with a few', async () => {
  const turn = createTurns();
  const begun: string[] = [];
  await Promise.all(
    ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(async (call) => {
      await turn(call.charAt(0));
      begun.push(call);
    }),
  );
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a call begins at once where none has begun in this iteration', async () => {
  const turn = createTurns();
  expect(turn('a')).toBeUndefined();
  await iteration();
  expect(turn('a')).toBeUndefined();
});
