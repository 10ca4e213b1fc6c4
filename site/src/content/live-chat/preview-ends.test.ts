import { exitGroups } from '@lounge/protocol/content/live-chat';
import type { LivePreview } from '@lounge/stores/content/live-chat';
import { expect, test } from 'vitest';
import { previewEndOf } from './preview-ends.ts';

const guest = { isLoggedIn: true, isBarredFromSpending: false };
const ended = (exitCode: number | null, over: Partial<LivePreview> = {}) =>
  previewEndOf({ exitCode, state: 'ended', failure: null, ...over } as LivePreview, guest);

// @spec feature:chat.preview 2, error:exit-498, error:exit-499, component:LivePreview 14-15
test.each([
  [401, 'full', 'retry', true],
  [402, 'again', undefined, true],
  [403, 'offline', undefined, false],
  [404, 'single', 'lookIn', false],
  [405, 'ageRating', 'ageCheck', false],
  [406, 'denied', undefined, false],
  [407, 'disabled', undefined, true],
  [408, 'guestOffline', 'retry', false],
  [498, 'offline', undefined, false],
  [499, 'late', undefined, true],
])('a preview that ends with %i says %s, and what helps is %s', (code, title, step, canChat) => {
  const end = ended(code);
  expect([end.title, end.step, end.canChat]).toEqual([title, step, canChat]);
});

test('every code of the group has an end of its own or shares that of being offline', () => {
  const titles = exitGroups.preview.map((code) => ended(code).title);
  expect(new Set(titles).size).toBe(titles.length - 1);
});

test('one that was seen offers the chat; one whose picture broke is not offered again; one that got no answer is', () => {
  expect(ended(null)).toMatchObject({ title: 'ended', canChat: true });
  expect(ended(null, { state: 'failed' })).toMatchObject({ title: 'late' });
  const failure = { kind: 'http' } as unknown as NonNullable<LivePreview['failure']>;
  expect(ended(null, { state: 'failed', failure })).toMatchObject({ title: 'failed', step: 'retry' });
});

test('anonymous visitors are asked in, and guests with a locked account are offered no chat', () => {
  const seen = { exitCode: null, state: 'ended', failure: null } as LivePreview;
  expect(previewEndOf(seen, { isLoggedIn: false, isBarredFromSpending: false })).toMatchObject({
    text: 'anonymousText',
  });
  expect(previewEndOf(seen, { isLoggedIn: true, isBarredFromSpending: true })).toMatchObject({
    text: 'lockedText',
    canChat: false,
  });
});
