import type Sqlite from 'better-sqlite3';
import type { SqliteHandle } from '../../../mock-api/src/world/sqlite-database.ts';

/** A statement that was run, with its parameters. */
export interface Step {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A handle that adds the statements that match to a list. */
export const recorded = (handle: SqliteHandle, steps: Step[], matches: RegExp = /^/): SqliteHandle => ({
  prepare: (sql) => {
    const prepared = handle.prepare(sql);
    const note = (parameters: readonly unknown[]): void => {
      if (matches.test(sql)) steps.push({ sql, parameters });
    };
    return {
      reader: prepared.reader,
      all: (...parameters) => (note(parameters), prepared.all(...parameters)),
      run: (...parameters) => (note(parameters), prepared.run(...parameters)),
    };
  },
  exec: (sql) => {
    if (matches.test(sql)) steps.push({ sql, parameters: [] });
    handle.exec(sql);
  },
  close: () => handle.close(),
});

/** Prepares each statement once on bare better-sqlite3. Returns what runs all steps in their order. */
export const replayOf = (db: Sqlite.Database, steps: readonly Step[]): (() => void) => {
  const prepared = new Map(steps.map(({ sql }) => [sql, db.prepare(sql)]));
  return () => {
    for (const { sql, parameters } of steps) {
      const statement = prepared.get(sql);
      if (statement?.reader === true) statement.all(...parameters);
      else statement?.run(...parameters);
    }
  };
};
