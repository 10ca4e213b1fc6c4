import type { Compilable, InsertQueryBuilder, InsertResult } from 'kysely';
import { statement, type Bind, type Statement } from './statement.ts';
import { tables, type DatabaseSchema, type Row } from './tables.ts';

type TableName = keyof DatabaseSchema;

/** Columns of a table as the parameters of a statement. */
type Bound<T extends TableName, C extends PropertyKey> = {
  readonly [K in C & keyof Row<T> & string]: Extract<Row<T>[K], string | number | null>;
};

type Insert<T extends TableName> = InsertQueryBuilder<DatabaseSchema, T, InsertResult>;

/** The write of a row: `columns` are its parameters, `constants` are part of it. */
const written = (
  insert: Insert<TableName>,
  $: Bind<Record<string, never>>,
  columns: readonly string[],
  constants: object,
): Insert<TableName> => {
  const bound = Object.fromEntries(columns.filter((each) => !(each in constants)).map((each) => [each, $(each)]));
  // The types of the callers hold that these are the columns of the table.
  return insert.values({ ...bound, ...constants } as never);
};

/**
 * Declares a statement that inserts a row, to which the database assigns its id. The other columns are its parameters, but those
 * with constants; `finish` adds what it returns, or what happens on a conflict.
 */
export const insertRow = <T extends TableName, const C extends Partial<Omit<Row<T>, 'id'>> = object, R = InsertResult>(
  table: T,
  constants?: C,
  finish?: (insert: Insert<T>) => Compilable<R>,
): Statement<R, Bound<T, Exclude<keyof Row<T>, 'id' | keyof C>>> => {
  const columns = Object.keys(tables[table]).filter((column) => column !== 'id');
  return statement((db, $) => {
    // The builder of one table is not assignable to that of any table, which `written` takes.
    const insert = written(db.insertInto<TableName>(table), $ as never, columns, constants ?? {}) as never;
    return finish === undefined ? insert : finish(insert);
  });
};

/** Declares a statement that inserts a row or replaces the one with its key. All columns but those with constants are its parameters. */
export const replaceRow = <T extends TableName, const C extends Partial<Row<T>> = object>(
  table: T,
  constants?: C,
): Statement<InsertResult, Bound<T, Exclude<keyof Row<T>, keyof C>>> =>
  statement((db, $) => {
    const replace = db.replaceInto<TableName>(table as TableName);
    return written(replace, $ as never, Object.keys(tables[table]), constants ?? {});
  });
