import { addedSince } from './seed/added-since.ts';
import type { SqliteHandle } from './world/sqlite-database.ts';
import { tables, type DatabaseSchema } from './world/tables.ts';

/** A table that an upgrade fills in from the seeds. */
export interface AddedColumns {
  readonly table: keyof DatabaseSchema;
  /** The columns that are filled in: all of a new table, else those that are new. */
  readonly columns: readonly string[];
  /** Whether its rows are new. Else rows that are there get the columns, found by their ids. */
  readonly isNew: boolean;
}

/** The tables and columns that an upgrade from a version fills in, in order. */
export const addedColumnsSince = (version: string): readonly AddedColumns[] =>
  addedSince(version).flatMap((added) => [
    ...added.tables.map((table) => ({ table, columns: Object.keys(tables[table]), isNew: true })),
    ...Object.entries(added.columns).map(([table, columns]) => ({
      table: table as keyof DatabaseSchema,
      columns,
      isNew: false,
    })),
  ]);

const quoted = (columns: readonly string[]) => columns.map((each) => `"${each}"`);

/** Rows whose key is there already stay as they are. */
const writeOf = ({ table, columns, isNew }: AddedColumns): string =>
  isNew
    ? `insert or ignore into "${table}" (${quoted(columns).join(', ')}) values (${columns.map(() => '?').join(', ')})`
    : `update "${table}" set ${quoted(columns)
        .map((each) => `${each} = ?`)
        .join(', ')} where "id" = ?`;

/**
 * Fills in what the seeds have since a version, in the open transaction of a SQLite database. `rowsOf` reads the seeds' rows of a table, as
 * values in the order of the columns.
 */
export const fillAdded = (
  handle: Pick<SqliteHandle, 'prepare' | 'exec'>,
  version: string,
  rowsOf: (table: keyof DatabaseSchema, columns: readonly string[]) => Iterable<readonly unknown[]>,
): void => {
  for (const added of addedColumnsSince(version)) {
    const { table, columns, isNew } = added;
    const write = handle.prepare(writeOf(added));
    for (const row of rowsOf(table, isNew ? columns : [...columns, 'id'])) write.run(...row);
  }
  for (const sql of addedSince(version).flatMap(({ afterwards }) => afterwards)) handle.exec(sql);
};
