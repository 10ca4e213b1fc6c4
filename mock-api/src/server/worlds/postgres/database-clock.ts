import type { After } from '../../../scripts/after.ts';
import type { Clock } from '../../../world/clock.ts';
import type { Executor } from '../../../world/database.ts';

/** Up to this difference a process keeps its own time, so that clocks of one machine do not differ by the length of a question. */
const toleranceMs = 250;
const everyMs = 30_000;

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
  const adjust = async (): Promise<void> => {
    const before = source.now();
    const rows = await reader.query('select extract(epoch from clock_timestamp()) * 1000 as ms', []);
    const now = source.now();
    const [{ ms }] = rows as readonly [{ readonly ms: number }];
    const measured = Math.round(ms - (before + now) / 2);
    if (Math.abs(measured - offset) > toleranceMs) offset = Math.abs(measured) > toleranceMs ? measured : 0;
  };
  const next = (): void => {
    cancel = after(everyMs, () => {
      // Away: the difference that is known stays.
      adjust()
        .catch(() => undefined)
        .finally(next);
    });
  };
  next();
  return { now: () => source.now() + offset, adjust, close: () => cancel() };
};
