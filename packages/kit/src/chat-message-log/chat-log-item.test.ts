import { expect, test } from 'vitest';
import { announceNew, type ChatLogItem, countNew, itemsOfChat, knownFrom } from './chat-log-item.ts';

const at = '2026-11-20T20:38:00.000Z';
const message = (id: string, from: 'actor' | 'guest' | 'other' = 'actor', chatId?: string): ChatLogItem => ({
  id,
  kind: 'message',
  at,
  from,
  chatId,
  text: id,
});

test('a log holds the items of its chat, and those without a chat', () => {
  const items = [message('a', 'actor', 'one'), message('b', 'actor', 'two'), message('c')];
  expect(itemsOfChat(items, 'one').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(itemsOfChat(items, undefined)).toBe(items);
});

test.each([
  ['a', 2],
  ['b', 1],
  ['d', 0],
  ['gone', 0],
  [undefined, 0],
])('after %j there are %i new items by others', (seen, count) => {
  const items = [message('a'), message('b', 'other'), message('c', 'guest'), message('d')];
  expect(countNew(items, seen)).toBe(count);
});

test('an item is announced once, those that were there before and the guest’s own never', () => {
  const first = [message('a')];
  const begun = knownFrom(first);
  expect(announceNew(begun, first)).toBe(begun);
  const second = announceNew(begun, [...first, message('b'), message('c', 'guest'), message('d')]);
  expect(second.items.map(({ id }) => id)).toEqual(['b', 'd']);
  // A reconnect reads the same items again.
  expect(announceNew(second, [message('a'), message('b'), message('c', 'guest'), message('d')])).toBe(second);
  const third = announceNew(second, [message('d'), message('e')]);
  expect(third.items.map(({ id }) => id)).toEqual(['e']);
});

test('an own message leaves the last announcement as it is', () => {
  const begun = announceNew(knownFrom([]), [message('a')]);
  expect(announceNew(begun, [message('a'), message('b', 'guest')]).items.map(({ id }) => id)).toEqual(['a']);
});
