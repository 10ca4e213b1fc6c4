import { mostCounted } from '@lounge/protocol';
import { DummyDriver, Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect, TextSearch } from './database.ts';
import { Placeholder } from './Placeholder.ts';
import type { DatabaseSchema } from './tables.ts';
import { writeQuery } from './word-query.ts';

/**
 * Writes constants into the SQL; only named parameters are bound. SQLite plans a statement anew at each run where a bound value
 * decides whether a partial index may be used.
 */
class StatementCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Placeholder) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

const syntax = {
  begins: (word: string) => `"${word}"*`,
  is: (word: string) => `"${word}"`,
  and: ' AND ',
  or: ' OR ',
};

/**
 * FTS5 over the rows of `searchDocument`, whose triggers keep it. The index of prefixes finds words of which two to five letters are
 * typed, after the two of kind and language, without reading all of them.
 */
const sqliteTextSearch: TextSearch = {
  index: [
    `create virtual table "searchIndex" using fts5 ("words", content = 'searchDocument', content_rowid = 'id', detail = none, tokenize = 'unicode61 remove_diacritics 0', prefix = '4 5 6 7')`,
    `create trigger "searchDocument_inserted" after insert on "searchDocument" begin insert into "searchIndex" (rowid, "words") values (new."id", new."words"); end`,
    `create trigger "searchDocument_deleted" after delete on "searchDocument" begin insert into "searchIndex" ("searchIndex", rowid, "words") values ('delete', old."id", old."words"); end`,
    `create trigger "searchDocument_updated" after update on "searchDocument" begin insert into "searchIndex" ("searchIndex", rowid, "words") values ('delete', old."id", old."words"); insert into "searchIndex" (rowid, "words") values (new."id", new."words"); end`,
  ],
  queryOf: (query) => writeQuery(query, syntax),
  matches: (query) =>
    sql`(select rowid as id from "searchIndex" where "searchIndex" match ${query} order by rowid limit ${sql.lit(mostCounted)})`,
};

/** SQLite, where the server embeds it and in the browser. Tables are strict: a wrong type fails as it would in other databases. */
export const sqliteDialect: Dialect = {
  name: 'sqlite',
  builder: new Kysely<DatabaseSchema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new StatementCompiler(),
    },
  }),
  columnTypes: {
    id: 'integer primary key autoincrement',
    key: 'text primary key',
    int: 'integer',
    flag: 'integer',
    real: 'real',
    text: 'text',
    json: 'text',
    instant: 'text',
  },
  jsonText: (column, member) => `json_extract("${column}", '$.${member}')`,
  secondsBetween: (from, to) => `((julianday("${to}") - julianday("${from}")) * 86400)`,
  unindexed: (column) => `+"${column}"`,
  isAmongTexts: (column, texts) => sql`${sql.ref(column)} in (select value from json_each(${texts}))`,
  isAmong: (column, ids) => sql`${sql.ref(column)} in (select value from json_each(${ids}))`,
  assignedIds: {
    read: (executor) => executor.query('select name, seq from sqlite_sequence order by name', []),
    restore: async (executor, rows) => {
      // One by one: other tables keep theirs.
      for (const { name, seq } of rows) {
        await executor.query('delete from sqlite_sequence where name = ?', [name]);
        await executor.query('insert into sqlite_sequence (name, seq) values (?, ?)', [name, seq]);
      }
    },
  },
  tableOptions: ' strict',
  indexesNameNulls: false,
  textSearch: sqliteTextSearch,
};
