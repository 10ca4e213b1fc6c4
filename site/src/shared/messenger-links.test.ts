import { expect, test } from 'vitest';
import { actorOf, messengerPath } from './messenger-links.ts';

test('returns the address of the messenger and of a conversation', () => {
  expect(messengerPath('de')).toBe('/de/messenger/');
  expect(messengerPath('en', 7)).toBe('/en/messenger/?actor=7');
});

test.each([
  ['actor=7', 7],
  ['', null],
  ['actor=', null],
  ['actor=0', null],
  ['actor=-3', null],
  ['actor=1.5', null],
  ['actor=noor', null],
])('reads from the query "%s" the performer %s', (query, actorId) => {
  expect(actorOf(new URLSearchParams(query))).toBe(actorId);
});
