import { expect, test } from 'vitest';
import { programElapsed, programState } from './program-state.ts';

const start = '2026-11-20T20:00:00.000Z';
const end = '2026-11-20T21:20:00.000Z';
const minute = 60_000;

test.each([
  ['upcoming', -1, 0],
  ['running', 0, 0],
  ['running', 20 * minute, 0.25],
  ['running', 80 * minute - 1, 1],
  ['past', 80 * minute, 1],
])('an entry is %s %d ms after its start', (state, after, elapsed) => {
  const now = Date.parse(start) + after;
  expect(programState({ start, end }, now)).toBe(state);
  expect(programElapsed({ start, end }, now)).toBeCloseTo(elapsed, 5);
});

test('an entry that ends when it starts is past, and none of it has passed', () => {
  const now = Date.parse(start);
  expect(programState({ start, end: start }, now)).toBe('past');
  expect(programElapsed({ start, end: start }, now)).toBe(0);
});
