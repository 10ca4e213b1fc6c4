import type { Compilable, Kysely } from 'kysely';
import type { Dialect, Executor } from './database.ts';
import { Placeholder } from './Placeholder.ts';
import type { DatabaseSchema } from './tables.ts';

/** The named parameters of a statement: text, numbers and null only, which every database supports. */
export type Bindings = Readonly<Record<string, string | number | null>>;

/** Names a parameter of a statement; it has the type of its binding. */
export type Bind<B extends Bindings> = <K extends keyof B & string>(name: K) => B[K];

// The compiler only copies a placeholder to the parameter list, so it can take the place of a value of any type.
const bind = (name: string) => new Placeholder(name) as unknown as never;

/** The values of a run; a statement without parameters takes none. */
type Values<B extends Bindings> = keyof B extends never ? [] : [values: B];

/** A statement that is compiled once and runs on any executor. */
export interface Statement<R, B extends Bindings = NoBindings> {
  /** Returns all rows. */
  all(executor: Executor, ...values: Values<B>): Promise<readonly R[]>;
  /** Returns the first row, or null. */
  first(executor: Executor, ...values: Values<B>): Promise<R | null>;
}

/** The bindings of a statement without parameters. */
export type NoBindings = Readonly<Record<never, never>>;

/** SQLite treats a missing value as null and finds nothing, so it is an error here. */
const boundValue = (name: string, values: Bindings): string | number | null => {
  const value = values[name];
  if (value === undefined) throw new Error(`The parameter ${name} of a statement is not bound.`);
  return value;
};

const firstOf = <R>(rows: readonly R[]): R | null => rows[0] ?? null;

/** The SQL of a statement, and the names of its parameters in their order. */
interface Compiled {
  readonly sql: string;
  readonly names: readonly string[];
}

/**
 * Declares a statement. The annotation of `$` types its parameters, the selection types its rows. It is compiled at its first
 * run in each dialect and holds no connection, so all handlers and worlds share it.
 */
export const statement = <R, B extends Bindings = NoBindings>(
  build: (db: Kysely<DatabaseSchema>, $: Bind<B>, dialect: Dialect) => Compilable<R>,
): Statement<R, B> => {
  const compiled = new Map<Dialect, Compiled>();
  const compiledFor = (dialect: Dialect): Compiled => {
    const known = compiled.get(dialect);
    if (known !== undefined) return known;
    const { sql, parameters } = build(dialect.builder, bind, dialect).compile();
    const fresh = { sql, names: (parameters as readonly Placeholder[]).map(({ name }) => name) };
    compiled.set(dialect, fresh);
    return fresh;
  };
  const all = (executor: Executor, values: Bindings = {}): Promise<readonly R[]> => {
    try {
      const { names, sql } = compiledFor(executor.dialect);
      const bound = names.map((name) => boundValue(name, values));
      return executor.query(sql, bound) as Promise<readonly R[]>;
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };
  return { all, first: (executor, ...values) => all(executor, ...values).then(firstOf) };
};
