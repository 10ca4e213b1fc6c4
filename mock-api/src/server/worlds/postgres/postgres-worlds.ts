import type { After } from '../../../scripts/after.ts';
import type { Seeds } from '../../../seed/fill.ts';
import type { Clock } from '../../../world/clock.ts';
import type { Database } from '../../../world/database.ts';
import type { WorldStoreOptions } from '../worlds.ts';
import { AdvisoryLocks } from './AdvisoryLocks.ts';
import { databaseClock } from './database-clock.ts';
import { elections } from './elections.ts';
import { namedDatabases } from './named-databases.ts';
import { openPostgres, type PostgresSource } from './open-postgres.ts';

/** Where worlds are on PostgreSQL, and what one process needs to share them with others. */
export interface PostgresWorlds extends Required<Pick<WorldStoreOptions, 'leadership'>> {
  /** Gives up a named world. */
  afterClose(world: { readonly name: string }): Promise<void>;
  /** The database of the main world. */
  readonly main: Database;
  /** Whether this process created the main world. */
  readonly isNew: boolean;
  /** The time that all processes have in common. */
  readonly clock: Clock;
  /** Opens the database of a named world, which is created if no process has it. */
  named(name: string): Promise<Database>;
}

/** Options of postgresWorlds. */
export interface PostgresWorldsOptions extends Omit<PostgresSource, 'now' | 'seeds'> {
  readonly seeds: Seeds;
  /** The time of this process. */
  readonly clock: Clock;
  readonly after: After;
  /** Called with failures that no call gets, such as a database of a named world that cannot be dropped. */
  readonly report: (cause: unknown) => void;
}

/** Opens the worlds of a PostgreSQL database, which any number of processes share. Throws a WorldDatabaseError. */
export const postgresWorlds = async (options: PostgresWorldsOptions): Promise<PostgresWorlds> => {
  const { url, seeds, after, report } = options;
  const now = options.clock.now();
  const opened = await openPostgres({ ...options, now });
  const clock = databaseClock(opened.database.reader, options.clock, after);
  const open = new Set<string>();
  const locks = new AdvisoryLocks(url, {
    onLost: () => leadership.onLost(),
    onOpened: () => void named.keep([...open]).catch(report),
  });
  const named = namedDatabases({ url, seeds, now, locks: () => locks });
  const leadership = elections(() => locks, after);
  await clock.adjust();
  named.sweep().catch(report);
  return {
    main: opened.database,
    isNew: opened.isNew,
    clock,
    leadership: {
      ...leadership,
      close: () => {
        clock.close();
        return leadership.close();
      },
    },
    named: async (name) => {
      const database = await named.open(name);
      open.add(name);
      return database;
    },
    afterClose: async (world) => {
      if (open.delete(world.name)) await named.giveUp(world.name).catch(report);
    },
  };
};
