import { systemClock, type Clock } from '@lounge/transport';

/**
 * Runs work once the browser is idle. Safari has no requestIdleCallback; there the work runs in the next task, after React's
 * hydration, which was scheduled before.
 */
export const whenIdle = (work: () => void, clock: Clock = systemClock): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else clock.after(1, work);
};
