import type { LoadState } from '@lounge/stores';
import { expect, test } from 'vitest';
import { earlierOf, readEarlier } from './earlier-messages.ts';

type Row = readonly [what: string, state: LoadState, isRead: boolean, more: object, earlier: string];

test.each<Row>([
  ['a first reading is under way', 'loading', false, {}, 'loading'],
  ['a first reading has failed', 'failed', false, {}, 'failed'],
  ['everything is there', 'ready', true, {}, 'none'],
  ['there is more', 'ready', true, { hasEarlier: true }, 'more'],
  ['more is on its way', 'ready', true, { hasEarlier: true, isLoadingEarlier: true }, 'loading'],
  ['more did not come', 'ready', true, { hasEarlier: true, hasEarlierFailed: true }, 'failed'],
  ['a later reading of the end has failed', 'failed', true, { hasEarlier: true }, 'more'],
])('what stands before the first message when %s', (_, state, isRead, more, earlier) => {
  const nothing = { isLoadingEarlier: false, hasEarlierFailed: false, hasEarlier: false };
  const page = { state, value: isRead ? {} : null };
  expect(earlierOf({ page, ...nothing, ...more })).toBe(earlier);
});

test.each([
  ['the newest page while that was never read', null, 'load'],
  ['an earlier page afterwards', {}, 'loadEarlier'],
])('%s is read', (_, value, call) => {
  const called: string[] = [];
  const noted = (name: string) => async () => void called.push(name);
  readEarlier({ page: { state: 'ready', value }, load: noted('load'), loadEarlier: noted('loadEarlier') });
  expect(called).toEqual([call]);
});
