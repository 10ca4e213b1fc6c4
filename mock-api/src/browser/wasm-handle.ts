import type { Database, PreparedStatement, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm';
import type { PreparedHandle, SqliteHandle } from '../world/sqlite-database.ts';

const preparedOf = (statement: PreparedStatement): PreparedHandle => {
  const each = (parameters: readonly unknown[], onRow: () => void): void => {
    if (parameters.length > 0) statement.bind(parameters as readonly SqlValue[]);
    try {
      while (statement.step()) onRow();
    } finally {
      // Without a reset the statement keeps its transaction open; without clearing, the memory of its bindings.
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

/** Wraps a connection of the engine for `sqliteDatabase`. */
export const handleOf = (db: Database): SqliteHandle => ({
  prepare: (sql) => preparedOf(db.prepare(sql)),
  exec: (sql) => void db.exec(sql),
  // Closing the connection finalizes its statements.
  close: () => db.close(),
});

/** Opens a copy of an image in memory. Throws if the bytes are not a database. */
export const openImage = ({ capi, oo1, wasm }: Sqlite3Static, image: Uint8Array): Database => {
  const db = new oo1.DB(':memory:');
  const { SQLITE_DESERIALIZE_FREEONCLOSE: freeOnClose, SQLITE_DESERIALIZE_RESIZEABLE: resizeable } = capi;
  const copy = wasm.allocFromTypedArray(image);
  const size = image.byteLength;
  try {
    db.checkRc(capi.sqlite3_deserialize(db, 'main', copy, size, size, freeOnClose | resizeable));
    // Invalid bytes are accepted above; the first statement fails.
    db.exec('select 1 from sqlite_schema');
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
};

/** Exports the bytes of a database; must not run during a change. */
export const imageOf = ({ capi }: Sqlite3Static, db: Database): Uint8Array => capi.sqlite3_js_db_export(db);

/** Creates an empty database in memory. */
export const openEmpty = ({ oo1 }: Sqlite3Static): Database => new oo1.DB(':memory:');
