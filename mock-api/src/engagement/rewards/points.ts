import { berlinDay } from '@lounge/locale';
import type { World } from '../../world/world.ts';
import type { RewardSource } from './history.ts';
import { activitiesOf, activityByKey, addToActivity, addToPoints, pointsByKey } from './statements.ts';

/** How an activity brings points of an event. */
export interface PointsRule {
  readonly activity: string;
  /** The points of one time. */
  readonly points: number;
  /** How many times a day bring points; null for any number. */
  readonly limitPerDay: number | null;
  /** Further points in whole percent, rounded down for each time. */
  readonly bonusPercent: number;
}

/** One day of an activity of a guest in an event. */
export interface Done {
  readonly activity: string;
  /** In Berlin, as `2026-11-20`. */
  readonly day: string;
  readonly times: number;
  readonly points: number;
}

/** The points of one time with its bonus. */
const pointsOfOne = ({ points, bonusPercent }: Pick<PointsRule, 'points' | 'bonusPercent'>): number =>
  Math.floor((points * (100 + bonusPercent)) / 100);

/** How many of further times bring points on a day on which there were some. */
const timesWithPoints = ({ limitPerDay }: Pick<PointsRule, 'limitPerDay'>, before: number, times: number): number =>
  limitPerDay === null ? times : Math.max(0, Math.min(times, limitPerDay - before));

/**
 * Counts what a guest did today and adds its points, within a change. They are the event's own and never loyalty points. Returns the points
 * that were added.
 */
export const countActivity = async (
  { source, eventId, guestId }: RewardSource & { readonly guestId: number },
  rule: PointsRule,
  times: number,
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<number> => {
  const { activity } = rule;
  const day = berlinDay(clock.now());
  const key = [guestId, source, eventId, activity, day].join(' ');
  const before = (await activityByKey.first(tx, { key }))?.times ?? 0;
  const points = pointsOfOne(rule) * timesWithPoints(rule, before, times);
  await addToActivity.all(tx, { key, guestId, source, eventId, activity, day, times, points });
  if (points > 0)
    await addToPoints.all(tx, { key: pointsKey(source, eventId, guestId), guestId, source, eventId, points });
  return points;
};

const pointsKey = (source: string, eventId: number, guestId: number): string => [guestId, source, eventId].join(' ');

/** Adds points of an event that no activity counts, such as those of a challenge. Returns the guest's points of the event after it. */
export const addPointsOf = async (
  { source, eventId, guestId }: RewardSource & { readonly guestId: number },
  points: number,
  { tx }: Pick<World, 'tx'>,
): Promise<number> => {
  const row = { key: pointsKey(source, eventId, guestId), guestId, source, eventId, points };
  return (await addToPoints.first(tx, row))?.points ?? points;
};

/** A guest's points of an event. */
export const eventPointsOf = async (
  { source, eventId }: RewardSource,
  guestId: number,
  { tx }: Pick<World, 'tx'>,
): Promise<number> => (await pointsByKey.first(tx, { key: pointsKey(source, eventId, guestId) }))?.points ?? 0;

/** The activities of a guest in an event, by day. */
export const doneOf = async (
  { source, eventId }: RewardSource,
  guestId: number,
  { tx }: Pick<World, 'tx'>,
): Promise<readonly Done[]> => activitiesOf.all(tx, { guestId, source, eventId });
