import { newVideosFirst } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { testGroupsOf } from './test-groups.ts';

// @spec entity:guestState
test('half of the guests take part, whoever asks, and neighbours are not alike', () => {
  const active = Array.from({ length: 2000 }, (_, at) => testGroupsOf(at + 1)[0]?.isActive === true);
  const total = active.filter(Boolean).length;
  expect(total).toBeGreaterThan(900);
  expect(total).toBeLessThan(1100);
  const changes = active.filter((each, at) => at > 0 && each !== active[at - 1]).length;
  expect(changes).toBeGreaterThan(600);
  expect(testGroupsOf(8)).toEqual([{ value: newVideosFirst, isActive: true }]);
  expect(testGroupsOf(7)).toEqual([{ value: newVideosFirst, isActive: false }]);
});
