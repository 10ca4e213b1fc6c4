import { commandHandlers, handlers } from '@lounge/mock-api';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { commands, declarations, restCalls, queryCalls } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { placeholders, handlerMismatches, withoutPurpose } from './calls.ts';

test('every declared call has one handler', () => {
  expect(handlerMismatches([...restCalls, ...queryCalls], handlers)).toEqual([]);
});

test('every command but the session’s own two has one handler', () => {
  const sessionCommands = new Set<string>([sessionRequest.id, ping.id]);
  const table = commandHandlers.map(({ command }) => ({ call: command }));
  expect(
    handlerMismatches(
      commands.filter(({ id }) => !sessionCommands.has(id)),
      table,
    ),
  ).toEqual([]);
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
