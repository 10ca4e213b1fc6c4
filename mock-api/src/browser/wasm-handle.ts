import type { Database, PreparedStatement, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm';
import type { PreparedHandle, SqliteHandle } from '../world/database.ts';

const preparedOf = (statement: PreparedStatement): PreparedHandle => {
  const each = (parameters: readonly unknown[], visit: () => void): void => {
    if (parameters.length > 0) statement.bind(parameters as readonly SqlValue[]);
    try {
      while (statement.step()) visit();
    } finally {
      // A statement that keeps its place would hold the transaction open; one that keeps its values, their memory.
      statement.reset();
      statement.clearBindings();
    }
  };
  return {
    reader: statement.columnCount > 0,
    all: (...parameters) => {
      const rows: unknown[] = [];
      each(parameters, () => rows.push(statement.get({})));
      return rows;
    },
    run: (...parameters) => each(parameters, () => undefined),
  };
};

/** The engine's connection as a world's database takes it. */
export const handleOf = (db: Database): SqliteHandle => ({
  prepare: (sql) => preparedOf(db.prepare(sql)),
  exec: (sql) => void db.exec(sql),
  // The connection ends the statements that were prepared on it.
  close: () => db.close(),
});

/** A database in memory that starts as a copy of an image; throws when the bytes are none. */
export const openImage = ({ capi, oo1, wasm }: Sqlite3Static, image: Uint8Array): Database => {
  const db = new oo1.DB(':memory:');
  const { SQLITE_DESERIALIZE_FREEONCLOSE: freed, SQLITE_DESERIALIZE_RESIZEABLE: grows } = capi;
  const copy = wasm.allocFromTypedArray(image);
  const size = image.byteLength;
  try {
    db.checkRc(capi.sqlite3_deserialize(db, 'main', copy, size, size, freed | grows));
    // Bytes that are no database are accepted and found out with the first statement.
    db.exec('select 1 from sqlite_schema');
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
};

/** The bytes of a database as they are now; nothing may be half-way through a change. */
export const imageOf = ({ capi }: Sqlite3Static, db: Database): Uint8Array => capi.sqlite3_js_db_export(db);

/** An empty database in memory. */
export const openEmpty = ({ oo1 }: Sqlite3Static): Database => new oo1.DB(':memory:');
