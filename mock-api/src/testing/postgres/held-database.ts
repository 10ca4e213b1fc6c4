import type { QueryConfig } from 'pg';
import { readPattern, WorldClosedError, type Database, type Executor } from '../../world/database.ts';
import { executorOf, type Session } from '../../server/worlds/postgres/postgres-executor.ts';
import { postgresDialect } from '../../server/worlds/postgres/postgres-dialect.ts';

/** A client, with statements without parameters. */
interface HeldSession extends Session {
  query(statement: QueryConfig | string): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The database of a test's world. */
interface HeldDatabase extends Database {
  /** Closes the database; resolves when nothing runs on the client any more, also what nobody waits for. */
  end(): Promise<void>;
}

/**
 * The database of a test's world within one open transaction of a client, which the test's end rolls back. Changes are savepoints,
 * one at a time; reads wait for the open one.
 */
export const heldDatabase = (connect: () => Promise<HeldSession>): HeldDatabase => {
  let client: Promise<HeldSession> | null = null;
  let open: Promise<unknown> | null = null;
  let isClosed = false;
  const connected = (): Promise<HeldSession> => {
    if (isClosed) throw new WorldClosedError('The world is not open any more.');
    return (client ??= connect());
  };
  const inside: Executor = {
    dialect: postgresDialect,
    query: async (sql, parameters) => executorOf(await connected()).query(sql, parameters),
  };
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    while (open !== null) await open.catch(() => undefined);
    const running = work().finally(() => {
      open = null;
    });
    open = running;
    return running;
  };
  const inSavepoint = async <T>(work: () => Promise<T>): Promise<T> => {
    const at = await connected();
    await at.query('savepoint change');
    try {
      const result = await work();
      await at.query('release savepoint change');
      return result;
    } catch (cause) {
      await at.query('rollback to savepoint change; release savepoint change');
      throw cause;
    }
  };
  return {
    reader: {
      dialect: postgresDialect,
      query: (sql, parameters) => {
        if (!readPattern.test(sql)) {
          return Promise.reject(new Error('The reader of a world only reads: run what writes in a change.'));
        }
        // A statement that fails ends the transaction, which is the test's.
        return alone(() => inSavepoint(() => inside.query(sql, parameters)));
      },
    },
    change: (work, afterCommit) =>
      alone(async () => {
        const result = await inSavepoint(() => work(inside));
        afterCommit?.(result);
        return result;
      }),
    close: () => {
      isClosed = true;
    },
    end: async () => {
      isClosed = true;
      while (open !== null) await open.catch(() => undefined);
    },
  };
};
