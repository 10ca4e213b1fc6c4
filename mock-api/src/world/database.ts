import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { ColumnKind } from './column-specs.ts';
import type { DatabaseSchema } from './tables.ts';
import type { WordQuery } from './word-query.ts';

/** Reads and restores the ids that a database has assigned; rows have the name of a table and `seq`. */
export interface AssignedIds {
  read(executor: Executor): Promise<readonly unknown[]>;
  restore(executor: Executor, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void>;
}

/** The SQL of a database: the types of its tables, and what its statements are compiled with. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Compiles statements; it has no connection. */
  readonly builder: Kysely<DatabaseSchema>;
  /** The type of a column of each kind, with its key. */
  readonly columnTypes: Readonly<Record<ColumnKind, string>>;
  /** The text of a member of a column with JSON, as SQL. */
  readonly jsonText: (column: string, member: string) => string;
  /** The seconds from one column of instants to another, as SQL. */
  readonly secondsBetween: (from: string, to: string) => string;
  /** A column in a condition for which no index is used, as SQL: where the database would find too many rows by it and sort them all. */
  readonly unindexed: (column: string) => string;
  /** Whether a column is one of the ids of a parameter, which is a JSON array of numbers. */
  readonly isAmong: (column: string, ids: string) => RawBuilder<SqlBool>;
  /** Whether a column is one of the texts of a JSON array. */
  readonly isAmongTexts: (column: string, texts: string) => RawBuilder<SqlBool>;
  /** The highest id that each table has assigned. */
  readonly assignedIds: AssignedIds;
  /** Follows the columns of a new table. */
  readonly tableOptions: string;
  /** Lets a database go on after the highest ids of tables into which rows came with their ids; absent where it does so by itself. */
  readonly continueIds?: (executor: Executor, tables: readonly string[]) => Promise<unknown>;
  /** Whether the order of an index must say where null is, so that null is the lowest value, as statements order it. */
  readonly indexesNameNulls: boolean;
  readonly textSearch: TextSearch;
}

/** The way in which a database finds the rows of `searchDocument` by their words. */
export interface TextSearch {
  /** The statements that create the index, which follows the table from then on. */
  readonly index: readonly string[];
  /** The value of a query for rows whose words meet it. Words have letters and digits only. */
  readonly queryOf: (query: WordQuery) => string;
  /** The ids of rows that a query finds, at most 1,000, as a subquery of one column `id`. */
  readonly matches: (query: string) => RawBuilder<{ id: number }>;
}

/** Runs statements; the only part of a database that handlers see. */
export interface Executor {
  readonly dialect: Dialect;
  query(sql: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
  /** Counts a ledger transaction of the open change by its kind; absent where nobody counts. */
  readonly noteLedgerTransaction?: ((kind: string) => void) | undefined;
}

/** The connections of a database: all, those that nothing uses, and how many changes and reads wait for one. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A database of one world. */
export interface Database {
  /**
   * Reads outside a transaction. A read waits while a change is open, so that it never sees half of one; inside the `work` of a
   * change it would therefore wait for itself forever.
   */
  readonly reader: Executor;
  /**
   * Runs `work` in a transaction, one at a time; an error rolls it back. `work` uses only its `tx`: if it awaits `reader.query` or
   * another `change`, it waits for itself forever. `afterCommit` runs before the next change can commit.
   */
  change<T>(work: (tx: Executor) => Promise<T>, afterCommit?: (result: T) => void): Promise<T>;
  close(): void;
  /** Absent where there is no pool of connections. */
  readonly poolUse?: () => PoolUse;
}

/** The statements that a reader runs. */
export const readPattern = /^\s*(?:select|with|explain)\b/i;

/** A call in a world that was closed meanwhile; a repeated one opens the world anew. */
export class WorldClosedError extends Error {
  readonly code = 'WORLD_CLOSED';
}

/**
 * Reports all errors but those of a world that was closed while something ran in it: what nobody asked for ends with its world, and
 * that is no error.
 */
export const exceptClosed =
  (report: (cause: unknown) => void) =>
  (cause: unknown): void => {
    if (!(cause instanceof WorldClosedError)) report(cause);
  };
