import { commandHandlers, handlers } from '@lounge/mock-api';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { commands, declarations, restCalls, queryCalls } from '@lounge/protocol/registry';
import { expect, test } from 'vitest';
import { placeholders, unanswered, withoutPurpose } from './calls.ts';

test('every declared call has one handler', () => {
  expect(unanswered([...restCalls, ...queryCalls], handlers)).toEqual([]);
});

test('every command but the session’s own two has one handler', () => {
  const own = new Set<string>([sessionRequest.id, ping.id]);
  const table = commandHandlers.map(({ command }) => ({ call: command }));
  expect(
    unanswered(
      commands.filter(({ id }) => !own.has(id)),
      table,
    ),
  ).toEqual([]);
});

test('every declared thing says in one sentence what it is for', () => {
  expect(declarations.length).toBeGreaterThan(20);
  expect(withoutPurpose(declarations)).toEqual([]);
});

test('a call without handler, one with two and a handler without call are found', () => {
  const [first = { id: '' }, second = { id: '' }] = restCalls;
  const table = [{ call: first }, { call: first }, { call: { id: 'content/actors/gone' } }];
  expect(unanswered([first, second], table)).toEqual([
    `${first.id}: 2 handlers`,
    `${second.id}: 0 handlers`,
    'content/actors/gone: not declared',
  ]);
});

test.each(['', 'reads a thing.', 'Reads a thing', 'Reads a thing. And another.'])(
  'the purpose "%s" is found',
  (purpose) => {
    expect(withoutPurpose([{ id: 'a/b/c', purpose }])).toEqual(['a/b/c']);
  },
);

test('no module is left with the placeholder that it began with', () => {
  expect(placeholders(declarations)).toEqual([]);
  expect(placeholders([{ id: 'a/b/getBPlaceholder' }, { id: 'a/b/getB' }])).toEqual(['a/b/getBPlaceholder']);
});
