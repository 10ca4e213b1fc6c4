import type { World } from '../../world/world.ts';

/** How the topics of clashes begin. */
export const clashTopics = 'clash ';

/** The topic of the pages that show a clash. */
export const topicOf = (clashId: number): string => `${clashTopics}${clashId}`;

/** The least time between two pushes of a challenge from one process, in milliseconds; what comes between is pushed by the job. */
const pushIntervalMs = 250;

/** When a process published a challenge last, by the clock of its world and the challenge. */
const published = new WeakMap<object, Map<number, number>>();

/** Whether the votes of a challenge are published now, which is noted; many votes at once are one push. */
export const isDue = (challengeId: number, { clock }: Pick<World, 'clock'>): boolean => {
  const times = published.get(clock) ?? new Map<number, number>();
  published.set(clock, times);
  const now = clock.now();
  const last = times.get(challengeId);
  if (last !== undefined && now >= last && now - last < pushIntervalMs) return false;
  times.set(challengeId, now);
  return true;
};
