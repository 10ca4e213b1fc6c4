import { expect, test } from 'vitest';
import { activityState } from './activity-state.ts';

const times = {
  start: '2026-10-31T23:00:00.000Z',
  end: '2026-11-30T22:59:59.000Z',
  rewardClaimEnd: '2026-12-07T22:59:59.000Z',
};

/** @spec component:ActivityBoard 1-4 */
test.each([
  ['2026-10-31T22:59:59.999Z', 'notStarted'],
  ['2026-10-31T23:00:00.000Z', 'running'],
  ['2026-11-30T22:59:59.000Z', 'running'],
  ['2026-11-30T23:00:00.000Z', 'claimable'],
  ['2026-12-07T22:59:59.000Z', 'claimable'],
  ['2026-12-07T23:00:00.000Z', 'closed'],
] as const)('at %s an event is %s', (now, state) => expect(activityState(times, Date.parse(now))).toBe(state));
