import {
  sql,
  type Compilable,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import { statement, type Bind, type Bindings, type Statement } from './statement.ts';
import { tables, type DatabaseSchema, type Row } from './tables.ts';

type Value = string | number | null;
type TableName = keyof DatabaseSchema;

/** Columns of a table as the parameters of a statement. */
type Bound<T extends TableName, C extends PropertyKey> = {
  readonly [K in C & keyof Row<T> & string]: Extract<Row<T>[K], Value>;
};

type Insert<T extends TableName> = InsertQueryBuilder<DatabaseSchema, T, InsertResult>;
type Update<T extends TableName> = UpdateQueryBuilder<DatabaseSchema, T, T, UpdateResult>;

/** Declares a statement that is built without the types of columns. */
const rowStatement = <R, B extends Bindings>(
  build: (db: Kysely<Record<string, Record<string, Value>>>, $: (name: string) => Value) => Compilable<unknown>,
): Statement<R, B> =>
  // The types of the functions below hold that the table has the columns.
  statement(build as unknown as (db: Kysely<DatabaseSchema>, $: Bind<B>) => Compilable<R>);

const valuesOf = (columns: readonly string[], $: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(columns.map((column) => [column, $(column)]));

const columnsBut = (table: TableName, isConstant: (column: string) => boolean): readonly string[] =>
  Object.keys(tables[table]).filter((column) => !isConstant(column));

/**
 * Declares a statement that inserts a row, to which the database assigns its id. The other columns are its parameters, but those
 * with constants; `finish` adds what it returns, or what happens on a conflict.
 */
export const insertRow = <T extends TableName, const C extends Partial<Omit<Row<T>, 'id'>> = object, R = InsertResult>(
  table: T,
  constants?: C,
  finish?: (insert: Insert<T>) => Compilable<R>,
): Statement<R, Bound<T, Exclude<keyof Row<T>, 'id' | keyof C>>> =>
  rowStatement((db, $) => {
    const columns = columnsBut(table, (column) => column === 'id' || column in (constants ?? {}));
    const insert = db.insertInto(table).values({ ...valuesOf(columns, $), ...constants });
    // The same builder, with the types of its table.
    return finish === undefined ? insert : finish(insert as unknown as Insert<T>);
  });

/** The column that identifies the rows of a table. */
const keyOf = (table: TableName): { readonly name: string; readonly isAssigned: boolean } => {
  for (const [name, spec] of Object.entries(tables[table])) {
    if (spec === 'id' || spec === 'key') return { name, isAssigned: spec === 'id' };
  }
  throw new Error(`The table "${table}" has no key.`);
};

/** Declares a statement that inserts a row or replaces the one with its key. All columns but those with constants are its parameters. */
export const replaceRow = <T extends TableName, const C extends Partial<Row<T>> = object>(
  table: T,
  constants?: C,
): Statement<InsertResult, Bound<T, Exclude<keyof Row<T>, keyof C>>> => {
  const key = keyOf(table);
  const replacing = rowStatement<InsertResult, Bound<T, Exclude<keyof Row<T>, keyof C>>>((db, $) => {
    const values = {
      ...valuesOf(
        columnsBut(table, (column) => column in (constants ?? {})),
        $,
      ),
      ...constants,
    };
    const set = Object.fromEntries(Object.keys(values).map((each) => [each, sql.ref<Value>(`excluded.${each}`)]));
    const insert = db.insertInto<string>(table).values(values);
    return insert.onConflict((conflict) => conflict.column(key.name).doUpdateSet(set));
  });
  if (!key.isAssigned) return replacing;
  const all: typeof replacing.all = async (executor, ...values) => {
    const rows = await replacing.all(executor, ...values);
    await executor.dialect.continueIds?.(executor, [table]);
    return rows;
  };
  return { all, first: (executor, ...values) => all(executor, ...values).then((rows) => rows[0] ?? null) };
};

/**
 * Declares a statement that sets columns of the rows whose `key` has a value. The columns and `key` are its parameters; `finish`
 * adds conditions, constants, or what it returns.
 */
export const updateRow = <
  T extends TableName,
  K extends keyof Row<T> & string,
  const C extends readonly (keyof Row<T> & string)[],
  R = UpdateResult,
>(
  table: T,
  key: K,
  columns: C,
  finish?: (update: Update<T>) => Compilable<R>,
): Statement<R, Bound<T, K | C[number]>> =>
  rowStatement((db, $) => {
    const update = db.updateTable<string>(table).set(valuesOf(columns, $)).where(sql.ref(key), '=', $(key));
    // The same builder, with the types of its table.
    return finish === undefined ? update : finish(update as unknown as Update<T>);
  });
