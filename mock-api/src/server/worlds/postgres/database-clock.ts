import type { After } from '../../../scripts/after.ts';
import type { Clock } from '../../../world/clock.ts';
import type { Executor } from '../../../world/database.ts';

/** Up to this difference a process keeps its own time, so that clocks of one machine do not differ by the length of a question. */
const toleranceMs = 250;
const everyMs = 30_000;
const mostTries = 3;

/** A clock with the time of a database. */
export interface DatabaseClock extends Clock {
  /** Asks the database for its time. */
  adjust(): Promise<void>;
  close(): void;
}

/**
 * The clock that all processes of a database have in common: their own, moved by what PostgreSQL's differs from it, which is asked twice
 * a minute.
 */
export const databaseClock = (reader: Executor, source: Clock, after: After): DatabaseClock => {
  let offset = 0;
  let cancel = (): void => undefined;
  let isClosed = false;
  const measure = async () => {
    const before = source.now();
    const rows = await reader.query('select extract(epoch from clock_timestamp()) * 1000 as ms', []);
    const now = source.now();
    const [{ ms }] = rows as readonly [{ readonly ms: number }];
    return { difference: Math.round(ms - (before + now) / 2), tookMs: now - before };
  };
  const adjust = async (): Promise<void> => {
    let best = await measure();
    for (let tries = 1; tries < mostTries && best.tookMs > toleranceMs; tries += 1) {
      const next = await measure();
      if (next.tookMs < best.tookMs) best = next;
    }
    // While a question waited, for a connection or for this process, the answer says less.
    const uncertainMs = Math.max(toleranceMs, best.tookMs / 2);
    if (Math.abs(best.difference - offset) > uncertainMs)
      offset = Math.abs(best.difference) > toleranceMs ? best.difference : 0;
  };
  const next = (): void => {
    cancel = after(everyMs, () => {
      // Away: the difference that is known stays.
      adjust()
        .catch(() => undefined)
        .finally(() => {
          if (!isClosed) next();
        });
    });
  };
  next();
  return {
    now: () => source.now() + offset,
    adjust,
    close: () => {
      isClosed = true;
      cancel();
    },
  };
};
