import type { Clock } from './clock.ts';
import type { Scope } from './scope.ts';

/**
 * Runs `act` once after `ms`, unless the scope ends first. Returns a function that cancels it. The scope forgets a timer
 * that fired or was cancelled.
 */
export const startTimer = (
  { clock, scope }: { clock: Clock; scope: Pick<Scope, 'onEnd' | 'isEnded'> },
  ms: number,
  act: () => void,
): (() => void) => {
  if (scope.isEnded) return () => undefined;
  const stop = clock.after(ms, () => {
    release();
    act();
  });
  const release = scope.onEnd(stop);
  return release;
};
