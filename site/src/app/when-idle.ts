import { systemClock, type Clock } from '@lounge/transport';

/** How long a browser that is never idle may postpone work, in milliseconds. */
const latestMs = 5_000;

/**
 * Runs work once the browser is idle, after five seconds at the latest. Safari has no requestIdleCallback; there the work runs in the next task, after React's
 * hydration, which was scheduled before.
 */
export const whenIdle = (work: () => void, clock: Clock = systemClock): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: latestMs });
  else clock.after(1, work);
};
