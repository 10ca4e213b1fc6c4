import type { After } from '../scripts/after.ts';

/** Real timers, which do not keep the process alive. */
export const afterByTimer: After = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
