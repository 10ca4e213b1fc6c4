import { expect, test } from 'vitest';
import { laneOf, rise, risen, risenBefore, risingCount, type SentReaction } from './reactions.ts';

const heart = (id: string): SentReaction => ({ id, kind: 'heart' });

test('a reaction rises once, those from before the guest came never', () => {
  const begun = risenBefore([heart('a')]);
  expect(rise(begun, [heart('a')])).toBe(begun);
  const second = rise(begun, [heart('a'), heart('b')]);
  expect(second.shown.map(({ id }) => id)).toEqual(['b']);
  // The same push again, and after it has risen.
  expect(rise(second, [heart('b')])).toBe(second);
  expect(rise(risen(second, ['b']), [heart('b')]).shown).toEqual([]);
});

test('of many at once the oldest leave early', () => {
  const many = Array.from({ length: risingCount + 3 }, (_, index) => heart(`r${index}`));
  const { shown } = rise(risenBefore([]), many);
  expect(shown).toHaveLength(risingCount);
  expect(shown[0]?.id).toBe('r3');
});

test('lanes are spread', () => {
  const lanes = new Set(['r1', 'r2', 'r3', 'r4', 'r5'].map(laneOf));
  expect(lanes).toEqual(new Set([0, 1, 2, 3, 4]));
});
