import type { After } from '../scripts/after.ts';

/** The machine's own timers; they keep no process alive. */
export const afterByTimer: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
