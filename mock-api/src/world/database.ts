/** Runs statements; the only thing that handlers see of a database. */
export interface Executor {
  query(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
}

/** A database of one world. */
export interface Database {
  /** Reads outside any change; a read waits while a change is open, so that nobody sees half of it. */
  readonly reader: Executor;
  /** Runs `work` in one transaction, one at a time; a throw rolls everything back. */
  change<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  close(): void;
}

/** A prepared statement as better-sqlite3 offers it; the browser's engine is wrapped to the same shape. */
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

const remembering = (handle: SqliteHandle) => {
  const prepared = new Map<string, PreparedHandle>();
  return (sql: string): PreparedHandle => {
    let found = prepared.get(sql);
    if (found === undefined) prepared.set(sql, (found = handle.prepare(sql)));
    return found;
  };
};

/** Opens a world's database over an embedded engine. */
export const sqliteDatabase = (handle: SqliteHandle): Database => {
  const prepare = remembering(handle);
  let open: Promise<unknown> | null = null;
  const run = (sql: string, parameters: readonly unknown[]): readonly unknown[] => {
    const prepared = prepare(sql);
    if (prepared.reader) return prepared.all(...parameters);
    prepared.run(...parameters);
    return [];
  };
  const now = async (sql: string, parameters: readonly unknown[]) => run(sql, parameters);
  const later = async (sql: string, parameters: readonly unknown[]) => {
    while (open !== null) await open.catch(() => undefined);
    return run(sql, parameters);
  };
  const inside: Executor = { query: now };
  const reader: Executor = {
    query: (sql, parameters) => (open === null ? now(sql, parameters) : later(sql, parameters)),
  };
  const transact = async <T>(work: (tx: Executor) => Promise<T>): Promise<T> => {
    handle.exec('begin immediate');
    try {
      const result = await work(inside);
      handle.exec('commit');
      return result;
    } catch (error) {
      handle.exec('rollback');
      throw error;
    }
  };
  const change = async <T>(work: (tx: Executor) => Promise<T>): Promise<T> => {
    while (open !== null) await open.catch(() => undefined);
    const mine = transact(work).finally(() => {
      open = null;
    });
    open = mine;
    return mine;
  };
  return { reader, change, close: () => handle.close() };
};
