import { systemClock, type Clock } from '@lounge/transport';

/**
 * Runs work once the browser has nothing more urgent to do. Safari has no requestIdleCallback; there the work runs in the next
 * task, which React's hydration, scheduled before, goes ahead of.
 */
export const whenIdle = (work: () => void, clock: Clock = systemClock): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else clock.after(1, work);
};
