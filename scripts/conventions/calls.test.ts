import { handlers } from '@lounge/mock-api';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { commands, declarations, restCalls, queryCalls } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { placeholders, handlerMismatches, withoutPurpose } from './calls.ts';

test('every declared call but the socket’s own two has one handler', () => {
  const builtIn = new Set<string>([sessionRequest.id, ping.id]);
  const calls = [...restCalls, ...queryCalls, ...commands].filter(({ id }) => !builtIn.has(id));
  expect(handlerMismatches(calls, handlers)).toEqual([]);
});

test('every declaration has a purpose of one sentence', () => {
  expect(declarations.length).toBeGreaterThan(20);
  expect(withoutPurpose(declarations)).toEqual([]);
});

test('reports a call without a handler, a call with two handlers, and a handler without a call', () => {
  const [first = { id: '' }, second = { id: '' }] = restCalls;
  const table = [{ call: first }, { call: first }, { call: { id: 'content/actors/gone' } }];
  expect(handlerMismatches([first, second], table)).toEqual([
    `${first.id}: 2 handlers`,
    `${second.id}: 0 handlers`,
    'content/actors/gone: not declared',
  ]);
});

test.each(['', 'reads a thing.', 'Reads a thing', 'Reads a thing. And another.'])(
  'reports the purpose "%s"',
  (purpose) => {
    expect(withoutPurpose([{ id: 'a/b/c', purpose }])).toEqual(['a/b/c']);
  },
);

test('no module contains the placeholder of its skeleton', () => {
  expect(placeholders(declarations)).toEqual([]);
  expect(placeholders([{ id: 'a/b/getBPlaceholder' }, { id: 'a/b/getB' }])).toEqual(['a/b/getBPlaceholder']);
});
