import { readPattern, WorldClosedError, type Database, type Executor } from './database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** A prepared statement with the interface of better-sqlite3; the browser's engine is wrapped to match it. */
export interface PreparedHandle {
  readonly reader: boolean;
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): unknown;
}

/** An embedded engine: prepares, executes scripts, closes. */
export interface SqliteHandle {
  prepare(sql: string): PreparedHandle;
  exec(sql: string): void;
  close(): void;
}

const cachedPrepare = (handle: SqliteHandle) => {
  const prepared = new Map<string, PreparedHandle>();
  return (sql: string): PreparedHandle => {
    let cached = prepared.get(sql);
    if (cached === undefined) prepared.set(sql, (cached = handle.prepare(sql)));
    return cached;
  };
};

/** Prepares for the reader. Throws for a statement that writes: outside a change it could stay half done, and its pushes would be lost. */
const readsOnly = (prepare: (sql: string) => PreparedHandle): ((sql: string) => PreparedHandle) => {
  const allowed = new Set<string>();
  return (sql) => {
    if (!allowed.has(sql)) {
      if (!readPattern.test(sql)) throw new Error('The reader of a world only reads: run what writes in a change.');
      allowed.add(sql);
    }
    return prepare(sql);
  };
};

const run = (prepared: PreparedHandle, parameters: readonly unknown[]): readonly unknown[] => {
  if (prepared.reader) return prepared.all(...parameters);
  prepared.run(...parameters);
  return [];
};

/** Opens a world's database over an embedded engine. */
export const sqliteDatabase = (handle: SqliteHandle): Database => {
  const prepare = cachedPrepare(handle);
  const prepareRead = readsOnly(prepare);
  let open: Promise<unknown> | null = null;
  let isClosed = false;
  const assertOpen = (): void => {
    if (isClosed) throw new WorldClosedError('The world is not open any more.');
  };
  const inside: Executor = {
    dialect: sqliteDialect,
    query: async (sql, parameters) => {
      assertOpen();
      return run(prepare(sql), parameters);
    },
  };
  const read = async (sql: string, parameters: readonly unknown[]) => {
    assertOpen();
    return run(prepareRead(sql), parameters);
  };
  const readAfterChange = async (sql: string, parameters: readonly unknown[]) => {
    while (open !== null) await open.catch(() => undefined);
    return read(sql, parameters);
  };
  const reader: Executor = {
    dialect: sqliteDialect,
    query: (sql, parameters) => (open === null ? read(sql, parameters) : readAfterChange(sql, parameters)),
  };
  let isLeftOpen = false;
  /** Never throws: SQLite itself rolls back on a full disk, and the error of the change is the one that matters. */
  const rollBack = (): void => {
    try {
      handle.exec('rollback');
      isLeftOpen = false;
    } catch {
      isLeftOpen = true;
    }
  };
  const transact = async <T>(work: (tx: Executor) => Promise<T>, afterCommit?: (result: T) => void): Promise<T> => {
    assertOpen();
    if (isLeftOpen) rollBack();
    handle.exec('begin immediate');
    let result: T;
    try {
      result = await work(inside);
      assertOpen();
      handle.exec('commit');
    } catch (error) {
      rollBack();
      throw error;
    }
    isLeftOpen = false;
    afterCommit?.(result);
    return result;
  };
  const change: Database['change'] = async (work, afterCommit) => {
    while (open !== null) await open.catch(() => undefined);
    const transaction = transact(work, afterCommit).finally(() => {
      open = null;
    });
    open = transaction;
    return transaction;
  };
  const close = (): void => {
    isClosed = true;
    handle.close();
  };
  return { reader, change, close };
};
