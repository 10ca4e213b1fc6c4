import { expect, test } from 'vitest';
import { memoized } from './memoized.ts';

test('a function is called once for each list of names', () => {
  const calls: string[] = [];
  const both = memoized((one: string, other: string) => {
    calls.push(`${one} ${other}`);
    return { one, other };
  });
  expect(both('rank', 'asc')).toBe(both('rank', 'asc'));
  expect(both('rank', 'desc')).toEqual({ one: 'rank', other: 'desc' });
  expect(both('asc', 'rank')).toEqual({ one: 'asc', other: 'rank' });
  expect(calls).toEqual(['rank asc', 'rank desc', 'asc rank']);
});
