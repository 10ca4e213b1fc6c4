import Sqlite from 'better-sqlite3';
import type pg from 'pg';
import { seedRows, seedStatements } from '../../../mock-api/src/seed/fill.ts';
import { readSeeds } from '../../../mock-api/src/server/worlds/seeds.ts';
import { postgresDialect } from '../../../mock-api/src/server/worlds/postgres/postgres-dialect.ts';
import { continueIds } from '../../../mock-api/src/server/worlds/postgres/postgres-tables.ts';
import { migrations } from '../../../mock-api/src/world/migrate.ts';
import { sqliteDialect } from '../../../mock-api/src/world/sqlite-dialect.ts';
import { tables, type DatabaseSchema } from '../../../mock-api/src/world/tables.ts';
import type { GeneratedRow } from './generated-row.ts';
import { generatedRows } from './generated-rows.ts';
import type { WorldSize } from './world-size.ts';

type TableName = keyof DatabaseSchema;

const columnsOf = (table: TableName): readonly string[] => Object.keys(tables[table]);
const quoted = (columns: readonly string[]): string => columns.map((each) => `"${each}"`).join(', ');

const isIndex = (sql: string): boolean => sql.startsWith('create index');

/** Creates the file of a generated world on SQLite. Indexes come last, as it is faster. */
export const generateSqlite = (file: string, size: WorldSize, seed: number): void => {
  const db = new Sqlite(file);
  db.pragma('journal_mode = off');
  db.pragma('synchronous = off');
  const statements = migrations(sqliteDialect);
  db.exec('begin');
  for (const sql of statements.filter((each) => !isIndex(each))) db.exec(sql);
  for (const { sql, rows } of seedStatements(readSeeds())) {
    const prepared = db.prepare(sql);
    for (const row of rows) prepared.run(...row);
  }
  const inserts = new Map<TableName, (row: GeneratedRow['row']) => void>();
  for (const { table, row } of generatedRows(size, seed)) {
    let insert = inserts.get(table);
    if (insert === undefined) {
      const columns = columnsOf(table);
      const prepared = db.prepare(
        `insert into "${table}" (${quoted(columns)}) values (${columns.map((each) => `@${each}`).join(', ')})`,
      );
      inserts.set(table, (insert = (each) => void prepared.run(each)));
    }
    insert(row);
  }
  for (const sql of statements.filter(isIndex)) db.exec(sql);
  db.exec('commit');
  db.close();
};

const batchSize = 5000;

const insertBatch = (client: pg.ClientBase, table: TableName, rows: readonly unknown[]): Promise<unknown> => {
  const columns = quoted(columnsOf(table));
  return client.query(
    `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1)`,
    [JSON.stringify(rows)],
  );
};

/** Fills an empty database of PostgreSQL with a generated world, and has it take its statistics. */
export const generatePostgres = async (client: pg.ClientBase, size: WorldSize, seed: number): Promise<void> => {
  const statements = migrations(postgresDialect);
  await client.query('begin');
  for (const sql of statements.filter((each) => !isIndex(each))) await client.query(sql);
  for (const [table, rows] of Object.entries(seedRows(readSeeds())))
    await insertBatch(client, table as TableName, rows);
  const waiting = new Map<TableName, unknown[]>();
  for (const { table, row } of generatedRows(size, seed)) {
    const rows = waiting.get(table) ?? [];
    waiting.set(table, rows);
    rows.push(row);
    if (rows.length === batchSize) await insertBatch(client, table, rows.splice(0));
  }
  for (const [table, rows] of waiting) if (rows.length > 0) await insertBatch(client, table, rows);
  for (const sql of statements.filter(isIndex)) await client.query(sql);
  await client.query(continueIds);
  await client.query('commit');
  await client.query('vacuum analyze');
};
