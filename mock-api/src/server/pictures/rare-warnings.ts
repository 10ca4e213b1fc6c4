import type { PictureLog } from './picture-store.ts';

const everyMs = 60_000;

/** Logs a failure with its reason; those of the minute after it are counted and named by the next one. */
export const rareWarnings = (log: PictureLog | undefined, now: () => number = Date.now) => {
  let silentUntil = -Infinity;
  let unlogged = 0;
  return (message: string, cause: unknown): void => {
    if (now() < silentUntil) {
      unlogged += 1;
      return;
    }
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    log?.warn({ reason, unlogged }, message);
    silentUntil = now() + everyMs;
    unlogged = 0;
  };
};
