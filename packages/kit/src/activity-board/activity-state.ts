/** The times of an event in which activities bring points, as instants. */
export interface ActivityTimes {
  /** From when on activities bring points. */
  start: string;
  /** The last second in which they do. */
  end: string;
  /** Until when rewards can be redeemed. */
  rewardClaimEnd: string;
}

/** The state of an event: before it, during it, over with rewards to redeem, or closed. */
export type ActivityState = 'notStarted' | 'running' | 'claimable' | 'closed';

/** The state of an event at a time in milliseconds since 1970. @spec component:ActivityBoard */
export function activityState({ start, end, rewardClaimEnd }: ActivityTimes, now: number): ActivityState {
  if (now < Date.parse(start)) return 'notStarted';
  if (now <= Date.parse(end)) return 'running';
  return now <= Date.parse(rewardClaimEnd) ? 'claimable' : 'closed';
}
