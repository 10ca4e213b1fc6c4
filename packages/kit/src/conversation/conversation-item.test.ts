import { expect, test } from 'vitest';
import { beginsDay, countUnseen, dayKind, endsRun, isPrepended, type ConversationItem } from './conversation-item.ts';

const item = (id: string, over: Partial<ConversationItem> = {}): ConversationItem => ({
  id,
  from: 'guest',
  at: '2026-11-20T20:00:00.000Z',
  text: id,
  ...over,
});

test.each([
  ['the first message', '2026-11-20T20:00:00.000Z', undefined, true],
  ['one of the same evening', '2026-11-20T20:00:00.000Z', '2026-11-20T19:00:00.000Z', false],
  ['one after midnight in Berlin', '2026-11-20T23:10:00.000Z', '2026-11-20T22:50:00.000Z', true],
  ['one after midnight elsewhere', '2026-11-21T00:10:00.000Z', '2026-11-20T23:50:00.000Z', false],
])('%s is the first of a day: %s after %s', (_name, at, before, isFirst) => {
  expect(beginsDay(item('a', { at }), before === undefined ? undefined : item('b', { at: before }))).toBe(isFirst);
});

test.each([
  ['2026-11-20T08:00:00.000Z', 'today'],
  ['2026-11-19T08:00:00.000Z', 'yesterday'],
  ['2026-11-18T08:00:00.000Z', 'date'],
])('%s is %s on the evening of the twentieth', (at, kind) => {
  expect(dayKind(at, Date.parse('2026-11-20T20:00:00.000Z'))).toBe(kind);
});

// In 2026 the 29th of March has 23 hours in Berlin, the 25th of October 25.
test.each([
  ['2026-03-29T10:00:00.000Z', 'yesterday', '2026-03-29T22:30:00.000Z'],
  ['2026-03-28T22:30:00.000Z', 'date', '2026-03-29T22:30:00.000Z'],
  ['2026-10-24T10:00:00.000Z', 'yesterday', '2026-10-25T22:30:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 'yesterday', '2027-01-01T10:00:00.000Z'],
])('%s is %s at %s, by calendar days rather than hours', (at, kind, now) => {
  expect(dayKind(at, now)).toBe(kind);
});

test.each([
  ['nothing follows', item('a'), undefined, true],
  ['the same author follows quickly', item('a'), item('b', { at: '2026-11-20T20:01:00.000Z' }), false],
  ['the same author follows later', item('a'), item('b', { at: '2026-11-20T20:05:00.000Z' }), true],
  ['the other author follows', item('a'), item('b', { from: 'performer' }), true],
  ['its delivery state differs', item('a', { state: 'read' }), item('b', { state: 'sent' }), true],
  ['it failed', item('a', { state: 'failed' }), item('b', { state: 'failed' }), true],
])('shows time and state below a message when %s: %#', (_name, one, next, ends) => {
  expect(endsRun(one, next)).toBe(ends);
});

test.each([
  ['older ones', ['c', 'd'], ['a', 'b', 'c', 'd'], true],
  ['a newer one', ['c', 'd'], ['c', 'd', 'e'], false],
  ['the first ones', [], ['a'], false],
  ['other ones', ['c', 'd'], ['x', 'y', 'z'], false],
])('detects prepended messages, %s: %j %j', (_name, before, after, isInFront) => {
  const items = (ids: readonly string[]) => ids.map((id) => item(id));
  expect(isPrepended(items(before), items(after))).toBe(isInFront);
});

test.each([
  ['the last one was seen', 'c', 0],
  ['one by the performer and one by the guest follow', 'a', 1],
  ['the seen one was removed', 'removed', 0],
])('counts unseen messages when %s', (_name, seen, count) => {
  expect(countUnseen([item('a'), item('b', { from: 'performer' }), item('c')], seen)).toBe(count);
});
