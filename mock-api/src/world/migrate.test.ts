import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrations } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { schemaVersion, tables } from './tables.ts';

const setUp = () => {
  const db = new Sqlite(':memory:');
  for (const sql of migrations(sqliteDialect)) db.exec(sql);
  return db;
};

test('creates every table as strict, with its columns in order', () => {
  const db = setUp();
  const created = db
    .prepare('select name, strict from pragma_table_list where name in (select name from sqlite_schema)')
    .all();
  for (const [name, columns] of Object.entries(tables)) {
    expect(created).toContainEqual({ name, strict: 1 });
    const names = db.prepare(`select name from pragma_table_info(?)`).pluck().all(name);
    expect(names).toEqual(Object.keys(columns));
  }
});

test('stores the version of the tables', () => {
  const value = setUp().prepare(`select value from meta where key = 'schema'`).pluck().get();
  expect(value).toBe(String(schemaVersion));
});

const guest = `insert into guest (name, "avsStatus", "isVip", "isLocked", "isPaying", "showDataProtection", "loyaltyPoints", "createdAt")`;

test.each([
  ['text for a number', `${guest} values ('Robin', 'unknown', 'yes', 0, 0, 0, 0, '')`, /INTEGER/],
  ['a fraction for an integer', `${guest} values ('Robin', 'unknown', 0, 0, 0, 0, 1.5, '')`, /INTEGER/],
  ['null for a required value', `${guest} values (null, 'unknown', 0, 0, 0, 0, 0, '')`, /NOT NULL/],
  ['the same key twice', `insert into meta (key, value) values ('a', 'b'), ('a', 'c')`, /UNIQUE/],
])('rejects %s', (_, sql, reason) => {
  expect(() => setUp().exec(sql)).toThrow(reason);
});

test('ids are assigned in order', () => {
  const db = setUp();
  db.exec(`${guest} values ('Robin', 'unknown', 0, 0, 0, 0, 0, ''), ('Kim', 'unknown', 0, 0, 0, 0, 0, '')`);
  expect(db.prepare('select id, "avsMessage" from guest').all()).toEqual([
    { id: 1, avsMessage: null },
    { id: 2, avsMessage: null },
  ]);
});
