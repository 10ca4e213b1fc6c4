import pg, { type QueryConfig } from 'pg';
import type { Executor } from '../../../world/database.ts';
import { postgresDialect } from './postgres-dialect.ts';

const { builtins } = pg.types;

const isTrue = (text: string): number => (text === 't' ? 1 : 0);

/** Values as SQLite returns them: every number is a number, and what is true is 1. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.INT4, Number],
  [builtins.INT2, Number],
  [builtins.FLOAT8, Number],
  [builtins.FLOAT4, Number],
  [builtins.BOOL, isTrue],
]);
const asText = (text: string): unknown => text;

/** The types of a client's results. */
export const resultTypes = {
  getTypeParser: (oid: number, format?: string) => {
    if (format === 'binary') throw new Error('Results are read as text.');
    return parsers.get(oid) ?? asText;
  },
};

const quotedOrMark = /'(?:[^']|'')*'|"[^"]*"|\?/g;

/** Hand-written SQL has the question marks of SQLite; compiled statements are numbered already. */
const numbered = (sql: string): string => {
  let count = 0;
  return sql.replaceAll(quotedOrMark, (found) => (found === '?' ? `$${(count += 1)}` : found));
};

const prepared = new Map<string, { readonly name: string; readonly text: string }>();
/** Part of the names, so that everything is prepared anew after a change of tables. */
let generation = 0;

/** Whether a statement failed as its table got a column since it was prepared. All are prepared anew then, so that it can be repeated. */
export const isPreparedBefore = (cause: unknown): boolean => {
  const isIt = cause instanceof Error && 'routine' in cause && cause.routine === 'RevalidateCachedQuery';
  if (isIt) {
    generation += 1;
    prepared.clear();
  }
  return isIt;
};

/** Each SQL has one name in all connections, under which PostgreSQL keeps it prepared. */
const preparedOf = (sql: string): { readonly name: string; readonly text: string } => {
  let known = prepared.get(sql);
  if (known === undefined)
    prepared.set(sql, (known = { name: `s${generation}_${prepared.size}`, text: numbered(sql) }));
  return known;
};

/** A query whose statement is prepared once in each connection. */
export const queryOf = (sql: string, parameters: readonly unknown[]): QueryConfig => ({
  ...preparedOf(sql),
  values: [...parameters],
});

/** The part of a client that is used. */
export interface Session {
  query(statement: QueryConfig): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The executor of a client's open transaction. */
export const executorOf = (client: Session): Executor => ({
  dialect: postgresDialect,
  query: async (sql, parameters) => (await client.query(queryOf(sql, parameters))).rows,
});
