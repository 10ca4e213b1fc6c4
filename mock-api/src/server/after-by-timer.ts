import type { After } from '../scripts/after.ts';

/** Real timers, which do not keep the process alive. */
export const afterByTimer: After = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Waits so many milliseconds, without keeping the process alive. */
export const waitByTimer = (ms: number): Promise<void> =>
  new Promise<void>((resolve) => void afterByTimer(ms, resolve));
