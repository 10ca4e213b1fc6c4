import { guestStatus } from '../../content/messenger/statements.ts';
import { addPointsOf, countActivity, doneOf, type Done } from '../rewards/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { activities, challenges, currentMonth, sourceOf, type Activity } from './activity-events.ts';
import { insertFulfilled } from './statements.ts';

type Counting = Pick<(typeof challenges)[number], 'activity' | 'counts' | 'goal'>;

/** How far a guest is in a challenge, at most its goal. */
export const doneOfChallenge = ({ activity, counts, goal }: Counting, done: readonly Done[]): number => {
  const its = done.filter((each) => each.activity === activity);
  const sum = counts === 'days' ? its.length : its.reduce((total, { times }) => total + times, 0);
  return Math.min(goal, sum);
};

/**
 * Counts what a guest did for the event of the month, and the challenges that it fulfils, within a change. The points are the event's own.
 * @assumed An activity counts on the day on which it is handled.
 */
export const countForEvent = async (
  guestId: number,
  activity: Activity,
  times: number,
  world: World,
): Promise<void> => {
  const guest = await guestStatus.first(world.tx, { id: guestId });
  // An account may have been deleted before its activity is handled.
  if (guest === null || times <= 0) return;
  const owner = { ...sourceOf(currentMonth(world)), guestId };
  const { points, vipBonus, limitPerDay } = activities[activity];
  const bonusPercent = guest.isVip === 1 ? vipBonus : 0;
  await countActivity(owner, { activity, points, limitPerDay, bonusPercent }, times, world);
  const done = await doneOf(owner, guestId, world);
  for (const challenge of challenges) {
    if (challenge.activity !== activity || doneOfChallenge(challenge, done) < challenge.goal) continue;
    const row = {
      key: `${guestId} ${owner.eventId} ${challenge.key}`,
      guestId,
      eventId: owner.eventId,
      challenge: challenge.key,
    };
    const isNew = (await insertFulfilled.first(world.tx, { ...row, at: nowIso(world) })) !== null;
    if (isNew) await addPointsOf(owner, challenge.points, world);
  }
};
