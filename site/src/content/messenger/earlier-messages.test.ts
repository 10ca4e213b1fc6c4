import type { LoadState } from '@lounge/stores';
import { expect, test } from 'vitest';
import { earlierOf, readEarlier } from './earlier-messages.ts';

type Row = readonly [what: string, state: LoadState, isLoaded: boolean, more: object, earlier: string];

test.each<Row>([
  ['the first load is pending', 'loading', false, {}, 'loading'],
  ['the first load failed', 'failed', false, {}, 'failed'],
  ['everything is loaded', 'ready', true, {}, 'none'],
  ['there are earlier messages', 'ready', true, { hasEarlier: true }, 'more'],
  ['earlier messages are loading', 'ready', true, { hasEarlier: true, isLoadingEarlier: true }, 'loading'],
  ['loading earlier messages failed', 'ready', true, { hasEarlier: true, hasEarlierFailed: true }, 'failed'],
  ['reloading the newest page failed', 'failed', true, { hasEarlier: true }, 'more'],
])('when %s, returns the state of the earlier messages', (_, state, isLoaded, more, earlier) => {
  const defaults = { isLoadingEarlier: false, hasEarlierFailed: false, hasEarlier: false };
  const page = { state, value: isLoaded ? {} : null };
  expect(earlierOf({ page, ...defaults, ...more })).toBe(earlier);
});

test.each([
  ['the newest page if it was never loaded', null, 'load'],
  ['an earlier page otherwise', {}, 'loadEarlier'],
])('loads %s', (_, value, call) => {
  const calls: string[] = [];
  const record = (name: string) => async () => void calls.push(name);
  readEarlier({ page: { state: 'ready', value }, load: record('load'), loadEarlier: record('loadEarlier') });
  expect(calls).toEqual([call]);
});
