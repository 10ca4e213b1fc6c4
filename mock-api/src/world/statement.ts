import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Compilable } from 'kysely';
import type { Executor } from './database.ts';
import type { DatabaseSchema } from './tables.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Marks a place in a statement that is bound by name on each run; it fits wherever a value does. */
export type Parameter = (name: string) => never;

// The compiler only carries a slot through to the parameter list, so it may stand for a value of any type.
const place: Parameter = (name) => new Slot(name) as unknown as never;

const compiler = new Kysely<DatabaseSchema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** What a statement binds by name: text, numbers and null only, so that every database means the same. */
export type Bindings = Readonly<Record<string, string | number | null>>;

/** SQLite takes a missing value for null and finds nothing, so it is caught here. */
const boundTo = (name: string, values: Bindings): string | number | null => {
  const value = values[name];
  if (value === undefined) throw new Error(`The place ${name} of a statement is not bound.`);
  return value;
};

/** A statement that is compiled once and runs on whichever executor it is handed. */
export interface Statement<R> {
  /** All rows. */
  all(on: Executor, values?: Bindings): Promise<readonly R[]>;
  /** The first row, or null. */
  first(on: Executor, values?: Bindings): Promise<R | null>;
}

const firstOf = <R>(rows: readonly R[]): R | null => rows[0] ?? null;

/** Compiles a statement at its first run; it holds no connection, so it may be shared by all handlers and worlds. */
export const statement = <R>(build: (db: Kysely<DatabaseSchema>, $: Parameter) => Compilable<R>): Statement<R> => {
  let made: { sql: string; places: readonly (string | null)[]; constants: readonly unknown[] } | null = null;
  const compile = () => {
    const { sql, parameters } = build(compiler, place).compile();
    return { sql, constants: parameters, places: parameters.map((each) => (each instanceof Slot ? each.name : null)) };
  };
  const all = (on: Executor, values: Bindings = {}): Promise<readonly R[]> => {
    made ??= compile();
    const { constants, places, sql } = made;
    try {
      const bound = places.map((name, at) => (name === null ? constants[at] : boundTo(name, values)));
      return on.query(sql, bound) as Promise<readonly R[]>;
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };
  return { all, first: (on, values) => all(on, values).then(firstOf) };
};
